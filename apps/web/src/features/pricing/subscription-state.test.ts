import { expect, it } from 'vitest';
import { subscriptionStateOf } from './subscription-state.ts';

const paid = {
  subscribed: true,
  subscriptionEnd: '2026-12-01T12:00:00.000Z',
  trialing: false,
  cancelAtPeriodEnd: false,
  paymentFailed: false,
};

it.each([
  [{}, 'Renews on Dec 1, 2026'],
  [{ trialing: true }, 'Trial until Dec 1, 2026, then paid'],
  [{ cancelAtPeriodEnd: true }, 'Cancelled, ends on Dec 1, 2026'],
  [{ cancelAtPeriodEnd: true, trialing: true }, 'Cancelled, ends on Dec 1, 2026'],
  [{ paymentFailed: true }, 'The last payment failed. Please check your card.'],
  [{ subscribed: false, subscriptionEnd: null }, null],
])('a subscription that is %o: %s', (state, sentence) => {
  expect(subscriptionStateOf({ ...paid, ...state })).toBe(sentence);
});
