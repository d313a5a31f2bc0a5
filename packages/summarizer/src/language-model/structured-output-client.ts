import type { z } from 'zod';
import { ModelFault } from './access/faults.ts';
import { isWrittenIn } from '../language.ts';
import { forms, type Answer, type Form, type LanguageModel } from './access/model.ts';
import { parseAnswer, type Parsed } from './parse-answer.ts';
import { askWithTimeouts, type Timeouts } from './access/timeouts.ts';
import { languageNote, repairNote } from './prompt.ts';
import { leastTokens } from './tokens.ts';

/** A prompt that fills this share of the window leaves no room for an answer: it was cut to fit. */
const FULL = 0.98;

/** What is asked for, and how to judge what comes. */
export interface Question<T> {
  system: string;
  prompt: string;
  schema: z.ZodType<T>;
  isEmpty: (value: T) => boolean;
  /** All that was written, to check the language. */
  prose: (value: T) => string;
  /** To write in; null: not known, so not checked. */
  language: string | null;
  mostTokens: number;
  signal: AbortSignal;
  onText?: (text: string) => void;
}

/**
 * Asks one model, and remembers which forms of answer its server knows. The ladder: an answer held to the schema, then
 * plain JSON, then JSON by the prompt alone, each repaired where it can be, then one more try that names what was wrong.
 */
export class StructuredOutputClient {
  readonly #model: LanguageModel;
  readonly #timeouts: Timeouts;
  readonly #unknown = new Set<Form>();

  constructor(model: LanguageModel, timeouts: Timeouts) {
    this.#model = model;
    this.#timeouts = timeouts;
  }

  /** @throws {ModelFault} `unusable` or `refused` where no rung held, `window` or `length` for less text at a time. */
  async ask<T>(question: Question<T>): Promise<T> {
    const value = await this.#tryFormats(question);
    const { language } = question;
    if (language === null || isWrittenIn(question.prose(value), language) !== false) return value;
    return this.#translated(question, value, language);
  }

  async #tryFormats<T>(question: Question<T>): Promise<T> {
    let problem = 'it was empty';
    for (const form of forms) {
      const outcome = await this.#try(question, form);
      if (outcome === null) continue;
      if (outcome.ok) return outcome.value;
      problem = outcome.problem;
    }
    const told = { ...question, prompt: question.prompt + repairNote(problem) };
    const last = await this.#try(told, 'prompt');
    if (last?.ok) return last.value;
    throw new ModelFault('unusable', `no answer of the asked form: ${last?.problem ?? problem}`);
  }

  /** One rung; null where the server does not know this form of answer. */
  async #try<T>(question: Question<T>, form: Form): Promise<Parsed<T> | null> {
    if (this.#unknown.has(form)) return null;
    try {
      const answer = await askWithTimeouts(this.#model, { ...question, form }, this.#timeouts);
      await this.#checkWhole(question, answer);
      return await parseAnswer(answer.text, question.schema, question.isEmpty);
    } catch (error) {
      if (!(error instanceof ModelFault) || error.fault !== 'form' || form === 'prompt')
        throw error;
      this.#unknown.add(form);
      return null;
    }
  }

  /** The answer is all that the model had to say, and it has read all that it was given. */
  async #checkWhole(
    question: Pick<Question<unknown>, 'system' | 'prompt' | 'signal'>,
    { end, promptTokens }: Answer,
  ): Promise<void> {
    if (end === 'refused') throw new ModelFault('refused', 'the model refused to answer');
    if (promptTokens !== null) {
      const { window } = await this.#model.size(question.signal);
      const least = leastTokens(`${question.system}\n${question.prompt}`);
      if (promptTokens < least || promptTokens >= window * FULL) {
        throw new ModelFault('window', 'the server cut the prompt before the model read it');
      }
    }
    if (end === 'length') throw new ModelFault('length', 'the answer was cut off');
  }

  /** Asks once more; what comes then is taken, since a good text in the wrong language beats none. */
  async #translated<T>(question: Question<T>, value: T, language: string): Promise<T> {
    const again = { ...question, prompt: question.prompt + languageNote(language) };
    try {
      return await this.#tryFormats(again);
    } catch (error) {
      if (error instanceof ModelFault && !error.fatal) return value;
      throw error;
    }
  }
}
