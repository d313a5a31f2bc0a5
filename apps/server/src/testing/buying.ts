import type { sandboxRoutes } from '@notelark/api/sandbox';
import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import type { z } from 'zod';
import type { SandboxConsole } from '../adapters/payments/sandbox/console.ts';
import { signatureOf } from '../adapters/payments/sandbox/signature.ts';
import { balanceCredits, paymentEvents } from '../platform/database/schema/index.ts';
import { deriveKey } from '../platform/secret.ts';
import type { TestApp } from './app.ts';
import type { TestUser } from './users.ts';

const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

type PortalAction = z.input<(typeof sandboxRoutes)['POST /api/sandbox/portals/{id}']['body']>;

/** The id that ends the address of one of the sandbox's pages. */
export const pageId = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** What people do with their money in a test's product, whose payments the sandbox takes. */
export class Buying {
  readonly #app: TestApp;

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** The provider's side: its staff, and time. */
  get sandboxConsole(): SandboxConsole {
    const { sandbox } = this.#app.product.billing;
    if (!sandbox) throw new Error('the sandbox is not what takes payments');
    return sandbox;
  }

  async start(as: TestUser, priceId: string): Promise<string> {
    const body = { priceId };
    const { body: page } = priceId.startsWith('price_addon')
      ? await this.#app.call('POST /api/functions/purchase-addon', { body }, { as })
      : await this.#app.call('POST /api/functions/create-checkout', { body }, { as });
    return pageId(page.url);
  }

  pay(as: TestUser, id: string, card = GOOD_CARD) {
    const input = { params: { id }, body: { card } };
    return this.#app.call('POST /api/sandbox/checkouts/{id}/pay', input, { as });
  }

  async subscribe(as: TestUser, priceId: string): Promise<void> {
    await this.pay(as, await this.start(as, priceId));
  }

  /** @returns the id of the checkout that was paid. */
  async buyAddon(as: TestUser, priceId = 'price_addon_10h'): Promise<string> {
    const id = await this.start(as, priceId);
    await this.pay(as, id);
    return id;
  }

  verify(as: TestUser, sessionId: string) {
    const input = { body: { sessionId } };
    return this.#app.call('POST /api/functions/verify-addon-payment', input, { as });
  }

  async inPortal(as: TestUser, action: PortalAction) {
    const { body } = await this.#app.call('POST /api/functions/customer-portal', {}, { as });
    const input = { params: { id: pageId(body.url) }, body: action };
    return this.#app.call('POST /api/sandbox/portals/{id}', input, { as });
  }

  async check(as: TestUser) {
    return (await this.#app.call('POST /api/functions/check-subscription', {}, { as })).body;
  }

  async untilPlan(as: TestUser, plan: string): Promise<void> {
    await until(`the plan is ${plan}`, async () => (await this.check(as)).plan === plan);
  }

  /** The seconds that were credited and taken back, in order. */
  async credits(as: TestUser): Promise<number[]> {
    const rows = await this.#app.db
      .select()
      .from(balanceCredits)
      .where(eq(balanceCredits.userId, as.actor.userId));
    return rows.map(({ seconds }) => seconds).toSorted((a, b) => b - a);
  }

  async untilCredits(as: TestUser, seconds: readonly number[]): Promise<void> {
    const wanted = seconds.join();
    await until(`${wanted} is credited`, async () => (await this.credits(as)).join() === wanted);
  }

  /** Until every event that was taken in has been handled. */
  async untilHandled(): Promise<void> {
    await until('every event is handled', async () => {
      const rows = await this.#app.db.select().from(paymentEvents);
      return rows.every(({ handledAt }) => handledAt !== null);
    });
  }

  /** Sends an event to the webhook as the provider would. */
  send(body: string, signature = this.signed(body)): Promise<Response> {
    const headers = { 'stripe-signature': signature };
    return this.#app.request('/api/payments/webhook', { method: 'POST', body, headers });
  }

  signed(body: string, at = this.#app.clock.now()): string {
    const { secret } = this.#app.product.context;
    return signatureOf(body, at, deriveKey(secret, 'sandbox-payments').toString('hex'));
  }

  /** How many messages with this in their subject a person got. */
  async mails(as: TestUser, subject: string): Promise<number> {
    const mails = (await this.#app.product.mail.mailbox?.list(as.email)) ?? [];
    return mails.filter((mail) => mail.subject.includes(subject)).length;
  }
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const check = async () => {
    if (!(await holds())) throw new Error(`still waiting until ${what}`);
  };
  await vi.waitFor(check, { timeout: 40_000, interval: 30 });
}
