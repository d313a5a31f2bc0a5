import { sandboxScreen } from '../../messages/index.ts';
import { useParams } from 'react-router';
import { PortalPurchases } from '../../features/sandbox/portal-purchases.tsx';
import { planOffers } from '../../features/sandbox/price-names.ts';
import {
  type PortalAction,
  usePortalAction,
  useSandboxPortal,
  useSandboxPrices,
} from '../../features/sandbox/queries.ts';
import type { ApiOutput } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { SandboxPage } from '../sandbox-page.tsx';
import NotFoundPage from './not-found.tsx';

type PortalSubscription = NonNullable<ApiOutput<'GET /api/sandbox/portals/{id}'>['subscription']>;

/** The sandbox's customer portal: what a provider's would do, and what only time would bring about. */
export default function SandboxPortalPage() {
  const { id = '' } = useParams();
  const portal = useSandboxPortal(id);
  if (portal.isError) return <NotFoundPage />;
  if (!portal.data) return <Skeleton className="mx-auto h-96 max-w-2xl" />;
  const { subscription, purchases, returnUrl } = portal.data;
  return (
    <SandboxPage title={sandboxScreen.portalTitle} className="max-w-2xl">
      <h2 className="text-lg font-semibold">{sandboxScreen.present}</h2>
      {subscription && subscription.status !== 'ended' ? (
        <Manage id={id} subscription={subscription} />
      ) : (
        <p>{sandboxScreen.none}</p>
      )}
      <PortalPurchases id={id} purchases={purchases} />
      <a href={returnUrl} className="link w-fit text-sm">
        {sandboxScreen.back}
      </a>
    </SandboxPage>
  );
}

function Manage({ id, subscription }: { id: string; subscription: PortalSubscription }) {
  const prices = useSandboxPrices();
  const act = usePortalAction(id);
  const offers = prices.data ? planOffers(prices.data) : [];
  const own = offers.find(({ priceId }) => priceId === subscription.priceId);
  const run = (action: PortalAction) =>
    act.mutate(action, {
      onSuccess: () => toast.success(sandboxScreen.done),
      onError: (error) => toast.error(error.message),
    });
  const button = (label: string, action: PortalAction) => (
    <Button key={label} variant="secondary" busy={act.isPending} onClick={() => run(action)}>
      {label}
    </Button>
  );
  return (
    <>
      <div>
        <p className="font-semibold">{own?.name}</p>
        <p className="text-ink-soft">{own?.amount}</p>
        <p className="text-sm text-ink-soft">{stateOf(subscription)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {offers
          .filter(({ priceId }) => priceId !== subscription.priceId)
          .map(({ priceId, name }) =>
            button(changeLabel(name), { action: 'change-plan', priceId }),
          )}
        {subscription.cancelAtPeriodEnd
          ? button(sandboxScreen.resume, { action: 'resume' })
          : button(sandboxScreen.cancelSubscription, { action: 'cancel' })}
      </div>
      <div className="grid gap-3 border-t border-line pt-5">
        <h3 className="font-semibold">{sandboxScreen.simulate}</h3>
        <div className="flex flex-wrap gap-3">
          {button(sandboxScreen.failPayment, { action: 'fail-payment' })}
          {subscription.status === 'trialing' &&
            button(sandboxScreen.announceTrialEnd, { action: 'announce-trial-end' })}
          {button(sandboxScreen.endNow, { action: 'end-now' })}
        </div>
      </div>
    </>
  );
}

const changeLabel = (name: string): string => {
  const [plan = '', period = ''] = name.split(', ');
  return fill(sandboxScreen.changeTo, { plan, period });
};

function stateOf({ status, periodEnd, cancelAtPeriodEnd }: PortalSubscription): string {
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(periodEnd));
  if (status === 'past-due') return sandboxScreen.pastDue;
  if (cancelAtPeriodEnd) return fill(sandboxScreen.ends, { date });
  return fill(status === 'trialing' ? sandboxScreen.trialEnds : sandboxScreen.renews, { date });
}
