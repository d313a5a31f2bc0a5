import { describe, expect, it } from 'vitest';
import { PaymentsError } from '../../ports/payments.ts';
import { customersOf, type PaymentsSubject } from './payments-subject.ts';

const DAY_MS = 86_400_000;

/** What every payment provider promises about subscriptions. */
export function subscriptionsCompliance(subject: () => PaymentsSubject): void {
  const { payments, customer, start, subjectsOf, subscriber } = customersOf(subject);

  describe('a subscription', () => {
    it('begins with its trial, and the events name it and its checkout', async () => {
      const person = await customer();
      const { id } = await start(person, { trialDays: 7 });
      const events = await subjectsOf(() => subject().pages.pay(id));
      const subscription = await payments().subscription(person.customerId);
      expect(subscription).toMatchObject({
        customerId: person.customerId,
        status: 'trialing',
        priceId: subject().prices.pro,
        cancelAtPeriodEnd: false,
      });
      expect(subscription?.productId).not.toBe('');
      const days = ((subscription?.periodEnd.getTime() ?? 0) - subject().now().getTime()) / DAY_MS;
      expect(days).toBeCloseTo(7, 1);
      const subscriptionId = subscription?.id ?? '';
      const { customerId } = person;
      expect(events).toContainEqual({ kind: 'subscription', subscriptionId, customerId });
      expect(events).toContainEqual({ kind: 'checkout', checkoutId: id, customerId });
      expect(await payments().checkout(id)).toMatchObject({ status: 'complete', paid: true });
    });

    it('without a trial is paid from the first day', async () => {
      const { subscription } = await subscriber();
      expect(subscription.status).toBe('active');
      expect(subscription.periodEnd.getTime()).toBeGreaterThan(
        subject().now().getTime() + 27 * DAY_MS,
      );
    });

    it('is cancelled at the end of its period and resumed, by us and in the portal', async () => {
      const { customerId, subscriptionId } = await subscriber();
      const present = async () => (await payments().subscription(customerId))?.cancelAtPeriodEnd;
      const set = (cancel: boolean) => payments().setCancelAtPeriodEnd(subscriptionId, cancel);
      expect(await set(true)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
      expect(await present()).toBe(true);
      expect(await set(false)).toMatchObject({ cancelAtPeriodEnd: false });
      const events = await subjectsOf(() => subject().pages.cancel(subscriptionId));
      expect(events).toContainEqual({ kind: 'subscription', subscriptionId, customerId });
      expect(await present()).toBe(true);
      expect(await set(false)).toMatchObject({ cancelAtPeriodEnd: false });
      expect(await present()).toBe(false);
    });

    it('takes another price in the portal', async () => {
      const { customerId, subscriptionId } = await subscriber();
      const { business } = subject().prices;
      const events = await subjectsOf(() => subject().pages.changePrice(subscriptionId, business));
      expect(events).toContainEqual({ kind: 'subscription', subscriptionId, customerId });
      expect(await payments().subscription(customerId)).toMatchObject({
        id: subscriptionId,
        priceId: business,
        status: 'active',
      });
    });

    it('says that a trial ends soon, and that a payment failed', async () => {
      const { customerId, subscriptionId } = await subscriber({ trialDays: 7 });
      const about = { subscriptionId, customerId };
      const soon = await subjectsOf(() => subject().pages.announceTrialEnd(subscriptionId));
      expect(soon).toContainEqual({ kind: 'trial-ending', ...about });
      const failed = await subjectsOf(() => subject().pages.failPayment(subscriptionId));
      expect(failed).toContainEqual({ kind: 'payment-failed', ...about });
      expect(await payments().subscription(customerId)).toMatchObject({ status: 'past-due' });
    });

    it('ends, and gives way to the next one', async () => {
      const person = await subscriber();
      const { customerId, subscriptionId } = person;
      const events = await subjectsOf(() => subject().pages.end(subscriptionId));
      expect(events).toContainEqual({ kind: 'subscription', subscriptionId, customerId });
      const ended = await payments().subscription(customerId);
      expect(ended).toMatchObject({ id: subscriptionId, status: 'ended' });
      const { id } = await start(person);
      await subject().pages.pay(id);
      const next = await payments().subscription(customerId);
      expect(next?.status).toBe('active');
      expect(next?.id).not.toBe(subscriptionId);
    });

    it('that does not exist can’t be cancelled', async () => {
      const cancel = payments().setCancelAtPeriodEnd('sub_of_nobody', true);
      await expect(cancel).rejects.toBeInstanceOf(PaymentsError);
    });
  });
}
