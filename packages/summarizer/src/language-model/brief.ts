import type { SummaryRequest } from '../port.ts';
import { detectLanguage } from '../language.ts';

/** What every request about one source has in common. */
export interface Brief {
  outputType: 'summary' | 'notes';
  kind: 'speech' | 'text';
  title?: string;
  /** Primary tag, where known. */
  sourceLanguage: string | null;
  /** Primary tag of the language to write in; null: the source's own, whichever that is. */
  language: string | null;
  /** Words of the overview, at most. */
  maxWords: number;
  /** The reader's instructions. */
  instructions?: string;
}

/** Enough of a source to tell its language by, in characters. */
const SAMPLE = 20_000;

/** @param detected the source's language as the embedded engine found it. */
export function briefFor(request: SummaryRequest, detected: string | null): Brief {
  const { source, outputType, title, instructions, outputLanguage } = {
    ...request,
    ...request.source,
  };
  const text = source.turns.map((turn) => turn.text).join('\n');
  const sourceLanguage = source.language ?? detected ?? detectLanguage(text.slice(0, SAMPLE));
  return {
    outputType,
    kind: source.kind,
    ...(title !== undefined && { title }),
    sourceLanguage,
    language: outputLanguage ?? sourceLanguage,
    maxWords: request.maxWords ?? overviewWords(text, outputType),
    ...(instructions !== undefined && { instructions }),
  };
}

/** An overview grows more slowly than its source: 120 words for a page of 2,300, 400 for three hours of talk. */
function overviewWords(text: string, outputType: Brief['outputType']): number {
  const words = text.match(/\S+/gu)?.length ?? 0;
  const [factor, most] = outputType === 'summary' ? [2.5, 400] : [1.2, 150];
  return Math.round(Math.min(most, Math.max(40, Math.sqrt(words) * factor)));
}
