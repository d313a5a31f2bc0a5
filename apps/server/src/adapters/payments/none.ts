import { ForgedEventError, type Payments, PaymentsError } from '../../ports/payments.ts';

const refuse = (): never => {
  throw new PaymentsError('no payment provider is set up');
};

const nothing: AsyncIterable<never> = {
  [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }),
};

/** For a server that sells nothing: accounts keep their plans, and an attempt to buy answers that nothing was charged. */
export function noPayments(): Payments {
  return {
    provider: 'none',
    ensureCustomer: async () => refuse(),
    startCheckout: async () => refuse(),
    checkout: async () => null,
    openPortal: async () => refuse(),
    subscription: async () => null,
    setCancelAtPeriodEnd: async () => refuse(),
    deleteCustomer: async () => {},
    checkoutOfPayment: async () => null,
    completedPurchases: () => nothing,
    refundedPayments: () => nothing,
    readEvent: () => {
      throw new ForgedEventError('there is no provider that could have sent it');
    },
  };
}
