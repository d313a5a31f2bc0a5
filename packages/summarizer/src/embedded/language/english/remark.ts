import type { SentenceInContext, WordedTask } from '../language.ts';

/** From this weight on, a remark is shown as a possible task. */
export const LEAST = 0.6;
/** What a date adds. */
export const DUE_WEIGHT = 0.4;

/** A remark in the midst of being understood. */
export interface Context extends SentenceInContext {
  /** Whether it says when. */
  urgent: boolean;
}

export function urgency({ urgent }: Context): number {
  return urgent ? DUE_WEIGHT : 0;
}

export function taskOf(weight: number, owner?: string): WordedTask {
  return owner === undefined ? { weight } : { weight, owner };
}
