import type { PlanId } from '@notelark/api/plans';

/**
 * Which plan an account is on. What is stored is the plan that was bought or given; `free` means neither, and stands for
 * the plan that this installation gives to accounts without a subscription (DEFAULT_PLAN).
 */
export class AccountPlans {
  readonly byDefault: PlanId;

  constructor(byDefault: PlanId) {
    this.byDefault = byDefault;
  }

  of(stored: PlanId): PlanId {
    return stored === 'free' ? this.byDefault : stored;
  }

  /** How accounts on a plan are stored; empty where no account can be on it. */
  storedAs(plan: PlanId): PlanId[] {
    const own: PlanId[] = plan === 'free' ? [] : [plan];
    return plan === this.byDefault ? [...own, 'free'] : own;
  }
}
