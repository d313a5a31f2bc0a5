import { describe, expect, it } from 'vitest';
import { ForgedEventError } from '../../ports/payments.ts';
import {
  customersOf,
  type DeliveredEvent,
  listed,
  type PaymentsSubject,
} from './payments-subject.ts';

/** What every payment provider promises about add-ons, and about the events that tell of everything. */
export function purchasesCompliance(subject: () => PaymentsSubject): void {
  const { payments, customer, startAddon, subjectsOf, subscriber, buyer } = customersOf(subject);
  const genuine = async (): Promise<DeliveredEvent> => {
    await buyer();
    const event = subject().delivered.at(-1);
    if (!event) throw new Error('nothing was delivered');
    return event;
  };

  describe('an add-on', () => {
    it('is found by its checkout, by its payment and among the purchases', async () => {
      const person = await customer();
      const { id } = await startAddon(person);
      const events = await subjectsOf(() => subject().pages.pay(id));
      const { customerId } = person;
      expect(events).toContainEqual({ kind: 'checkout', checkoutId: id, customerId });
      const checkout = await payments().checkout(id);
      expect(checkout).toMatchObject({
        status: 'complete',
        paid: true,
        userId: person.user.userId,
        priceId: subject().prices.addon,
        refunded: false,
      });
      const paymentId = checkout?.paymentId ?? '';
      expect(paymentId).not.toBe('');
      expect(await payments().checkoutOfPayment(paymentId)).toEqual(checkout);
    });

    it('is listed since a moment, oldest first, without what is no purchase', async () => {
      const [first, second, open, plan] = [
        await buyer(),
        await buyer(),
        await startAddon(await customer()),
        await subscriber(),
      ];
      const hourAgo = new Date(subject().now().getTime() - 3_600_000);
      const purchases = await listed(payments().completedPurchases(hourAgo));
      const ids = purchases.map((purchase) => purchase.id);
      expect(ids.indexOf(first.checkoutId)).toBeGreaterThanOrEqual(0);
      expect(ids.indexOf(second.checkoutId)).toBeGreaterThan(ids.indexOf(first.checkoutId));
      expect(ids).not.toContain(open.id);
      expect(purchases.map(({ customerId }) => customerId)).not.toContain(plan.customerId);
      const later = new Date(subject().now().getTime() + 3_600_000);
      expect(await listed(payments().completedPurchases(later))).toEqual([]);
    });

    it('that is given back says so, in its event, its checkout and the list of refunds', async () => {
      const [kept, returned] = [await buyer(), await buyer()];
      const { paymentId, checkoutId, customerId } = returned;
      const events = await subjectsOf(() => subject().pages.refund(paymentId));
      expect(events).toContainEqual({ kind: 'refund', paymentId, customerId });
      expect(await payments().checkout(checkoutId)).toMatchObject({ refunded: true });
      expect(await payments().checkoutOfPayment(paymentId)).toMatchObject({ refunded: true });
      expect(await payments().checkout(kept.checkoutId)).toMatchObject({ refunded: false });
      const hourAgo = new Date(subject().now().getTime() - 3_600_000);
      const refunds = await listed(payments().refundedPayments(hourAgo));
      expect(refunds).toContain(paymentId);
      expect(refunds).not.toContain(kept.paymentId);
    });
  });

  describe('an event', () => {
    it('has an id of its own, which stays when it is sent again', async () => {
      const [one, other] = [await genuine(), await genuine()];
      const read = ({ body, signature }: DeliveredEvent) => payments().readEvent(body, signature);
      expect(read(one).id).toBe(read(one).id);
      expect(read(one).id).not.toBe(read(other).id);
      const again = subject().sign(one.body, subject().now());
      expect(payments().readEvent(one.body, again)).toEqual(read(one));
    });

    it('that is forged, changed, unsigned or old is refused', async () => {
      const { body, signature } = await genuine();
      const { sign, now } = subject();
      const forgeries: [string, string | undefined][] = [
        [body, undefined],
        [body, ''],
        [body, 't=1,v1=00'],
        [`${body} `, signature],
        [body, sign(body, now(), 'another secret')],
        [body, sign(body, new Date(now().getTime() - 600_000))],
      ];
      for (const [text, signed] of forgeries)
        expect(() => payments().readEvent(text, signed)).toThrow(ForgedEventError);
    });
  });
}
