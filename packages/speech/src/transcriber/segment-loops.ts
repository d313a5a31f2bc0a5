import { type PlacedWord, wordsIn } from '../ports/timed-words.ts';
import type { TimedText } from '../ports/transcriber.ts';
import { withoutLoops } from './repetition.ts';
import { placesOf } from './written-words.ts';

export interface HeardSegment {
  segment: TimedText;
  /** Its text compresses too well, as its server says. */
  isSuspected: boolean;
}

type Unit = PlacedWord & { kept: boolean };

/** Leaves out the second and further rounds of loops, which may be in one segment or go through many. */
export function withoutLoopsAcross(heard: readonly HeardSegment[]): TimedText[] {
  const units = heard.map(({ segment }) => wordsIn(segment.text));
  const all = units.flatMap((own, at) => own.map(({ text }) => ({ text, at })));
  const texts = all.map(({ text }) => text);
  const isSuspected = (index: number): boolean => heard[all[index]?.at ?? 0]?.isSuspected === true;
  const kept = new Set(withoutLoops(texts, isSuspected));
  let index = 0;
  return heard.flatMap(({ segment }, at) => {
    const own = (units[at] ?? []).map((unit) => Object.assign(unit, { kept: kept.has(index++) }));
    if (own.every((unit) => unit.kept)) return [segment];
    return own.some((unit) => unit.kept) ? [shortened(segment, own)] : [];
  });
}

/** What is kept of a segment. Its end is that of its last word; without words, as if each letter took as long as every other. */
function shortened(segment: TimedText, units: readonly Unit[]): TimedText {
  const { words, ...rest } = segment;
  const { text, start, end } = rest;
  const ranges = units.map(({ index, kept }, at) => {
    return { kept, from: index, to: units[at + 1]?.index ?? text.length };
  });
  const keptRanges = ranges.filter((range) => range.kept);
  const places = words && placesOf(text, words);
  const keptWords = words?.filter((_, at) => {
    const place = places?.[at] ?? -1;
    return keptRanges.some(({ from, to }) => place >= from && place < to);
  });
  const share = (keptRanges.at(-1)?.to ?? text.length) / text.length;
  return {
    ...rest,
    text: keptRanges
      .map(({ from, to }) => text.slice(from, to))
      .join('')
      .trim(),
    end: keptWords?.at(-1)?.end ?? start + share * (end - start),
    ...(keptWords && keptWords.length > 0 && { words: keptWords }),
  };
}
