import type { RouteOutput } from '@notelark/api/routes';
import type { adminRoutes } from '@notelark/api/admin';
import type { AccountPlans } from '../../platform/account-plans.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Clock } from '../../ports/clock.ts';
import * as log from './log.repo.ts';
import * as people from './people.repo.ts';

interface Deps {
  db: Database;
  clock: Clock;
  plans: AccountPlans;
}

type Overview = RouteOutput<(typeof adminRoutes)['GET /api/admin/overview']>;
type LogPage = RouteOutput<(typeof adminRoutes)['GET /api/admin/log']>;

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = 50;

/** The installation over time, and what its administrators have done. */
export class OverviewService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async overview(): Promise<Overview> {
    const { db, clock, plans } = this.#deps;
    const days = lastDays(clock.now());
    const since = new Date(`${days[0]}T00:00:00Z`);
    const [signUps, audio, live, byPlan] = await Promise.all([
      people.signUpsByDay(db, since),
      people.secondsByDay(db, 'audio', since),
      people.secondsByDay(db, 'live', since),
      people.byPlan(db),
    ]);
    return {
      signUps: everyDay(days, signUps),
      audioMinutes: everyDay(days, minutes(audio)),
      liveMinutes: everyDay(days, minutes(live)),
      plans: mergePlans(byPlan, plans),
    };
  }

  /** Forgets what is older than a year. */
  async sweep(): Promise<void> {
    const { db, clock } = this.#deps;
    await log.removeBefore(db, new Date(clock.now().getTime() - 365 * DAY_MS));
  }

  async log(after?: string): Promise<LogPage> {
    const rows = await log.page(this.#deps.db, { after, limit: PAGE + 1 });
    const shown = rows.slice(0, PAGE);
    return {
      entries: shown.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
      next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    };
  }
}

/** `2026-03-01`, the last of them today. */
const lastDays = (now: Date): string[] =>
  Array.from({ length: DAYS }, (_, at) =>
    new Date(now.getTime() - (DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );

/** Accounts that are stored as `free` may be on the same plan as others. */
function mergePlans(rows: Overview['plans'], plans: AccountPlans): Overview['plans'] {
  const merged = new Map<string, Overview['plans'][number]>();
  for (const row of rows) {
    const plan = plans.of(row.plan);
    const { accounts = 0, files = 0, bytes = 0 } = merged.get(plan) ?? {};
    merged.set(plan, {
      plan,
      accounts: accounts + row.accounts,
      files: files + row.files,
      bytes: bytes + row.bytes,
    });
  }
  return [...merged.values()];
}

const minutes = (rows: readonly { day: string; seconds: number }[]) =>
  rows.map(({ day, seconds }) => ({ day, count: Math.ceil(seconds / 60) }));

function everyDay(days: readonly string[], rows: readonly { day: string; count: number }[]) {
  const found = new Map(rows.map(({ day, count }) => [day, count]));
  return days.map((day) => ({ day, count: found.get(day) ?? 0 }));
}
