import { plans } from '@notelark/api/plans';
import type { Actor } from '../../platform/actor.ts';
import type { AdvisoryLocks } from '../../platform/database/advisory-locks.ts';
import { AppError } from '../../platform/errors.ts';
import type { CheckoutRequest } from '../../ports/payments.ts';
import { addonOfPrice, planOfPrice } from './prices.policy.ts';
import { type BillingDeps, paymentsFault, type Subscriptions } from './billing.service.ts';

/** The provider answers within seconds, or the call fails. */
const LOCK_WAIT_MS = 30_000;

const SESSION = '{CHECKOUT_SESSION_ID}';

interface CheckoutDeps extends BillingDeps {
  locks: AdvisoryLocks;
}

/** Starts what happens on the provider's pages. The addresses to return to are our own, never the caller's. */
export class Checkouts {
  readonly #deps: CheckoutDeps;
  readonly #subscriptions: Subscriptions;
  readonly #publicUrl: URL;

  constructor(deps: CheckoutDeps, subscriptions: Subscriptions, publicUrl: URL) {
    this.#deps = deps;
    this.#subscriptions = subscriptions;
    this.#publicUrl = publicUrl;
  }

  /**
   * Who has a subscription is sent to the portal, or they would pay for two. One call of a user's at a time, in all
   * processes: each closes the checkouts before it, and only the last can be paid.
   * @throws {AppError} `invalid-price`, `temporarily-unavailable`.
   */
  async subscribe(actor: Actor, priceId: string): Promise<{ url: string }> {
    const lock = { signal: AbortSignal.timeout(LOCK_WAIT_MS), onWanted: () => {} };
    const release = await this.#deps.locks
      .acquire(`checkout:${actor.userId}`, lock)
      .catch((cause: unknown) => {
        throw new AppError('temporarily-unavailable', { cause });
      });
    try {
      return await this.#subscribeAlone(actor, priceId);
    } finally {
      await release();
    }
  }

  async #subscribeAlone(actor: Actor, priceId: string): Promise<{ url: string }> {
    const price = planOfPrice(this.#deps.prices, priceId);
    if (!price) throw new AppError('invalid-price');
    const customerId = await this.#subscriptions.customer(actor);
    await paymentsFault(() => this.#subscriptions.refresh(actor.userId, customerId));
    const present = await this.#subscriptions.stored(actor.userId);
    if (present.subscribed) return this.portal(actor);
    // Agreed by contract: what is bought beside it would be paid for nothing.
    if (present.plan === 'enterprise') throw new AppError('invalid-price');
    const trialDays = present.hadSubscription ? 0 : plans[price.plan].trialDays;
    return this.#start({
      customerId,
      userId: actor.userId,
      mode: 'subscription',
      priceId,
      trialDays,
      successUrl: this.#address('success=true'),
      cancelUrl: this.#address('canceled=true'),
    });
  }

  /** @throws {AppError} `invalid-package` */
  async buyAddon(actor: Actor, priceId: string): Promise<{ url: string }> {
    if (!addonOfPrice(this.#deps.prices, priceId)) throw new AppError('invalid-package');
    return this.#start({
      customerId: await this.#subscriptions.customer(actor),
      userId: actor.userId,
      mode: 'payment',
      priceId,
      trialDays: 0,
      successUrl: this.#address(`addon_success=true&session_id=${SESSION}`),
      cancelUrl: this.#address('addon_canceled=true'),
    });
  }

  /** @throws {AppError} `no-subscription` where the user never was a customer. */
  async portal(actor: Actor): Promise<{ url: string }> {
    const customerId = await this.#subscriptions.knownCustomer(actor.userId);
    if (!customerId) throw new AppError('no-subscription');
    await this.#subscriptions.expectChange(actor.userId);
    return paymentsFault(() =>
      this.#deps.payments.openPortal({ customerId, returnUrl: this.#address('') }),
    );
  }

  async #start(request: CheckoutRequest): Promise<{ url: string }> {
    const { url } = await paymentsFault(() => this.#deps.payments.startCheckout(request));
    await this.#subscriptions.expectChange(request.userId);
    return { url };
  }

  #address(query: string): string {
    return new URL(`/pricing${query && `?${query}`}`, this.#publicUrl).href.replace(
      encodeURIComponent(SESSION),
      SESSION,
    );
  }
}
