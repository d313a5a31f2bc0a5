import { type PlanId, plans } from '@notelark/api/plans';
import type { StorageForecast, StorageNotice } from '@notelark/api/storage';
import { storageSentence } from '@notelark/api/sentences/storage';
import type { AccountPlans } from '../../../platform/account-plans.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Database, Executor } from '../../../platform/database/client.ts';
import type { Clock } from '../../../ports/clock.ts';
import { daysAfter, daysBefore, NOTICE_DAYS } from '../sources/retention.policy.ts';
import * as retentionRepo from '../sources/retention.repo.ts';

interface Deps {
  db: Database;
  clock: Clock;
  plans: AccountPlans;
}

/** What a change of plan will delete, and when: for dialogs before the change, and for mails about it. */
export class StorageForecasts {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @param at when the plan changes; at once where it is left out or in the past */
  forecast(actor: Actor, plan: PlanId, at?: string): Promise<StorageForecast> {
    const now = this.#deps.clock.now();
    const change = at === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(at)));
    return this.#forecast(this.#deps.db, actor.userId, plan, change);
  }

  /** What has been announced by mail. */
  async notice({ userId, plan }: Actor): Promise<StorageNotice> {
    const { storageDays } = plans[plan].limits;
    if (storageDays === null) return { storageDays, uploads: 0, texts: 0, deletedFrom: null };
    const { since, ...counts } = await retentionRepo.announced(this.#deps.db, userId, storageDays);
    const first = since && daysAfter(since, NOTICE_DAYS);
    return { storageDays, ...counts, deletedFrom: first?.toISOString() ?? null };
  }

  /** The sentence of a mail about a plan. @param at when it begins to hold; now where it is left out */
  async sentence(executor: Executor, userId: string, plan: PlanId, at?: Date): Promise<string> {
    const change = at ?? this.#deps.clock.now();
    const forecast = await this.#forecast(executor, userId, plan, change);
    const timeZone = (await retentionRepo.timeZoneOf(executor, userId)) ?? 'UTC';
    const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone });
    return storageSentence(forecast, (moment) => days.format(new Date(moment)));
  }

  async #forecast(
    executor: Executor,
    userId: string,
    stored: PlanId,
    change: Date,
  ): Promise<StorageForecast> {
    const plan = this.#deps.plans.of(stored);
    const { storageDays } = plans[plan].limits;
    if (storageDays === null) return { plan, storageDays, items: 0, deletedFrom: null };
    // The notice is sent once the plan has changed, and nothing is deleted before its time is over.
    const earliest = daysAfter(change, NOTICE_DAYS);
    const items = await retentionRepo.countMadeUntil(
      executor,
      userId,
      daysBefore(earliest, storageDays),
    );
    return { plan, storageDays, items, deletedFrom: items > 0 ? earliest.toISOString() : null };
  }
}
