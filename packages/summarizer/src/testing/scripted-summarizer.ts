import { emptyDocument } from '../documents.ts';
import type { Point, Summarized, Summarizer, SummaryDocument, SummaryRequest } from '../port.ts';

export interface ScriptedSummarizer extends Summarizer {
  requests: SummaryRequest[];
}

/** What a test wants of an answer, if anything. */
type Answer = Partial<Summarized> | void;
type Script = (request: SummaryRequest, call: number) => Promise<Answer> | Answer;

const ENGINE = { id: 'scripted', label: 'Scripted' };

/** A summarizer that repeats the first sentence of what it is given, unless a test's script throws, waits or answers otherwise. */
export function createScriptedSummarizer(script: Script = () => {}): ScriptedSummarizer {
  const requests: SummaryRequest[] = [];
  return {
    engine: ENGINE,
    requests,
    async summarize(request) {
      requests.push(request);
      request.signal?.throwIfAborted();
      const wanted = await Promise.race([
        script(request, requests.length),
        aborted(request.signal),
      ]);
      const { turns } = request.source;
      const document = documentOf(turns[0]?.text ?? '', request.outputType === 'notes');
      request.onProgress?.(0.5, document);
      return {
        engine: ENGINE,
        document,
        language: 'en',
        sourceLanguage: 'en',
        coveredTurns: turns.length,
        fallbackParts: 0,
        fallbackReason: null,
        refusedStatements: 0,
        ...wanted,
      };
    },
  };
}

function documentOf(text: string, notes: boolean): SummaryDocument {
  const point: Point = { text, refs: [0], verified: true };
  return emptyDocument({
    title: 'Scripted',
    overview: text === '' ? [] : [point],
    keyPoints: notes && text !== '' ? [point] : [],
  });
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
