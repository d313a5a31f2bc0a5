import { randomUUID } from 'node:crypto';
import type { Summarized, Summarizer, SummaryEngine, SummaryRequest } from '../port.ts';
import type { EmbeddedEngine } from '../create.ts';
import { type ProcessLimits, SummarizerProcesses } from './processes.ts';

const ENGINE: SummaryEngine = { id: 'embedded', label: 'Notelark (no model)' };

/**
 * The summarizer that needs no model: it chooses sentences of the source and finds decisions, tasks, questions, terms and
 * dates by their wording. It works in processes of its own, which also check its statements, so the server's event loop stays free.
 * It gives the same bytes for the same request.
 */
export function createEmbeddedSummarizer(): Summarizer {
  return createEmbeddedEngine().summarizer;
}

/** {@link createEmbeddedSummarizer}, and what engines with a language model use of it. */
export function createEmbeddedEngine(limits: Partial<ProcessLimits> = {}): EmbeddedEngine {
  const processes = new SummarizerProcesses(limits);
  return {
    summarizer: {
      engine: ENGINE,
      summarize: (request) => summarize(request, processes),
      close: () => processes.close(),
    },
    outlineOf: async (source, signal) => {
      const task = {
        source,
        outputType: 'notes',
        maxWords: undefined,
        template: undefined,
      } as const;
      const { document, speakers } = await processes.run({ summarize: task }, signal);
      return { document, speakers };
    },
    verifierOf: (source, languages, signal) => {
      const key = randomUUID();
      return async (document) => {
        const check = { source, languages, key, document };
        return (await processes.run({ verify: check }, signal)).document;
      };
    },
  };
}

async function summarize(
  request: SummaryRequest,
  processes: SummarizerProcesses,
): Promise<Summarized> {
  const { source, outputType, maxWords, template, signal, onProgress } = request;
  signal?.throwIfAborted();
  onProgress?.(0);
  signal?.throwIfAborted();
  const { document, language } = await processes.run(
    { summarize: { source, outputType, maxWords, template } },
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
