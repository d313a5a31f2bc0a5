import type { Remark } from '../conversation.ts';
import type { Subject } from '../subjects.ts';

/** What was agreed, and the remarks by which it was. */
export interface Decision {
  /** States it. */
  said: Remark;
  /** What a short conclusion goes back to: `with the alarm, then`. */
  about?: Remark;
  /** Other sentences of the same turn that belong to it, in order. */
  also: readonly Remark[];
  /** Who agreed, and who said that it is settled. */
  agreed: Remark[];
  weight: number;
  /** Understood alone: a line of a list, one of several answers in a mail. */
  isWhole?: boolean;
  /** What was talked about, where it was opened by a name. */
  subject?: Subject;
  /** Put forward, and adopted in so many words: it is settled, however little its own words show that. */
  adopted?: boolean;
  /** Stands as it was put to the vote: what asks for assent is no part of it. */
  put?: boolean;
}
