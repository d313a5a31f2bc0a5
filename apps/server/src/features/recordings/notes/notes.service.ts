import { fallbackNotice } from '@notelark/api/sentences/fallback-notice';
import { languageNotice } from '@notelark/api/sentences/language-notice';
import type { OutputType } from '@notelark/api/output-types';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { AppError } from '../../../platform/errors.ts';
import {
  renderSummary,
  type Summarized,
  SummarizeError,
  type Summarizer,
} from '@notelark/summarizer';
import { toOptionColumns, DEFAULT_OPTIONS, requestOf } from './summary-options.policy.ts';
import { type TextDetails, textSource } from '../sources/source.ts';

/** A paragraph whose summary says whether the summarizer works. */
const SAMPLE =
  'A lark is a small songbird. It sings in flight, high above open fields, early in the morning. Farmers used to ' +
  'rise with it. Today there are fewer larks, because there are fewer fields left unmown in spring.';

export interface WantedNotes {
  transcript: string;
  outputType: OutputType;
  summaryOptions?: SummaryOptions | undefined;
  /** Of a live transcript. Where it has times, statements cite its lines. */
  details?: TextDetails | undefined;
}

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
  async generate(wanted: WantedNotes, signal: AbortSignal): Promise<string> {
    const { markdown, notice } = await this.#make(wanted, signal);
    return notice === null ? markdown : `${markdown}\n\n*${notice}*`;
  }

  /**
   * Notes of a transcript as data, and where each of its turns stands.
   * @throws {SummarizeError}; the signal's reason.
   */
  async outline({ transcript, details }: Omit<WantedNotes, 'outputType'>, signal: AbortSignal) {
    const { summarizable: source, places } = await textSource(transcript, 'speech', details);
    const request = { source, outputType: 'notes', signal } as const;
    const { document } = await this.#summarizer.summarize(request);
    return { document, places };
  }

  /** Is the summarizer there? @throws {AppError} `summary-failed`. */
  async test(signal: AbortSignal): Promise<{ engine: string; summary: string }> {
    const { markdown, notice } = await this.#make(
      { transcript: SAMPLE, outputType: 'summary' },
      signal,
    );
    if (notice !== null) throw new AppError('summary-failed', { detail: notice });
    return { engine: this.#summarizer.engine.label, summary: markdown };
  }

  async #make(
    { transcript, outputType, summaryOptions, details }: WantedNotes,
    signal: AbortSignal,
  ) {
    const asked = requestOf(toOptionColumns(summaryOptions ?? DEFAULT_OPTIONS));
    const text = await textSource(transcript, 'speech', details);
    const { summarizable: source, own, marked } = text;
    try {
      const request = { source, outputType, signal, lastTry: true };
      const made = await this.#summarizer.summarize({ ...request, ...asked });
      const possibleActions = made.engine.id === 'embedded' || made.fallbackParts > 0;
      const markdown = renderSummary(made.document, {
        outputType,
        places: details?.lines ? text.places : [],
        own,
        marked,
        template: asked.template,
        language: made.language,
        possibleActions,
      });
      if (markdown === '') throw new AppError('text-empty');
      return { markdown, notice: noticeOf(made, asked.outputLanguage) };
    } catch (error) {
      if (!(error instanceof SummarizeError)) throw error;
      throw new AppError('summary-failed', { cause: error, detail: error.message });
    }
  }
}

function noticeOf(made: Summarized, outputLanguage: string | null = null): string | null {
  const notices = [fallbackNotice(made), languageNotice({ ...made, outputLanguage })];
  return notices.filter((notice) => notice !== null).join(' ') || null;
}
