import { sandboxScreen } from '../../messages/index.ts';
import type { ApiOutput } from '../../lib/client.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { offersOf } from './price-names.ts';
import { usePortalAction, useSandboxPrices } from './queries.ts';

interface PortalPurchasesProps {
  id: string;
  purchases: ApiOutput<'GET /api/sandbox/portals/{id}'>['purchases'];
}

/** The add-ons of a customer, each of which a support team could give back. */
export function PortalPurchases({ id, purchases }: PortalPurchasesProps) {
  const prices = useSandboxPrices();
  const act = usePortalAction(id);
  if (purchases.length === 0 || !prices.data) return null;
  const offers = offersOf(prices.data);
  const refund = (paymentId: string) =>
    act.mutate(
      { action: 'refund', paymentId },
      {
        onSuccess: () => toast.success(sandboxScreen.done),
        onError: (error) => toast.error(error.message),
      },
    );
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <h3 className="font-semibold">{sandboxScreen.purchases}</h3>
      <ul className="grid gap-3">
        {purchases.map(({ paymentId, priceId, refunded }) => (
          <li key={paymentId} className="flex flex-wrap items-center justify-between gap-3">
            {offers.find((offer) => offer.priceId === priceId)?.name}
            {refunded ? (
              <Badge>{sandboxScreen.refunded}</Badge>
            ) : (
              <Button variant="secondary" busy={act.isPending} onClick={() => refund(paymentId)}>
                {sandboxScreen.refund}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
