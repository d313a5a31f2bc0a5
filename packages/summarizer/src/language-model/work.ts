import type {
  Outline,
  Summarizer,
  SummaryDocument,
  SummaryEngine,
  SummaryRequest,
} from '../port.ts';
import { statementsOf } from '../documents.ts';
import type { Verify } from '../verify/verify.ts';
import type { ModelFault } from './access/faults.ts';
import { putsOff } from './access/timeouts.ts';
import type { Brief } from './brief.ts';
import type { Budget } from './budget.ts';
import type { Differ } from './differ.ts';
import type { StructuredOutputClient, Question } from './structured-output-client.ts';
import { systemPrompt } from './prompt.ts';
import { shapeOf } from './schema.ts';

/** All that one summary is made with, from its beginning to its end. */
export interface Work {
  engine: SummaryEngine;
  request: SummaryRequest;
  brief: Brief;
  budget: Budget;
  /** What the embedded engine found in the source. */
  outline: Outline;
  /** Most tokens of the source in one request: less once a server has turned out to hold less than it was said to. */
  room: { most: number };
  client: StructuredOutputClient;
  /** Tells statements that only sound alike from those that say the same. */
  differ: Differ;
  /** Checks statements against the source. */
  verify: Verify;
  /** Statements of the model's that were left out, since they cite nothing that is there. */
  refused: { statements: number };
  /** Aborted, with the fault, once the engine as a whole has failed: nothing more is asked of it. */
  lost: AbortController;
  /** Stands in for the model where it fails. */
  fallback: Summarizer;
  /** Aborted when the summary is cancelled or can't be finished. */
  signal: AbortSignal;
}

/** Below this many tokens a request is mostly instructions: less of the source in it changes nothing. */
export const LEAST_ROOM = 500;

/** Remembers that so many tokens of the source were too much for the model's window. */
export function shrinkBudget({ room }: Work, refused: number): void {
  room.most = Math.max(LEAST_ROOM, Math.min(room.most, refused / 2));
}

/** What the model states, checked; counts what is left out. */
export async function checked(work: Work, document: SummaryDocument): Promise<SummaryDocument> {
  const kept = await work.verify(document);
  work.refused.statements += statementsOf(document).length - statementsOf(kept).length;
  return kept;
}

/** Whether all of the work is better done later than now without the model. */
export function isBetterLater(fault: ModelFault, { lastTry }: SummaryRequest): boolean {
  return fault.passing && lastTry !== true;
}

/** Gives the engine up where a fault concerns it as a whole: requests that are under way end with that fault. */
export function giveUp({ lost }: Work, fault: ModelFault): void {
  if (fault.fatal || putsOff(fault)) lost.abort(fault);
}

/** Puts a task and its material to the model. */
export function put<T>(
  { brief, budget, client, lost, signal }: Work,
  task: string,
  prompt: string,
  about: Pick<Question<T>, 'schema' | 'isEmpty' | 'prose' | 'onText'>,
): Promise<T> {
  return client.ask({
    ...about,
    system: systemPrompt(brief, task, shapeOf(about.schema)),
    prompt,
    language: brief.language,
    mostTokens: budget.answer,
    signal: AbortSignal.any([signal, lost.signal]),
  });
}
