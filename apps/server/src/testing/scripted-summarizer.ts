import { emptyDocument } from '../adapters/summarizer/documents.ts';
import type { Point, Summarizer, SummaryDocument, SummaryRequest } from '../ports/summarizer.ts';

export interface ScriptedSummarizer extends Summarizer {
  requests: SummaryRequest[];
}

type Script = (request: SummaryRequest, call: number) => Promise<void> | void;

/** A summarizer that repeats the first sentence of what it is given, unless a test's script throws or waits before. */
export function createScriptedSummarizer(script: Script = () => {}): ScriptedSummarizer {
  const requests: SummaryRequest[] = [];
  return {
    engine: { id: 'scripted', label: 'Scripted' },
    requests,
    async summarize(request) {
      requests.push(request);
      request.signal?.throwIfAborted();
      await Promise.race([script(request, requests.length), aborted(request.signal)]);
      const { turns } = request.source;
      const document = documentOf(turns[0]?.text ?? '', request.outputType === 'notes');
      request.onProgress?.(0.5, document);
      return { document, language: 'en', coveredTurns: turns.length, fallbackParts: 0 };
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
