/** What the sandbox keeps: the ledger that a real provider has on its side. Moments are ISO strings: it is stored as JSON. */
interface SandboxCustomer {
  kind: 'customer';
  id: string;
  userId: string;
  email: string;
}

export interface SandboxCheckout {
  kind: 'checkout';
  id: string;
  customerId: string;
  userId: string;
  mode: 'subscription' | 'payment';
  priceId: string;
  trialDays: number;
  status: 'open' | 'complete' | 'expired';
  paymentId: string | null;
  successUrl: string;
  cancelUrl: string;
  createdAt: string;
}

export interface SandboxSubscription {
  kind: 'subscription';
  id: string;
  customerId: string;
  status: 'trialing' | 'active' | 'past-due' | 'ended';
  priceId: string;
  periodEnd: string;
  cancelAtPeriodEnd: boolean;
}

interface SandboxPayment {
  kind: 'payment';
  id: string;
  customerId: string;
  checkoutId: string;
  refunded: boolean;
}

interface SandboxPortal {
  kind: 'portal';
  id: string;
  customerId: string;
  returnUrl: string;
}

export type SandboxObject =
  | SandboxCustomer
  | SandboxCheckout
  | SandboxSubscription
  | SandboxPayment
  | SandboxPortal;
export type SandboxKind = SandboxObject['kind'];
export type ObjectOf<K extends SandboxKind> = Extract<SandboxObject, { kind: K }>;

/** Where the ledger is stored. */
export interface SandboxStore {
  /** Adds it, or replaces the one of its id. */
  put(object: SandboxObject): Promise<void>;
  get<K extends SandboxKind>(kind: K, id: string): Promise<ObjectOf<K> | null>;
  /** A customer's, newest first. */
  ofCustomer<K extends SandboxKind>(kind: K, customerId: string): Promise<ObjectOf<K>[]>;
  /** All of a kind, oldest first. */
  all<K extends SandboxKind>(kind: K): Promise<ObjectOf<K>[]>;
  /** Forgets a customer and everything of that customer. */
  removeCustomer(customerId: string): Promise<void>;
}
