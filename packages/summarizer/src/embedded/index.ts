import type { Summarized, Summarizer, SummaryEngine, SummaryRequest } from '../port.ts';
import type { EmbeddedEngine } from '../create.ts';
import { SummarizerThreads } from './threads.ts';

const ENGINE: SummaryEngine = { id: 'embedded', label: 'Notelark (no model)' };

/**
 * The summarizer that needs no model: it chooses sentences of the source and finds decisions, tasks, questions, terms and
 * dates by their wording. It works in a thread of its own, so the server's event loop stays free, and gives the same bytes
 * for the same request.
 */
export function createEmbeddedSummarizer(): Summarizer {
  return createEmbeddedEngine().summarizer;
}

/** {@link createEmbeddedSummarizer}, and where it would begin new topics: there others cut what they take in parts. */
export function createEmbeddedEngine(): EmbeddedEngine {
  const threads = new SummarizerThreads();
  return {
    summarizer: {
      engine: ENGINE,
      summarize: (request) => summarize(request, threads),
    },
    topicStarts: async (source) => {
      const { document } = await threads.run({
        source,
        outputType: 'notes',
        maxWords: undefined,
        template: undefined,
      });
      return document.topics.map(({ firstTurn }) => firstTurn);
    },
  };
}

async function summarize(request: SummaryRequest, threads: SummarizerThreads): Promise<Summarized> {
  const { source, outputType, maxWords, template, signal, onProgress } = request;
  signal?.throwIfAborted();
  onProgress?.(0);
  signal?.throwIfAborted();
  const { document, language } = await threads.run(
    { source, outputType, maxWords, template },
    signal,
  );
  onProgress?.(1, document);
  signal?.throwIfAborted();
  return {
    engine: ENGINE,
    document,
    language,
    sourceLanguage: language,
    coveredTurns: source.turns.length,
    fallbackParts: 0,
    fallbackReason: null,
    refusedStatements: 0,
  };
}
