import type { Summarizer, SummaryDocument, SummaryRequest } from '../../../ports/summarizer.ts';
import type { Brief } from './brief.ts';
import type { Budget } from './budget.ts';
import type { Ladder, Question } from './ladder.ts';
import { systemPrompt } from './prompt.ts';
import { shapeOf } from './schema.ts';

/** All that one summary is made with, from its beginning to its end. */
export interface Work {
  request: SummaryRequest;
  brief: Brief;
  budget: Budget;
  /** Most tokens of the source in one request: less once a server has turned out to hold less than it was said to. */
  room: { most: number };
  ladder: Ladder;
  /** Checks statements against the source. */
  verify: (document: SummaryDocument) => SummaryDocument;
  /** Stands in for the model where it fails. */
  fallback: Summarizer;
  /** Aborted when the summary is cancelled or can't be finished. */
  signal: AbortSignal;
}

/** Below this many tokens a request is mostly instructions: less of the source in it changes nothing. */
export const LEAST_ROOM = 500;

/** Remembers that so many tokens of the source were too much for the model's window. */
export function lowerRoom({ room }: Work, refused: number): void {
  room.most = Math.max(LEAST_ROOM, Math.min(room.most, refused / 2));
}

/** Puts a task and its material to the model. */
export function put<T>(
  { brief, budget, ladder, signal }: Work,
  task: string,
  prompt: string,
  about: Pick<Question<T>, 'schema' | 'isEmpty' | 'prose' | 'onText'>,
): Promise<T> {
  return ladder.ask({
    ...about,
    system: systemPrompt(brief, task, shapeOf(about.schema)),
    prompt,
    language: brief.language,
    mostTokens: budget.answer,
    signal,
  });
}
