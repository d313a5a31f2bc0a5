import {
  SummarizeError,
  type Summarized,
  type Summarizer,
  type SummaryRequest,
  type SummarySource,
} from '../../../ports/summarizer.ts';
import { verifierOf } from '../verify/verify.ts';
import { briefFor } from './brief.ts';
import { budgetOf } from './budget.ts';
import { ModelFault } from './access/faults.ts';
import { finished } from './finished.ts';
import { Ladder } from './ladder.ts';
import type { LanguageModel } from './access/model.ts';
import { partsOf } from './parts.ts';
import { realWait, type Patience } from './access/patience.ts';
import { reporter } from './progress.ts';
import { readSource } from './read-source.ts';
import { segmentsOf } from './segments.ts';
import { estimateTokens } from './tokens.ts';

export interface LanguageModelOptions {
  model: LanguageModel;
  /** The embedded engine: makes the draft that is shown at once, and stands in for parts that the model fails at. */
  fallback: Summarizer;
  /** The turns with which topics start, ascending: where a long source is cut. */
  topicStarts: (source: SummarySource) => number[] | Promise<number[]>;
  /** Parts that are sent at the same time. */
  concurrency: number;
  patience?: Patience;
}

/** An answer may take minutes to begin on a small computer, and then comes word by word. */
const SILENCE_MS = 15 * 60_000;
const DRAFT_SHARE = 0.05;

/**
 * A summarizer on a language model. All of the source goes through it, in parts where its window is too small; every
 * statement is checked against the turns that it cites; where the model fails, the embedded engine stands in for the part
 * and is counted in `fallbackParts`.
 */
export function languageModelSummarizer(options: LanguageModelOptions): Summarizer {
  const patience = options.patience ?? { wait: realWait, silenceMs: SILENCE_MS };
  const ladder = new Ladder(options.model, patience);
  return {
    engine: options.model.engine,
    summarize: (request) =>
      guarded(request, (signal) => summarize(options, ladder, request, signal)),
  };
}

/** Runs the work under a signal of its own, so that nothing goes on after a failure, and names the failure. */
async function guarded<T>(
  { signal }: SummaryRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  try {
    return await work(signal ? AbortSignal.any([signal, stop.signal]) : stop.signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ModelFault)) throw error;
    throw new SummarizeError(error.message, { cause: error, retry: error.passing });
  } finally {
    stop.abort();
  }
}

async function summarize(
  options: LanguageModelOptions,
  ladder: Ladder,
  request: SummaryRequest,
  signal: AbortSignal,
): Promise<Summarized> {
  const { source } = request;
  const draft = await options.fallback.summarize({ ...request, signal, onProgress: undefined });
  if (draft.document.overview.length === 0) return draft;
  const report = reporter(request);
  report(DRAFT_SHARE, draft.document);
  signal.throwIfAborted();

  const { window, answer } = await options.model.size(signal);
  const brief = briefFor(request, draft.language);
  const budget = budgetOf(window, answer, estimateTokens(request.instructions ?? ''));
  const languages = { source: brief.sourceLanguage, written: brief.language };
  const verify = verifierOf(source, languages);
  const work = {
    request,
    brief,
    budget,
    room: { most: budget.request },
    ladder,
    verify,
    fallback: options.fallback,
    signal,
  };

  const segments = segmentsOf(source, budget.part);
  const parts = partsOf(segments, budget, await options.topicStarts(source));
  const read = await readSource(work, parts, {
    draft: draft.document,
    report,
    concurrency: options.concurrency,
  });
  return finished(read, draft.document, brief, source);
}
