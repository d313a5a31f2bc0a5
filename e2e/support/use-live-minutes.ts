// A program of its own, because the journeys run in Playwright's Node, not in ours: `node use-live-minutes.ts EMAIL SECONDS` uses
// up a Pro user's Live Notes of this month but for so many seconds.
import { randomUUID } from 'node:crypto';
import { UsageService } from '../../apps/server/src/features/usage/usage.service.ts';
import { AccountPlans } from '../../apps/server/src/platform/account-plans.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { plans } from '@notelark/api/plans';
import { withUser } from './with-user.ts';

const [email = '', left = '0'] = process.argv.slice(2);
const amount = plans.pro.limits.liveMinutes * 60 - Number(left);
await withUser(email, async (db, userId) => {
  const usage = new UsageService({ db, clock: systemClock, plans: new AccountPlans('free') });
  await db.transaction((tx) =>
    usage.reserve(tx, { userId, kind: 'live', sourceId: randomUUID(), amount }),
  );
});
