import type { EngineKind } from '@notelark/api/engine-kinds';
import type { Diarizer, Transcriber } from '@notelark/speech';
import { SummarizeError, type Summarizer } from '@notelark/summarizer';
import type { Embedder } from '../ports/embedder.ts';
import type { Engines } from './engines.ts';

type OnFailure = (kind: EngineKind, error: unknown) => void;

/** The embedded engine stood in for the language model. */
class FallbackError extends Error {
  override name = 'FallbackError';
}

/** Why a summarizer failed, without its message: that may quote the text that it was given. */
export function summarizerFailure(error: unknown): string {
  if (error instanceof FallbackError) return `The language model did not work: ${error.message}.`;
  if (error instanceof SummarizeError && error.retryAfterSeconds !== null)
    return 'The language model is busy.';
  return error instanceof Error ? error.name : 'unknown';
}

/** The same engines; each failure is reported, and thrown on. What was cancelled has not failed. */
export function watchEngines(engines: Engines, onFailure: OnFailure): Engines {
  return {
    ...engines,
    transcriber: watchTranscriber(engines.transcriber, onFailure),
    diarizer: engines.diarizer && watchDiarizer(engines.diarizer, onFailure),
    summarizer: watchSummarizer(engines.summarizer, onFailure),
    embedder: engines.embedder && watchEmbedder(engines.embedder, onFailure),
    close: () => engines.close(),
  };
}

async function watched<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  report: (error: unknown) => void,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (signal?.aborted !== true) report(error);
    throw error;
  }
}

/** What it says of itself may change while it works. */
function watchTranscriber(transcriber: Transcriber, onFailure: OnFailure): Transcriber {
  return {
    get engine() {
      return transcriber.engine;
    },
    get onlyLanguage() {
      return transcriber.onlyLanguage;
    },
    get concurrency() {
      return transcriber.concurrency;
    },
    get maxClipSeconds() {
      return transcriber.maxClipSeconds;
    },
    get maxPauseSeconds() {
      return transcriber.maxPauseSeconds;
    },
    transcribe: (clip) =>
      watched(transcriber.transcribe(clip), clip.signal, (error) => {
        // A busy engine refuses previews by design.
        if (clip.priority !== 'preview') onFailure('recognizer', error);
      }),
    close: () => transcriber.close(),
  };
}

function watchDiarizer(diarizer: Diarizer, onFailure: OnFailure): Diarizer {
  return {
    get maxSeconds() {
      return diarizer.maxSeconds;
    },
    diarize: (pcm, signal) =>
      watched(diarizer.diarize(pcm, signal), signal, (error) => onFailure('diarizer', error)),
  };
}

function watchEmbedder(embedder: Embedder, onFailure: OnFailure): Embedder {
  return {
    model: embedder.model,
    embed: (texts, options) =>
      watched(embedder.embed(texts, options), options.signal, (error) =>
        onFailure('embedder', error),
      ),
  };
}

function watchSummarizer(summarizer: Summarizer, onFailure: OnFailure): Summarizer {
  const { answer, proposeCards } = summarizer;
  return {
    get engine() {
      return summarizer.engine;
    },
    summarize: async (request) => {
      const made = await watched(summarizer.summarize(request), request.signal, (error) =>
        onFailure('summarizer', error),
      );
      if (made.fallbackReason !== null)
        onFailure('summarizer', new FallbackError(made.fallbackReason));
      return made;
    },
    ...(answer && {
      answer: (request) =>
        watched(answer(request), request.signal, (error) => onFailure('summarizer', error)),
    }),
    ...(proposeCards && {
      proposeCards: (request) =>
        watched(proposeCards(request), request.signal, (error) => onFailure('summarizer', error)),
    }),
    ...(summarizer.close && { close: () => summarizer.close?.() }),
  };
}
