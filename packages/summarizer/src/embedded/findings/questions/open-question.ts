import type { Remark } from '../conversation.ts';

/** A question, and what shows that it stayed open. */
export interface OpenQuestion {
  said: Remark;
  evidence: Remark[];
  /** How it reads, where it is more or less than what was said: talk without marks goes on about something else. */
  wording?: string;
  /** Questions of the same turn without which it is not understood, or which its answer means too. */
  companions?: Companions;
}

export interface Companions {
  before: readonly Remark[];
  behind: readonly Remark[];
}
