/** Where a subscription stands at the provider. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  status: 'trialing' | 'active' | 'past-due' | 'ended';
  priceId: string;
  productId: string;
  /** End of the paid period or of the trial. */
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
}

/** Where a checkout session stands. */
export interface ProviderCheckout {
  id: string;
  customerId: string | null;
  /** The user that we named when it was started. */
  userId: string | null;
  mode: 'subscription' | 'payment';
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  priceId: string | null;
  /** Id of the payment, for `payment`; what is credited is credited once under it. */
  paymentId: string | null;
  /** True where the payment was given back in full. */
  refunded: boolean;
}

/** An event names what changed and whose it is; its handler reads the present state (`subscription`, `checkout`) instead of trusting it. */
export interface ProviderEvent {
  /** Unique at the provider: each is handled once. */
  id: string;
  subject:
    | { kind: 'subscription'; subscriptionId: string; customerId: string }
    | { kind: 'trial-ending'; subscriptionId: string; customerId: string }
    | { kind: 'payment-failed'; subscriptionId: string; customerId: string }
    | { kind: 'checkout'; checkoutId: string; customerId: string | null }
    | { kind: 'refund'; paymentId: string; customerId: string | null }
    /** An event that means nothing to us. */
    | { kind: 'other'; type: string };
}

export interface CheckoutRequest {
  customerId: string;
  /** Comes back with the checkout: whom to credit. */
  userId: string;
  mode: 'subscription' | 'payment';
  priceId: string;
  /** Days before the first payment, for subscriptions. 0: none. */
  trialDays: number;
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the session's id. */
  successUrl: string;
  cancelUrl: string;
}

/** The provider failed or did not answer: nothing was charged by this call, and it may be tried again. */
export class PaymentsError extends Error {
  override name = 'PaymentsError';
}

/** The signature of a webhook does not hold: not the provider's, or too old. */
export class ForgedEventError extends Error {
  override name = 'ForgedEventError';
}

/** Takes money. Every call may throw PaymentsError. */
export interface Payments {
  /** `none`: this server sells nothing. */
  readonly provider: 'stripe' | 'sandbox' | 'none';
  /** The customer of this user; made at the first call, the same one for the same user ever after. */
  ensureCustomer(user: { userId: string; email: string }): Promise<string>;
  /** For a subscription, the customer's open checkouts of one are closed first: no one pays for two. */
  startCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }>;
  /** null: there is no such session. */
  checkout(id: string): Promise<ProviderCheckout | null>;
  /** The page where a customer changes plan, card or ends the subscription. */
  openPortal(request: { customerId: string; returnUrl: string }): Promise<{ url: string }>;
  /** The customer's newest subscription that is not ended; else the newest ended one; null: never had one. */
  subscription(customerId: string): Promise<ProviderSubscription | null>;
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<ProviderSubscription>;
  /** Ends it now and forgets the customer: the account is being deleted. Doing it twice is no error. */
  deleteCustomer(customerId: string): Promise<void>;
  /** The checkout that a payment came from; null: not ours. */
  checkoutOfPayment(paymentId: string): Promise<ProviderCheckout | null>;
  /** All completed one-time checkouts since a moment, oldest first, for the daily reconciliation. */
  completedPurchases(since: Date): AsyncIterable<ProviderCheckout>;
  /** The payments of refunds that were made since a moment, in any order; one may come more than once. */
  refundedPayments(since: Date): AsyncIterable<string>;
  /** @throws {ForgedEventError} */
  readEvent(rawBody: string, signature: string | undefined): ProviderEvent;
}
