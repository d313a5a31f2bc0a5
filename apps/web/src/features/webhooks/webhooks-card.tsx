import type { Webhook } from '@notelark/api/webhooks';
import { useId, useState } from 'react';
import {
  deliveryFaultSentences,
  webhookEventLabels,
  webhookScreen,
  webhookSecretWords,
} from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill, formatClock, formatDay } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { AddWebhookDialog } from './add-webhook-dialog.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { useWebhookChange, useWebhooks } from './queries.ts';

type Asked = { to: 'log' | 'remove'; webhook: Webhook };

/** The servers that are called when something happens in the library. */
export function WebhooksCard() {
  const heading = useId();
  const webhooks = useWebhooks().data?.webhooks;
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!webhooks) return null;
  return (
    <section aria-labelledby={heading}>
      <Card className="grid gap-4">
        <div className="grid gap-1">
          <h2 id={heading} className="text-lg font-semibold">
            {webhookScreen.title}
          </h2>
          <p className="text-sm text-ink-soft">{webhookScreen.text}</p>
        </div>
        {webhooks.length === 0 ? (
          <p className="text-sm text-ink-faint">{webhookScreen.none}</p>
        ) : (
          <ul className="grid gap-5">
            {webhooks.map((webhook) => (
              <Row key={webhook.id} webhook={webhook} onAsk={setAsked} />
            ))}
          </ul>
        )}
        <Button variant="secondary" className="w-fit" onClick={() => setAdding(true)}>
          {webhookScreen.add}
        </Button>
      </Card>
      {adding && (
        <AddWebhookDialog
          onClose={() => setAdding(false)}
          onAdded={(made) => {
            setAdding(false);
            setSecret(made);
          }}
        />
      )}
      {secret !== null && (
        <SecretDialog secret={secret} words={webhookSecretWords} onClose={() => setSecret(null)} />
      )}
      {asked?.to === 'log' && (
        <DeliveriesDialog webhook={asked.webhook} onClose={() => setAsked(null)} />
      )}
      {asked?.to === 'remove' && (
        <RemoveDialog webhook={asked.webhook} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

interface RowProps {
  webhook: Webhook;
  onAsk: (asked: Asked) => void;
}

function Row({ webhook, onAsk }: RowProps) {
  const { id, url, events, enabled } = webhook;
  const params = { id };
  const test = useWebhookChange(
    () => request('POST /api/account/webhooks/{id}/test', { params }),
    () => toast.success(webhookScreen.testSent),
  );
  const turn = useWebhookChange(() =>
    request('PATCH /api/account/webhooks/{id}', { params, body: { enabled: !enabled } }),
  );
  return (
    <li className="grid gap-2 text-sm">
      <span className="font-medium wrap-anywhere">{url}</span>
      <span className="flex flex-wrap gap-2">
        {!enabled && <Badge tone="danger">{webhookScreen.off}</Badge>}
        {events.map((event) => (
          <Badge key={event}>{webhookEventLabels[event]}</Badge>
        ))}
      </span>
      <GivenUp webhook={webhook} onLog={() => onAsk({ to: 'log', webhook })} />
      <span className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="s"
          busy={test.isPending}
          aria-label={fill(webhookScreen.testOf, { url })}
          onClick={() => test.mutate()}
        >
          {webhookScreen.test}
        </Button>
        <Button
          variant="secondary"
          size="s"
          aria-label={fill(webhookScreen.logOf, { url })}
          onClick={() => onAsk({ to: 'log', webhook })}
        >
          {webhookScreen.log}
        </Button>
        <Button variant="secondary" size="s" busy={turn.isPending} onClick={() => turn.mutate()}>
          {enabled ? webhookScreen.turnOff : webhookScreen.turnOn}
        </Button>
        <Button
          variant="secondary"
          size="s"
          aria-label={fill(webhookScreen.removeOf, { url })}
          onClick={() => onAsk({ to: 'remove', webhook })}
        >
          {webhookScreen.remove}
        </Button>
      </span>
    </li>
  );
}

/** By the Standard Webhooks scheme this answer ends a subscription. */
const GONE = 410;

/** That messages were given up, why, and what to do next. */
function GivenUp({ webhook, onLog }: { webhook: Webhook; onLog: () => void }) {
  const { givenUp, enabled } = webhook;
  if (!givenUp) return null;
  const { count, at, lastStatus, lastFault } = givenUp;
  const { one, many } = webhookScreen.givenUp;
  const time = `${formatDay(at)}, ${formatClock(at)}`;
  return (
    <Alert>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60">
          {[
            fill(count === 1 ? one : many, { count, time }),
            ...(lastStatus === null
              ? []
              : [fill(webhookScreen.serverAnswered, { status: lastStatus })]),
            ...(lastFault === null ? [] : [deliveryFaultSentences[lastFault]]),
            !enabled && lastStatus === GONE ? webhookScreen.turnedOff : webhookScreen.givenUpNext,
          ].join(' ')}
        </p>
        <Button variant="secondary" size="s" onClick={onLog}>
          {webhookScreen.openLog}
        </Button>
      </div>
    </Alert>
  );
}

function RemoveDialog({
  webhook: { id, url },
  onClose,
}: {
  webhook: Webhook;
  onClose: () => void;
}) {
  const remove = useWebhookChange(
    () => request('DELETE /api/account/webhooks/{id}', { params: { id } }),
    () => {
      onClose();
      toast.success(webhookScreen.removed);
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={webhookScreen.removeTitle}
      description={fill(webhookScreen.removeText, { url })}
      cancelLabel={webhookScreen.cancel}
      confirmLabel={webhookScreen.remove}
      busy={remove.isPending}
      danger
      onConfirm={() => remove.mutate()}
    />
  );
}
