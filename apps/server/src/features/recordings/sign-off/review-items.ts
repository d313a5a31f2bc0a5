import { sureConfidence } from '@notelark/api/confidence';
import type { FactKind } from '@notelark/api/review';
import { createFactFinder, type FactPlace } from '@notelark/summarizer';
import { phraseKey } from '@notelark/toolkit/phrases';
import type { StoredWord } from '../../../platform/database/schema/index.ts';
import { type PlacedWord, placeWords } from '../sources/passages.ts';
import type { Statement } from '../notes/statements.ts';

export interface ReviewedSegment {
  index: number;
  start: number;
  end: number;
  text: string;
  speaker: string | null;
  confidence: number | null;
  words: readonly StoredWord[] | null;
}

/** Words that were kept or corrected in a segment. */
export interface SettledWords {
  index: number;
  /** See {@link settledKey}. */
  settled: string;
}

/** A word that the recognizer was unsure of and that a fact of the notes rests on. */
export interface UnsureWord {
  segment: ReviewedSegment;
  kind: FactKind;
  /** Where it stands in the segment's text. */
  from: number;
  to: number;
  saidAt: number | null;
  statement: string;
}

/** How words that were settled are found again. */
export const settledKey = (words: string): string => phraseKey(words);

/**
 * The words to review (product rule N11), each once, in the order of the recording.
 * @param segments in order: turn `n` of a statement is segment `n`
 */
export function unsureWords(
  statements: readonly Statement[],
  segments: readonly ReviewedSegment[],
  settled: readonly SettledWords[],
  languages: { source: string | null; written: string | null },
): UnsureWord[] {
  const find = createFactFinder(segments.map(turnOf), languages);
  const done = new Set(settled.map(keyOf));
  const found = new Map<string, UnsureWord>();
  for (const { text, turns, owner, due, name } of statements)
    for (const turn of turns) {
      const segment = segments[turn];
      const doubts = segment && doubtsIn(segment);
      if (!segment || !doubts) continue;
      for (const place of find({ text, owner, due, name }, segment.text)) {
        const word = segment.text.slice(place.start, place.end);
        const isSettled = done.has(keyOf({ index: segment.index, settled: settledKey(word) }));
        const key = `${segment.index}.${place.start}`;
        if (isSettled || found.has(key) || !doubts.cover(place)) continue;
        const { start: from, end: to, kind } = place;
        const saidAt = doubts.timeOf(place);
        found.set(key, { segment, kind, from, to, saidAt, statement: text });
      }
    }
  const order = new Map(segments.map(({ index }, at) => [index, at]));
  const placeIn = ({ segment }: UnsureWord): number => order.get(segment.index) ?? 0;
  return [...found.values()].toSorted((a, b) => placeIn(a) - placeIn(b) || a.from - b.from);
}

const turnOf = ({ text, speaker }: ReviewedSegment) => ({ text, ...(speaker && { speaker }) });

const keyOf = ({ index, settled }: SettledWords): string => `${index} ${settled}`;

interface Doubts {
  cover(this: void, place: FactPlace): boolean;
  /** When the words are said. */
  timeOf(this: void, place: FactPlace): number | null;
}

/** Which of a segment's words the recognizer was unsure of; null: none, or it doesn't say. */
function doubtsIn({ text, words, confidence }: ReviewedSegment): Doubts | null {
  const placed = (words && placeWords(words, text)) ?? [];
  const at = ({ start, end }: FactPlace): PlacedWord[] =>
    placed.filter((one) => one.start < end && one.end > start);
  const timeOf = (place: FactPlace): number | null => at(place)[0]?.word.s ?? null;
  if (placed.some(({ word }) => word.c !== undefined))
    return { timeOf, cover: (place) => at(place).some(({ word }) => isUnsure(word.c)) };
  return isUnsure(confidence) ? { timeOf, cover: () => true } : null;
}

const isUnsure = (confidence: number | null | undefined): boolean =>
  typeof confidence === 'number' && confidence < sureConfidence;
