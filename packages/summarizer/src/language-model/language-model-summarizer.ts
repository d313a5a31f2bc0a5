import {
  type Outline,
  SummarizeError,
  type Summarized,
  type Summarizer,
  type SummaryRequest,
  type SummarySource,
} from '../port.ts';
import type { Languages, Verify } from '../verify/verify.ts';
import { withoutUnclear } from '../clarity.ts';
import { answer } from './answer.ts';
import { briefFor } from './brief.ts';
import { budgetOf } from './budget.ts';
import { ModelFault } from './access/faults.ts';
import type { ModelSize } from './access/known-models.ts';
import { createDiffer } from './differ.ts';
import { finished, standIn } from './finished.ts';
import { StructuredOutputClient } from './structured-output-client.ts';
import type { LanguageModel } from './access/model.ts';
import { Breaker, BREAKER_TIMES, type BreakerTimes } from './access/breaker.ts';
import { partsOf } from './parts.ts';
import { proposeCards } from './propose-cards.ts';
import { FIRST_TOKEN_MS, inTime, type Timeouts, putsOff, realWait } from './access/timeouts.ts';
import { PromptPace } from './access/prompt-pace.ts';
import { reporter } from './progress.ts';
import { readSource } from './read-source.ts';
import { secondCheck } from './second-check.ts';
import { segmentsOf } from './segments.ts';
import { estimateTokens } from './tokens.ts';
import { isBetterLater, type Work } from './work.ts';

export interface LanguageModelOptions {
  model: LanguageModel;
  /** The embedded engine: makes the draft that is shown at once, and stands in for parts that the model fails at. */
  fallback: Summarizer;
  /** What is in a source: where a long one is cut, and candidates that the model checks and words. */
  outlineOf: (source: SummarySource, signal?: AbortSignal) => Promise<Outline>;
  /** Checks documents about a source against it, off the event loop. */
  verifierOf: (source: SummarySource, languages: Languages, signal?: AbortSignal) => Verify;
  /** Parts that are sent at the same time. */
  concurrency: number;
  /** See {@link Timeouts.firstTokenMs}. */
  firstTokenMs?: number;
  /** Asks the model whether the passages support what the rules let through. */
  secondCheck?: boolean;
  /** Takes what an operator should know. */
  warn?: (message: string) => void;
  timeouts?: Pick<Timeouts, 'wait' | 'silenceMs'>;
  breakerTimes?: Partial<BreakerTimes>;
}

const DRAFT_SHARE = 0.05;
/** The share of the work after which only the model's own check of its statements is missing. */
const CHECK_SHARE = 0.92;

/**
 * A summarizer on a language model. All of the source goes through it, in parts where its window is too small; every
 * statement is checked against the turns that it cites; where the model fails, the embedded engine stands in for the part
 * and is counted in `fallbackParts`. It stands in for all parts where no try will mend the fault (a key that is refused),
 * or none follows; else all of the work is better done later, and that is a {@link SummarizeError}.
 */
export function languageModelSummarizer(options: LanguageModelOptions): Summarizer {
  const { model, firstTokenMs = FIRST_TOKEN_MS } = options;
  const times = options.timeouts ?? { wait: realWait, silenceMs: model.silenceMs };
  const timeouts = { ...times, firstTokenMs, pace: new PromptPace() };
  const client = new StructuredOutputClient(model, timeouts);
  const breaker = new Breaker(model, { ...BREAKER_TIMES, firstTokenMs, ...options.breakerTimes });
  return {
    engine: model.engine,
    ...(model.stop && { close: model.stop }),
    summarize: (request) =>
      guarded(request, (signal) =>
        summarize({ ...options, timeouts, breaker }, client, request, signal),
      ),
    answer: (request) =>
      guarded(request, (signal) =>
        breaker.run(signal, () =>
          answer({ client, verifierOf: options.verifierOf }, request, signal),
        ),
      ),
    proposeCards: (request) =>
      guarded(request, (signal) =>
        breaker.run(signal, () =>
          proposeCards(client, request, {
            signal,
            onFault: (fault) => breaker.noteFault(fault),
          }),
        ),
      ),
  };
}

/** Runs the work under a signal of its own, so that nothing goes on after a failure, and names the failure. */
async function guarded<T>(
  { signal }: Pick<SummaryRequest, 'signal'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  try {
    return await work(signal ? AbortSignal.any([signal, stop.signal]) : stop.signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ModelFault)) throw error;
    const retryAfterSeconds = putsOff(error) ? (error.retryAfterMs ?? 0) / 1000 : undefined;
    throw new SummarizeError(error.message, { cause: error, retry: true, retryAfterSeconds });
  } finally {
    stop.abort();
  }
}

type Options = LanguageModelOptions & { timeouts: Timeouts; breaker: Breaker };

async function summarize(
  options: Options,
  client: StructuredOutputClient,
  request: SummaryRequest,
  signal: AbortSignal,
): Promise<Summarized> {
  const draft = await options.fallback.summarize({ ...request, signal, onProgress: undefined });
  if (draft.document.overview.length === 0) return draft;
  const report = reporter(request);
  report(DRAFT_SHARE, draft.document);
  signal.throwIfAborted();

  const source = withoutUnclear(request.source);
  const clear = { ...request, source };
  const withModel = () =>
    summarizeWithModel(options, client, { request: clear, signal, draft, report });
  try {
    return await options.breaker.run(signal, withModel);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelFault) || isBetterLater(error, request)) throw error;
    return standIn(draft, error, 1);
  }
}

interface Drafted {
  request: SummaryRequest;
  signal: AbortSignal;
  /** The embedded engine's. */
  draft: Summarized;
  report: ReturnType<typeof reporter>;
}

/** @throws {ModelFault} where the model has written nothing. */
async function summarizeWithModel(
  options: Options,
  client: StructuredOutputClient,
  { request, signal, draft, report }: Drafted,
): Promise<Summarized> {
  const { model, timeouts } = options;
  const size = await inTime(timeouts, signal, (whileHeard) => model.size(whileHeard));
  const outline = await options.outlineOf(request.source, signal);
  const { language } = draft;
  const work = workOf(options, client, { request, size, signal, outline, language });
  const segments = segmentsOf(request.source, work.budget.part);
  const starts = outline.document.topics.map(({ firstTurn }) => firstTurn);
  const parts = partsOf(segments, work.budget, starts);
  const read = await readSource(work, parts, {
    draft: draft.document,
    report,
    concurrency: options.concurrency,
  });
  options.breaker.noteFault(read.fault);
  const made = finished(work, read, draft);
  if (options.secondCheck !== true || made.engine.id !== model.engine.id) return made;
  report(CHECK_SHARE, made.document);
  const document = await secondCheck(work, made.document, (fault) => {
    options.breaker.noteFault(fault);
    options.warn?.(`The language model's check of its notes was given up: ${fault.message}`);
  });
  return { ...made, document };
}

interface About {
  request: SummaryRequest;
  size: ModelSize;
  signal: AbortSignal;
  outline: Outline;
  /** Of the source, as far as it is known. */
  language: string | null;
}

function workOf(
  { model, fallback, verifierOf }: Options,
  client: StructuredOutputClient,
  about: About,
): Work {
  const { request, size, signal, outline, language } = about;
  const brief = briefFor(request, language);
  const instructions = estimateTokens(request.instructions ?? '');
  const budget = budgetOf(size.window, size.answer, instructions);
  const languages = { source: brief.sourceLanguage, written: brief.language };
  return {
    engine: model.engine,
    request,
    brief,
    budget,
    outline,
    room: { most: budget.request },
    client,
    differ: createDiffer(brief.language, outline.speakers),
    verify: verifierOf(request.source, languages, signal),
    refused: { statements: 0 },
    lost: new AbortController(),
    fallback,
    signal,
  };
}
