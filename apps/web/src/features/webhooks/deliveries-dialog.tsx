import type { Delivery, Webhook } from '@notelark/api/webhooks';
import {
  deliveryFaultSentences,
  deliveryStatusLabels,
  webhookScreen,
} from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill, formatClock, formatDay } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeliveries, useWebhookChange } from './queries.ts';

/** What was sent to a webhook, with a way to send it again. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const deliveries = useDeliveries(webhook.id).data?.deliveries;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={webhookScreen.logTitle}
      description={webhook.url}
      width="l"
    >
      {!deliveries && <Skeleton className="h-24" />}
      {deliveries?.length === 0 && (
        <p className="text-sm text-ink-faint">{webhookScreen.logEmpty}</p>
      )}
      {deliveries?.some(isRetried) === true && (
        <p className="text-sm text-ink-soft">{webhookScreen.retried}</p>
      )}
      <ul className="grid gap-4">
        {deliveries?.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </Dialog>
  );
}

/** It failed, and is retried automatically. */
const isRetried = ({ status, attempts }: Delivery): boolean => status === 'waiting' && attempts > 0;

const TONES = { waiting: 'neutral', delivered: 'good', failed: 'danger' } as const;

function Row({ delivery }: { delivery: Delivery }) {
  const { id, event, status, createdAt } = delivery;
  const again = useWebhookChange(
    () => request('POST /api/account/deliveries/{id}/redeliver', { params: { id } }),
    () => toast.success(webhookScreen.sentAgain),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <code>{event}</code>
          {isRetried(delivery) ? (
            <Badge tone="danger">{webhookScreen.retrying}</Badge>
          ) : (
            <Badge tone={TONES[status]}>{deliveryStatusLabels[status]}</Badge>
          )}
        </span>
        <span className="text-xs text-ink-faint">
          {fill(webhookScreen.deliveredAt, {
            day: formatDay(createdAt),
            time: formatClock(createdAt),
          })}
          {factsOf(delivery).map((fact) => ` · ${fact}`)}
        </span>
      </div>
      {(status !== 'waiting' || isRetried(delivery)) && (
        <Button variant="secondary" size="s" busy={again.isPending} onClick={() => again.mutate()}>
          {webhookScreen.again}
        </Button>
      )}
    </li>
  );
}

function factsOf({ attempts, lastStatus, lastFault, lastAttemptAt }: Delivery): string[] {
  const tries = attempts === 1 ? webhookScreen.attempt : webhookScreen.attempts;
  return [
    ...(attempts === 0 ? [] : [fill(tries, { count: attempts })]),
    ...(attempts < 2 || lastAttemptAt === null
      ? []
      : [fill(webhookScreen.lastAttempt, { time: formatClock(lastAttemptAt) })]),
    ...(lastStatus === null ? [] : [fill(webhookScreen.answered, { status: lastStatus })]),
    ...(lastFault === null ? [] : [deliveryFaultSentences[lastFault]]),
  ];
}
