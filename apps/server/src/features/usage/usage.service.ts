import type { ErrorCode } from '@notelark/api/errors';
import { type GrantedLimits, type PlanId, plans } from '@notelark/api/plans';
import type { UsageOverview } from '@notelark/api/usage';
import type { AccountPlans } from '../../platform/account-plans.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Executor, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  planLimit,
  refund,
  remaining,
  type QuotaState,
  allocate,
  type Split,
  type UsageKind,
} from './allowance.policy.ts';
import { lastDays, monthName, monthOf, type Period } from './calendar.policy.ts';
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
  /** Hears of what a quota refuses. */
  onRefusal?: (kind: UsageKind) => void;
}

/**
 * The ledger and the quotas (product rules Q1 to Q7). What takes of a quota does so in the transaction of the write that it
 * guards, and waits there for everyone else who takes of the same user's.
 */
export class UsageService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #plans: AccountPlans;
  readonly #onRefusal: (kind: UsageKind) => void;
  readonly #overview: ledger.OverviewQueries;

  constructor({ db, clock, plans, onRefusal = () => {} }: UsageDeps) {
    this.#db = db;
    this.#clock = clock;
    this.#plans = plans;
    this.#onRefusal = onRefusal;
    this.#overview = ledger.overviewQueries(db);
  }

  /**
   * Holds an amount for a source; what it holds already is enough.
   * @throws {AppError} `audio-quota-exceeded`, `text-quota-exceeded`, `live-quota-exceeded`, `team-quota-exceeded`,
   *   `live-not-in-plan`.
   */
  async reserve(tx: Transaction, wanted: Reserved): Promise<QuotaReservation> {
    const { userId, kind, sourceId, amount } = wanted;
    const account = await this.#account(tx, userId, true);
    const held = await ledger.heldBy(tx, kind, sourceId);
    if (held && held.amount > 0) return new QuotaReservation({ ...wanted, amount: held.amount });
    const payment = await this.#payment(tx, account, kind);
    assertInPlan(payment.payer, kind);
    const countedAt = this.#clock.now();
    const month = monthName(countedAt, payment.payer.timeZone);
    const split = allocate(amount, await this.#quotaState(tx, userId, kind, payment, month));
    if (!split) throw this.#refusal(kind, userId, payment.payer.id);
    const step = `reserve:${(held?.reservations ?? 0) + 1}`;
    const charge = { userId, payerId: payment.payer.id, kind, sourceId, amount, ...split };
    await ledger.append(tx, { ...charge, countedAt, month, step, entry: 'reserve' });
    return new QuotaReservation(wanted);
  }

  /** The proof for a file that needs no minutes (product rule Q10). Locks the account as `reserve` does. */
  async exempt(
    tx: Transaction,
    source: Pick<Reserved, 'userId' | 'sourceId'>,
  ): Promise<QuotaReservation> {
    await this.#account(tx, source.userId, true);
    return new QuotaReservation({ ...source, kind: 'audio', amount: 0 });
  }

  /**
   * Whether an amount could be reserved at this moment; holds nothing. For work that is paid once it is done.
   * @throws {AppError} as `reserve` does.
   */
  async assertRoom(actor: Actor, kind: UsageKind, amount: number): Promise<void> {
    const { quota, payer } = await this.#quotaOf(actor, kind);
    assertInPlan(payer, kind);
    if (!allocate(amount, quota)) throw this.#refusal(kind, actor.userId, payer.id);
  }

  /** What may still be used this month; Infinity without a limit. */
  async left(actor: Actor, kind: UsageKind): Promise<number> {
    return remaining((await this.#quotaOf(actor, kind)).quota);
  }

  /**
   * Whether the plan includes a kind at all, with the limits that an administrator granted, and the team's. Minutes that are
   * used up are still included.
   */
  async includes(actor: Actor, kind: UsageKind): Promise<boolean> {
    const { payer } = await this.#payment(this.#db, await this.#find(actor), kind, false);
    return isInPlan(payer, kind);
  }

  /**
   * Replaces what a source holds by what it was measured to use; once for each reservation. It counts for the month, the
   * user and the payer of its reservation, whenever it is measured, also where the source has another owner by then.
   * @throws {AppError} `…-quota-exceeded` of the kind or the team where more was used than is left; nothing is changed then.
   */
  async settle(
    tx: Transaction,
    { kind, sourceId, amount }: { kind: UsageKind; sourceId: string; amount: number },
  ): Promise<void> {
    const { account, held } = await this.#lockHeld(tx, kind, sourceId);
    if (!account || !held) throw new Error(`nothing is reserved for ${kind} ${sourceId}`);
    const { userId, countedAt, month } = held;
    const more = amount - held.amount;
    let split: Split | null = refund(-more, held.fromBalance);
    if (more > 0) {
      const payment = await this.#payment(tx, account, kind, true, held.payerId);
      split = allocate(more, await this.#quotaState(tx, userId, kind, payment, month));
    }
    if (!split) throw this.#refusal(kind, userId, held.payerId ?? userId);
    const charge = { userId, payerId: held.payerId, kind, sourceId, amount: more, ...split };
    const step = `settle:${held.reservations}`;
    await ledger.append(tx, { ...charge, countedAt, month, step, entry: 'settle' });
  }

  /** A member of a team asks its owner; everyone else has a plan to choose. */
  #refusal(kind: UsageKind, userId: string, payerId: string): AppError {
    this.#onRefusal(kind);
    return new AppError(payerId === userId ? EXCEEDED[kind] : 'team-quota-exceeded');
  }

  /** Gives back all that a source holds: its work has failed. Does nothing where it holds nothing. */
  async release(tx: Transaction, source: { kind: UsageKind; sourceId: string }): Promise<void> {
    const { kind, sourceId } = source;
    const { held } = await this.#lockHeld(tx, kind, sourceId);
    if (!held || held.amount <= 0) return;
    const { userId, payerId, amount, fromBalance, countedAt, month, reservations } = held;
    const entry = { userId, payerId, kind, sourceId, amount: -amount, countedAt, month };
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

  /** What the month has used and what is left of it, for the dashboard and the profile. @throws {AppError} `not-found` */
  async overview({ userId, plan, timeZone }: Actor): Promise<UsageOverview> {
    const found = await this.#overview.payer(userId);
    if (!found) throw gone(userId);
    const { grantedLimits, owner } = found;
    const account: Account = { id: userId, plan, timeZone, grantedLimits };
    const payer =
      owner && owner.id !== userId ? { ...owner, plan: this.#plans.of(owner.plan) } : account;
    const now = this.#clock.now();
    const [taken] = await this.#overview.sums.execute({
      userId,
      payerId: payer.id,
      month: monthName(now, payer.timeZone),
      ownMonth: monthName(now, timeZone),
    });
    if (!taken) throw new Error('sums without a row');
    const cap = owner ? found.capMinutes : null;
    const capLeft = cap === null ? {} : { capLeft: cap * 60 - taken.ofPool };
    const left = taken.bought - taken.spent;
    const limitOf = (kind: UsageKind) =>
      planLimit(kind === 'text' ? plan : payer.plan, kind, payer.grantedLimits);
    return overviewOf({
      plan,
      month: monthOf(now, payer.timeZone),
      audio: { planLimit: limitOf('audio'), planUsed: taken.audio, balance: left, ...capLeft },
      text: { planLimit: limitOf('text'), planUsed: taken.text, balance: 0 },
      live: { planLimit: limitOf('live'), planUsed: taken.live, balance: 0, ...capLeft },
      balance: {
        left,
        atMonthStartOrBought: taken.bought - taken.spentBefore,
        usedThisMonth: taken.spentThisMonth,
      },
    });
  }

  /** The present month of a pool, as the ledger names it. */
  monthName(timeZone: string): string {
    return monthName(this.#clock.now(), timeZone);
  }

  /** The present month, and its days until today. */
  monthSoFar(timeZone: string): Period & { days: string[] } {
    const now = this.#clock.now();
    const name = monthName(now, timeZone);
    const days = lastDays(now, timeZone, LONGEST_MONTH).map(({ date }) => date);
    return { ...monthOf(now, timeZone), days: days.filter((day) => day.startsWith(name)) };
  }

  /** The limits of a team's pool; UNLIMITED: none. */
  poolMinutes(stored: PlanId, granted: GrantedLimits | null): { audio: number; live: number } {
    const { audioMinutes, liveMinutes } = {
      ...plans[this.#plans.of(stored)].limits,
      ...granted,
    };
    return { audio: audioMinutes, live: liveMinutes };
  }

  async #quotaOf(actor: Actor, kind: UsageKind): Promise<{ quota: QuotaState; payer: Account }> {
    const payment = await this.#payment(this.#db, await this.#find(actor), kind, false);
    const month = monthName(this.#clock.now(), payment.payer.timeZone);
    const quota = await this.#quotaState(this.#db, actor.userId, kind, payment, month);
    return { quota, payer: payment.payer };
  }

  /** What a source holds, with the account that it was reserved for, locked. */
  async #lockHeld(tx: Transaction, kind: UsageKind, sourceId: string) {
    const before = await ledger.heldBy(tx, kind, sourceId);
    if (!before) return { account: null, held: null };
    const account = await this.#account(tx, before.userId, true);
    return { account, held: await ledger.heldBy(tx, kind, sourceId) };
  }

  /** The account as the actor's session knows it, and what only the database knows. */
  async #find({ userId, plan, timeZone }: Actor): Promise<Account> {
    const account = await ledger.findAccount(this.#db, userId);
    return { id: userId, plan, timeZone, grantedLimits: account?.grantedLimits ?? null };
  }

  /**
   * Who pays: the owner of the team for audio and live, else the account itself. The limits of texts are the owner's too, for
   * each member. Locks the payer after the account, which is the order of all that locks both.
   * @param of the payer of a reservation, also where a new one would have another; null: the account
   */
  async #payment(
    executor: Executor,
    account: Account,
    kind: UsageKind,
    lock = true,
    of?: string | null,
  ): Promise<Payment> {
    const team = await ledger.findTeam(executor, account.id);
    const payerId = (of === undefined ? team?.ownerId : of) ?? account.id;
    const isOwn = payerId === account.id;
    const owner = isOwn ? account : await this.#account(executor, payerId, lock && kind !== 'text');
    if (kind !== 'text') return { payer: owner, cap: capOf(team, payerId) };
    return { payer: { ...account, grantedLimits: owner.grantedLimits }, cap: null };
  }

  async #account(executor: Executor, id: string, lock: boolean): Promise<Account> {
    const find = lock ? ledger.lockAccount : ledger.findAccount;
    const payer = await find(executor, id);
    if (!payer) throw gone(id);
    return { ...payer, plan: this.#plans.of(payer.plan) };
  }

  async #quotaState(
    executor: Executor,
    userId: string,
    kind: UsageKind,
    { payer, cap }: Payment,
    month: string,
  ): Promise<QuotaState> {
    const balance = kind === 'audio' ? await ledger.balanceOf(executor, userId) : 0;
    return {
      planLimit: planLimit(payer.plan, kind, payer.grantedLimits),
      planUsed: await ledger.takenFrom(executor, payer.id, kind, month),
      balance,
      ...(cap !== null && {
        capLeft:
          cap * 60 - (await ledger.takenByMember(executor, { userId, payerId: payer.id, month })),
      }),
    };
  }
}

const gone = (userId: string) => new AppError('not-found', { detail: `user ${userId} is gone` });

/** Days of the longest month. */
const LONGEST_MONTH = 31;

interface Account {
  id: string;
  plan: PlanId;
  timeZone: string;
  grantedLimits: GrantedLimits | null;
}

/** Whose plan is charged, and the minutes that the user may take of it in a month; null: as many as there are. */
interface Payment {
  payer: Account;
  cap: number | null;
}

const isInPlan = ({ plan, grantedLimits }: Account, kind: UsageKind): boolean =>
  kind !== 'live' || planLimit(plan, 'live', grantedLimits) !== 0;

/** @throws {AppError} `live-not-in-plan` */
function assertInPlan(account: Account, kind: UsageKind): void {
  if (!isInPlan(account, kind)) throw new AppError('live-not-in-plan');
}

const capOf = (
  team: { ownerId: string; capMinutes: number | null } | null,
  payerId: string,
): number | null => (team?.ownerId === payerId ? team.capMinutes : null);
