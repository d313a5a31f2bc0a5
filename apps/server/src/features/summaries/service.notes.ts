import { fallbackNotice } from '@notelark/contracts/messages/en/fallback-notice';
import type { OutputType } from '@notelark/contracts/output-types';
import { AppError } from '../../platform/errors.ts';
import { SummarizeError, type Summarizer } from '../../ports/summarizer.ts';
import { renderSummary } from './markdown.ts';
import { textSource } from './source.ts';

/** A paragraph whose summary says whether the summarizer works. */
const SAMPLE =
  'A lark is a small songbird. It sings in flight, high above open fields, early in the morning. Farmers used to ' +
  'rise with it. Today there are fewer larks, because there are fewer fields left unmown in spring.';

/** Summaries that are given at once and kept nowhere. */
export class NotesService {
  readonly #summarizer: Summarizer;

  constructor(summarizer: Summarizer) {
    this.#summarizer = summarizer;
  }

  /**
   * Notes as Markdown. Where a language model has failed, their last line says so.
   * @throws {AppError} `text-empty`, `summary-failed`.
   */
  async generate(transcript: string, outputType: OutputType, signal: AbortSignal): Promise<string> {
    const { markdown, notice } = await this.#make(transcript, outputType, signal);
    return notice === null ? markdown : `${markdown}\n\n*${notice}*`;
  }

  /** Is the summarizer there? @throws {AppError} `summary-failed`. */
  async test(signal: AbortSignal): Promise<{ engine: string; summary: string }> {
    const { markdown, notice } = await this.#make(SAMPLE, 'summary', signal);
    if (notice !== null) throw new AppError('summary-failed', { detail: notice });
    return { engine: this.#summarizer.engine.label, summary: markdown };
  }

  async #make(transcript: string, outputType: OutputType, signal: AbortSignal) {
    const { summarizable: source } = textSource(transcript, 'speech');
    try {
      const request = { source, outputType, signal, lastTry: true };
      const made = await this.#summarizer.summarize(request);
      const possibleActions = made.engine.id === 'embedded' || made.fallbackParts > 0;
      const markdown = renderSummary(made.document, {
        outputType,
        places: [],
        language: made.language,
        possibleActions,
      });
      if (markdown === '') throw new AppError('text-empty');
      return { markdown: markdown, notice: fallbackNotice(made) };
    } catch (error) {
      if (!(error instanceof SummarizeError)) throw error;
      throw new AppError('summary-failed', { cause: error, detail: error.message });
    }
  }
}
