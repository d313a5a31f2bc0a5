import type { z } from 'zod';
import type { SummaryEngine } from '../../port.ts';
import type { ModelSize } from './known-models.ts';

/**
 * How the form of an answer is asked for, strictest first: the server holds the model to a JSON schema, to JSON of any
 * shape, or only the prompt speaks of it.
 */
export const forms = ['schema', 'json', 'prompt'] as const;
export type Form = (typeof forms)[number];

export interface Ask {
  system: string;
  prompt: string;
  form: Form;
  schema: z.ZodType;
  /** Upper bound of the answer, in tokens. */
  mostTokens: number;
  signal: AbortSignal;
  /** Called with all of the answer so far, as it grows. */
  onText?: (text: string) => void;
}

export interface Answer {
  text: string;
  /** `length`: cut off by the upper bound; `refused`: the model or its filter would not. */
  end: 'stop' | 'length' | 'refused';
  /** Tokens of the prompt that the server says it has read; null where it doesn't say. */
  promptTokens: number | null;
}

/** One language model at one server: what differs between vendors, and nothing else. */
export interface LanguageModel {
  readonly engine: SummaryEngine;
  /** Parts worth having under way at once. */
  readonly concurrency: number;
  /** Give up on an answer when nothing of it has come for so long, in milliseconds. */
  readonly silenceMs: number;
  /**
   * Whether the server is there, asked in a way that needs no work of the model. Absent for services of vendors.
   * @throws {ModelFault} `unreachable`; another fault is an answer, too.
   */
  probe?: (signal: AbortSignal) => Promise<void>;
  /** @throws {ModelFault} where the server has to be asked and does not answer. */
  size(signal: AbortSignal): Promise<ModelSize>;
  /** Ends what is kept for the next question. */
  stop?: () => void;
  /** @throws {ModelFault}; the signal's reason when cancelled. */
  ask(request: Ask): Promise<Answer>;
}
