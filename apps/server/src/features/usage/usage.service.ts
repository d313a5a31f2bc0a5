import type { ErrorCode } from '@notelark/api/errors';
import type { PlanId } from '@notelark/api/plans';
import type { UsageOverview } from '@notelark/api/usage';
import type { AccountPlans } from '../../platform/account-plans.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Executor, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  planLimit,
  refund,
  type QuotaState,
  allocate,
  type UsageKind,
} from './allowance.policy.ts';
import { monthName, monthOf } from './calendar.policy.ts';
import * as ledger from './ledger.repo.ts';
import { overviewOf } from './overview.policy.ts';
import { QuotaReservation, type Reserved } from './reservation.ts';

export type { UsageKind } from './allowance.policy.ts';
export type { QuotaReservation } from './reservation.ts';

const EXCEEDED: Record<UsageKind, ErrorCode> = {
  audio: 'audio-quota-exceeded',
  text: 'text-quota-exceeded',
  live: 'live-quota-exceeded',
};

interface UsageDeps {
  db: Database;
  clock: Clock;
  plans: AccountPlans;
}

/**
 * The ledger and the quotas (product rules Q1 to Q7). What takes of a quota does so in the transaction of the write that it
 * guards, and waits there for everybody else who takes of the same user's.
 */
export class UsageService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #plans: AccountPlans;

  constructor({ db, clock, plans }: UsageDeps) {
    this.#db = db;
    this.#clock = clock;
    this.#plans = plans;
  }

  /**
   * Holds an amount for a source; what it holds already is enough.
   * @throws {AppError} `audio-quota-exceeded`, `text-quota-exceeded`, `live-quota-exceeded`, `live-not-in-plan`.
   */
  async reserve(tx: Transaction, wanted: Reserved): Promise<QuotaReservation> {
    const { userId, kind, sourceId, amount } = wanted;
    const account = await this.#lock(tx, userId);
    const held = await ledger.heldBy(tx, kind, sourceId);
    if (held && held.amount > 0) return new QuotaReservation({ ...wanted, amount: held.amount });
    if (kind === 'live' && planLimit(account.plan, 'live') === 0)
      throw new AppError('live-not-in-plan');
    const countedAt = this.#clock.now();
    const month = monthName(countedAt, account.timeZone);
    const split = allocate(amount, await this.#quotaState(tx, userId, kind, account.plan, month));
    if (!split) throw new AppError(EXCEEDED[kind]);
    const step = `reserve:${(held?.reservations ?? 0) + 1}`;
    const entry = { userId, kind, sourceId, amount, ...split, countedAt, month, step };
    await ledger.append(tx, { ...entry, entry: 'reserve' });
    return new QuotaReservation(wanted);
  }

  /**
   * Whether an amount could be reserved at this moment; holds nothing. For work that is paid once it is done.
   * @throws {AppError} as `reserve` does.
   */
  async assertRoom(actor: Actor, kind: UsageKind, amount: number): Promise<void> {
    if (kind === 'live' && planLimit(actor.plan, 'live') === 0)
      throw new AppError('live-not-in-plan');
    const month = monthName(this.#clock.now(), actor.timeZone);
    const quota = await this.#quotaState(this.#db, actor.userId, kind, actor.plan, month);
    if (!allocate(amount, quota)) throw new AppError(EXCEEDED[kind]);
  }

  /**
   * Replaces what a source holds by what it was measured to use; once for each reservation. It counts for the month of
   * its reservation, whenever it is measured.
   * @throws {AppError} the kind's `…-quota-exceeded` where more was used than is left; nothing is changed then.
   */
  async settle(
    tx: Transaction,
    source: { userId: string; kind: UsageKind; sourceId: string; amount: number },
  ): Promise<void> {
    const { userId, kind, sourceId, amount } = source;
    const account = await this.#lock(tx, userId);
    const held = await ledger.heldBy(tx, kind, sourceId);
    if (!held) throw new Error(`nothing is reserved for ${kind} ${sourceId}`);
    const more = amount - held.amount;
    const split =
      more > 0
        ? allocate(more, await this.#quotaState(tx, userId, kind, account.plan, held.month))
        : refund(-more, held.fromBalance);
    if (!split) throw new AppError(EXCEEDED[kind]);
    const { countedAt, month } = held;
    const entry = { userId, kind, sourceId, amount: more, ...split, countedAt, month };
    await ledger.append(tx, { ...entry, entry: 'settle', step: `settle:${held.reservations}` });
  }

  /** Gives back all that a source holds: its work has failed. Does nothing where it holds nothing. */
  async release(
    tx: Transaction,
    source: { userId: string; kind: UsageKind; sourceId: string },
  ): Promise<void> {
    const { userId, kind, sourceId } = source;
    await this.#lock(tx, userId);
    const held = await ledger.heldBy(tx, kind, sourceId);
    if (!held || held.amount <= 0) return;
    const { amount, fromBalance, countedAt, month, reservations } = held;
    const entry = { userId, kind, sourceId, amount: -amount, countedAt, month };
    await ledger.append(tx, {
      ...entry,
      fromBalance: -fromBalance,
      entry: 'give-back',
      step: `give-back:${reservations}`,
    });
  }

  /** How often an amount was reserved for a source. */
  async reservations(tx: Transaction, kind: UsageKind, sourceId: string): Promise<number> {
    return (await ledger.heldBy(tx, kind, sourceId))?.reservations ?? 0;
  }

  /** What the month has used and what is left of it, for the dashboard and the profile. */
  async overview(actor: Actor): Promise<UsageOverview> {
    const now = this.#clock.now();
    const month = monthOf(now, actor.timeZone);
    const name = monthName(now, actor.timeZone);
    const used = (kind: UsageKind) => ledger.usedIn(this.#db, actor.userId, kind, name);
    const [audio, text, live, balance] = await Promise.all([
      used('audio'),
      used('text'),
      used('live'),
      ledger.balanceOf(this.#db, actor.userId, name),
    ]);
    return overviewOf({ plan: actor.plan, month, audio, text, live, balance });
  }

  async #lock(tx: Transaction, userId: string): Promise<Account> {
    const account = await ledger.lockAccount(tx, userId);
    if (!account) throw new AppError('not-found', { detail: `user ${userId} is gone` });
    return { ...account, plan: this.#plans.of(account.plan) };
  }

  async #quotaState(
    executor: Executor,
    userId: string,
    kind: UsageKind,
    plan: PlanId,
    month: string,
  ): Promise<QuotaState> {
    const used = await ledger.usedIn(executor, userId, kind, month);
    const balance = kind === 'audio' ? (await ledger.balanceOf(executor, userId, month)).left : 0;
    return {
      planLimit: planLimit(plan, kind),
      planUsed: used.amount - used.fromBalance,
      balance,
    };
  }
}

interface Account {
  plan: PlanId;
  timeZone: string;
}
