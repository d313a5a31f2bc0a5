import { leastConfidence } from '@notelark/api/confidence';
import type { SummarySource, Turn } from './port.ts';

/** Whether the recognizer was sure enough of a turn's words for notes to quote them (product rule N4). */
export const isClear = ({ confidence = 1 }: Pick<Turn, 'confidence'>): boolean =>
  confidence >= leastConfidence;

const hasWords = ({ text }: Turn): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * The turns that can be quoted, and how many others there are. A source of unclear turns only is read all the same, and
 * all of it is counted.
 */
export function clearTurns<T extends Turn>(
  turns: readonly T[],
): { clear: readonly T[]; unclear: number } {
  const clear = turns.filter(isClear);
  return { clear: clear.some(hasWords) ? clear : turns, unclear: turns.length - clear.length };
}

/** The source with unclear turns emptied, so that all turns keep their indexes. */
export function withoutUnclear(source: SummarySource): SummarySource {
  const clear = new Set(clearTurns(source.turns).clear);
  if (clear.size === source.turns.length) return source;
  const turns = source.turns.map((turn) => (clear.has(turn) ? turn : { ...turn, text: '' }));
  return { ...source, turns };
}
