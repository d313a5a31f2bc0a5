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

  /** @throws {AppError} `text-empty`, `summary-failed`. */
  async generate(transcript: string, outputType: OutputType, signal: AbortSignal): Promise<string> {
    const { summarizable } = textSource(transcript, 'speech');
    try {
      const { engine } = this.#summarizer;
      const source = summarizable;
      const { document } = await this.#summarizer.summarize({ source, outputType, signal });
      const possibleActions = engine.id === 'embedded';
      const markdown = renderSummary(document, { outputType, places: [], possibleActions });
      if (markdown === '') throw new AppError('text-empty');
      return markdown;
    } catch (error) {
      if (!(error instanceof SummarizeError)) throw error;
      throw new AppError('summary-failed', { cause: error, detail: error.message });
    }
  }

  /** Is the summarizer there? @throws {AppError} `summary-failed`. */
  async test(signal: AbortSignal): Promise<{ engine: string; summary: string }> {
    const summary = await this.generate(SAMPLE, 'summary', signal);
    return { engine: this.#summarizer.engine.label, summary };
  }
}
