import type { Prices } from '@notelark/api/billing';
import type { z } from 'zod';
import type { sandboxRoutes } from '@notelark/api/sandbox';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { planOfPrice } from './prices.policy.ts';
import { paymentsFault } from './billing.service.ts';

type PortalAction = z.output<(typeof sandboxRoutes)['POST /api/sandbox/portals/{id}']['body']>;
type SubscriptionAction = Exclude<PortalAction, { action: 'refund' }>;

/** What the sandbox's pages need of it; the adapter has it. */
export interface SandboxConsole {
  readCheckout(id: string): Promise<SandboxCheckoutPage | null>;
  readPortal(id: string): Promise<SandboxPortalPage | null>;
  /** @returns where to go next; null: the card was declined. */
  pay(checkoutId: string, card: string): Promise<string | null>;
  changePrice(subscriptionId: string, priceId: string): Promise<void>;
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<unknown>;
  end(subscriptionId: string): Promise<void>;
  failPayment(subscriptionId: string): Promise<void>;
  remindOfTrial(subscriptionId: string): Promise<void>;
  refund(paymentId: string): Promise<void>;
}

export interface SandboxCheckoutPage {
  userId: string;
  id: string;
  priceId: string;
  status: 'open' | 'complete' | 'expired';
  trialDays: number;
  cancelUrl: string;
}

export interface SandboxPortalPage {
  userId: string;
  returnUrl: string;
  subscription: {
    id: string;
    status: 'trialing' | 'active' | 'past-due' | 'ended';
    priceId: string;
    periodEnd: Date;
    cancelAtPeriodEnd: boolean;
  } | null;
  purchases: { paymentId: string; priceId: string; refunded: boolean }[];
}

/** The pages of the sandbox, each for the customer that they were made for. */
export class SandboxPages {
  readonly #console: SandboxConsole;
  readonly #prices: Prices;

  constructor(sandboxConsole: SandboxConsole, prices: Prices) {
    this.#console = sandboxConsole;
    this.#prices = prices;
  }

  async checkout(actor: Actor, id: string): Promise<SandboxCheckoutPage> {
    return own(actor, await this.#console.readCheckout(id));
  }

  /** @throws {AppError} `card-declined`; `not-found` where nothing is left to pay. */
  async pay(actor: Actor, id: string, card: string): Promise<{ url: string }> {
    const { status } = await this.checkout(actor, id);
    if (status !== 'open') throw new AppError('not-found');
    const url = await paymentsFault(() => this.#console.pay(id, card));
    if (url === null) throw new AppError('card-declined');
    return { url };
  }

  async portal(actor: Actor, id: string): Promise<SandboxPortalPage> {
    return own(actor, await this.#console.readPortal(id));
  }

  /** @throws {AppError} `no-subscription`, `invalid-price`, `not-found` for another user's purchase. */
  async act(actor: Actor, id: string, action: PortalAction): Promise<void> {
    const { subscription, purchases } = await this.portal(actor, id);
    if (action.action === 'refund') {
      if (!purchases.some(({ paymentId }) => paymentId === action.paymentId))
        throw new AppError('not-found');
      return paymentsFault(() => this.#console.refund(action.paymentId));
    }
    if (!subscription || subscription.status === 'ended') throw new AppError('no-subscription');
    if (action.action === 'change-plan' && !planOfPrice(this.#prices, action.priceId))
      throw new AppError('invalid-price');
    await paymentsFault(() => this.#do(subscription.id, action));
  }

  async #do(subscriptionId: string, action: SubscriptionAction): Promise<unknown> {
    switch (action.action) {
      case 'change-plan':
        return this.#console.changePrice(subscriptionId, action.priceId);
      case 'cancel':
        return this.#console.setCancelAtPeriodEnd(subscriptionId, true);
      case 'resume':
        return this.#console.setCancelAtPeriodEnd(subscriptionId, false);
      case 'end-now':
        return this.#console.end(subscriptionId);
      case 'fail-payment':
        return this.#console.failPayment(subscriptionId);
      default:
        return this.#console.remindOfTrial(subscriptionId);
    }
  }
}

/** Another's page is answered like one that does not exist. */
function own<T extends { userId: string }>(actor: Actor, page: T | null): T {
  if (page?.userId !== actor.userId) throw new AppError('not-found');
  return page;
}
