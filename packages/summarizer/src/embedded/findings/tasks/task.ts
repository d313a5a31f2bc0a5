import type { Remark } from '../conversation.ts';
import type { Due } from './due-dates.ts';

/** What names fewer content words does not say what is done. */
export const LEAST_TERMS = 2;

/** What someone took on or was given, and the remarks by which they did. */
export interface Task {
  /** States what is to be done. */
  said: Remark;
  /** The other side: what was asked for where `said` is a promise, the acceptance where it is a request. */
  with: Remark | null;
  /** `mention`: a remark about what someone will or should do, which may be no task. */
  kind: 'request' | 'promise' | 'mention';
  owner: string | undefined;
  /** Where no speaker is known: calls the owner by name. */
  calledBy?: Remark;
  due: string | undefined;
  /** Where it says when it is due. */
  dated?: Remark;
  weight: number;
  /** Remarks that go on with it, such as further things of a list. */
  also?: readonly Remark[];
  /** How it reads, where that is less than what was said. */
  wording?: string;
}

/** The fields of a task that say when it is due. */
export function datedBy(due: Due | undefined): Pick<Task, 'due' | 'dated'> {
  return due ? { due: due.text, dated: due.remark } : { due: undefined };
}
