import type { Remark } from './conversation.ts';

/** What someone took on, and the remarks by which they did. */
export interface Task {
  /** States what is to be done. */
  said: Remark;
  /** The other side: what was asked for where `said` is a promise, the acceptance where it is a request. */
  with: Remark | null;
  /** `mention`: a remark about what someone will or should do, which may be no task. */
  kind: 'request' | 'promise' | 'mention';
  owner: string | undefined;
  due: string | undefined;
  /** Where it says when it is due. */
  dated?: Remark;
  weight: number;
}
