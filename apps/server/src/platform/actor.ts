import type { PlanId } from '@notelark/api/plans';

/** Who asks. Every service takes one; what it may see and do is decided by it alone. */
export interface Actor {
  userId: string;
  email: string;
  plan: PlanId;
  timeZone: string;
  /** Administers the installation (product rule A6). */
  administrator: boolean;
  sessionId: string;
}
