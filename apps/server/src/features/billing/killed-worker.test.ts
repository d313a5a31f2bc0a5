import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { workerKilledWriting } from '../../testing/blocked-worker.ts';
import { Buying } from '../../testing/buying.ts';

const TEN_HOURS = 36_000;

it.concurrent.each([
  { name: 'between the payment and the credit', table: 'balance_credits', credited: [] },
  { name: 'between the credit and its end', table: 'payment_events', credited: [TEN_HOURS] },
])(
  'a worker killed $name loses no hour and credits none twice',
  { timeout: 120_000 },
  async ({ table, credited }) => {
    const app = await createTestApp({ worker: false });
    const buying = new Buying(app);
    const user = await app.signUpAndIn();
    const sessionId = await buying.buyAddon(user);
    await workerKilledWriting(table, app);
    expect(await buying.credits(user)).toEqual(credited);

    // In any order: the page, the daily comparison, or the next worker with the event again.
    const verified = await buying.verify(user, sessionId);
    expect(verified.body.alreadyProcessed).toBe(credited.length > 0);
    await app.product.billing.reconciliation.run();
    await app.product.startWorker();
    await buying.untilHandled();
    await app.mailTo(user.email, '10 hours were added');
    expect(await buying.credits(user)).toEqual([TEN_HOURS]);
    expect(await buying.mails(user, '10 hours were added')).toBe(1);
    await app.close();
  },
);
