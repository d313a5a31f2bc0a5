import type { ApiScope } from '@notelark/api/api-scopes';
import type { PlanId } from '@notelark/api/plans';

/** Who asks. Every service takes one; what it may see and do is decided by it alone. */
export interface Actor {
  userId: string;
  email: string;
  plan: PlanId;
  timeZone: string;
  /** Administers the installation (product rule A6). */
  administrator: boolean;
  /** Of the session, or of the API key. */
  sessionId: string;
  /** What the API key may do; null: a session, which may do everything. */
  scopes: readonly ApiScope[] | null;
  /**
   * A team's key: it acts for the team, which is `userId`, too. No person has that id, so whatever asks for a person's own rows
   * finds none.
   */
  teamId?: string;
}
