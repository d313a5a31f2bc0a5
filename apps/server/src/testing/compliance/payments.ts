import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ProviderCheckout } from '../../ports/payments.ts';
import { purchasesCompliance } from './payments-purchases.ts';
import { customersOf, type PaymentsSubject } from './payments-subject.ts';
import { subscriptionsCompliance } from './payments-subscriptions.ts';

/** What every payment provider promises. */
export function paymentsCompliance(subject: () => PaymentsSubject): void {
  const { payments, customer, start, startAddon, subscriber } = customersOf(subject);

  describe('a customer', () => {
    it('is the same for the same user, ever after and for two calls at once', async () => {
      const user = { userId: randomUUID(), email: 'ada+notes@example.com' };
      const ids = await Promise.all([1, 2].map(() => payments().ensureCustomer(user)));
      expect(new Set([...ids, await payments().ensureCustomer(user)]).size).toBe(1);
    });

    it('is another for another user, also with the same address', async () => {
      const [one, other] = await Promise.all(
        [1, 2].map(() =>
          payments().ensureCustomer({ userId: randomUUID(), email: 'both@example.com' }),
        ),
      );
      expect(one).not.toBe(other);
    });

    it('has no subscription at first, and a portal', async () => {
      const { customerId } = await customer();
      expect(await payments().subscription(customerId)).toBeNull();
      const { url } = await payments().openPortal({
        customerId,
        returnUrl: 'https://notelark.example/pricing',
      });
      expect(new URL(url).protocol).toMatch(/^https?:$/);
    });

    it('who is deleted has no live subscription any more; deleting twice is no error', async () => {
      const { customerId } = await subscriber();
      await payments().deleteCustomer(customerId);
      await payments().deleteCustomer(customerId);
      expect((await payments().subscription(customerId))?.status ?? 'ended').toBe('ended');
    });
  });

  describe('a checkout', () => {
    it('is open and unpaid when it starts, and knows whom and what it is for', async () => {
      const person = await customer();
      const { id, url } = await startAddon(person);
      expect(new URL(url).protocol).toMatch(/^https?:$/);
      expect(await payments().checkout(id)).toMatchObject({
        id,
        customerId: person.customerId,
        userId: person.user.userId,
        mode: 'payment',
        status: 'open',
        paid: false,
        priceId: subject().prices.addon,
        paymentId: null,
        refunded: false,
      } satisfies Partial<ProviderCheckout>);
    });

    it('stays open and changes nothing when the card is declined', async () => {
      const person = await customer();
      const { id } = await start(person);
      await subject().pages.decline(id);
      expect(await payments().checkout(id)).toMatchObject({ status: 'open', paid: false });
      expect(await payments().subscription(person.customerId)).toBeNull();
      await subject().pages.pay(id);
      expect(await payments().subscription(person.customerId)).toMatchObject({ status: 'active' });
    });

    it('of a subscription is closed when another begins; that of an add-on is not', async () => {
      const person = await customer();
      const [addon, first] = [await startAddon(person), await start(person)];
      const second = await start(person, { priceId: subject().prices.business });
      expect(await payments().checkout(first.id)).toMatchObject({ status: 'expired', paid: false });
      expect(await payments().checkout(addon.id)).toMatchObject({ status: 'open' });
      await expect(subject().pages.pay(first.id)).rejects.toThrow('not open');
      await subject().pages.pay(second.id);
      expect(await payments().subscription(person.customerId)).toMatchObject({
        priceId: subject().prices.business,
      });
    });

    it('that does not exist is none', async () => {
      expect(await payments().checkout('cs_of_nobody')).toBeNull();
      expect(await payments().checkout('../customers')).toBeNull();
      expect(await payments().checkoutOfPayment('pi_of_nobody')).toBeNull();
    });
  });

  subscriptionsCompliance(subject);
  purchasesCompliance(subject);
}
