import { englishTalk } from '../src/embedded/language/english/talk.ts';

/** A dialogue act: who says what. */
export interface Act {
  s: string;
  t: string;
}

/** Cues of form, each a pattern of how people settle things: nothing here knows what is talked about. */
const CUES = [
  'agrees',
  'objects',
  'settles',
  'concludes',
  'weDo',
  'proposes',
  'asksAssent',
  'unreal',
  'unsure',
  'defers',
  'asks',
  'asksAnybody',
  'promises',
  'vows',
  'noPromise',
  'due',
  'iOrYou',
  'we',
  'points',
] as const;
/** Cues that also count where they stand in the acts around. */
const AROUND = ['agrees', 'settles', 'concludes', 'weDo', 'asks', 'promises', 'due'] as const;
const REACH = 3;
const LONG = 12;
const SHORT = 4;
/** Part of a meeting in which people wind up. */
const LAST = 0.15;
const WILL = /(?<!\p{L})(?:will|'ll|going to|should|have to|need to)(?!\p{L})/iu;
const ASSIGNS =
  /(?<!\p{L})(?:you|he|she|they|we|everybody|everyone|\p{L}+ (?:designer|expert|manager)) (?:will|'ll|should|have to|need to|can|are going to)(?!\p{L})|you'll/iu;
const NUMBER =
  /\p{N}|(?<!\p{L})(?:two|three|four|five|ten|twenty|fifty|hundred|million|percent)(?!\p{L})/iu;

export const FEATURES: readonly string[] = [
  ...CUES,
  ...AROUND.map((cue) => `${cue} around`),
  'question',
  'number',
  'long',
  'short',
  'will',
  'assigns',
  'position',
  'last part',
  'chair',
];

/** Words in fewer acts are no features. */
const LEAST_ACTS = 80;

/** The words that are features beside the cues: those of many acts. It knows no labels. */
export function vocabularyOf(meetings: readonly (readonly Act[])[]): string[] {
  const counts = new Map<string, number>();
  for (const { t } of meetings.flat())
    for (const word of new Set(wordsIn(t))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= LEAST_ACTS)
    .map(([word]) => word)
    .sort();
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];

/** The features of all acts of a meeting, in order: cues, then words of the vocabulary. */
export function featuresOf(acts: readonly Act[], vocabulary: readonly string[]): Float32Array[] {
  const places = new Map(vocabulary.map((word, at) => [word, FEATURES.length + at] as const));
  const chair = chairOf(acts);
  const cues = acts.map(({ t }) =>
    Object.fromEntries(CUES.map((cue) => [cue, Number(englishTalk[cue].test(t))])),
  );
  return acts.map(({ s, t }, at) => {
    const own = cues[at] ?? {};
    const near = cues.slice(Math.max(0, at - REACH), at + REACH + 1);
    const around = AROUND.map(
      (cue) => near.reduce((sum, one) => sum + (one[cue] ?? 0), 0) / near.length,
    );
    const words = t.split(/\s+/u).length;
    const position = at / Math.max(1, acts.length - 1);
    const values = new Float32Array(FEATURES.length + vocabulary.length);
    values.set([
      ...CUES.map((cue) => own[cue] ?? 0),
      ...around,
      Number(t.trim().endsWith('?')),
      Number(NUMBER.test(t)),
      Number(words >= LONG),
      Number(words < SHORT),
      Number(WILL.test(t)),
      Number(ASSIGNS.test(t)),
      position,
      Number(position > 1 - LAST),
      Number(s === chair),
    ]);
    for (const word of wordsIn(t)) {
      const place = places.get(word);
      if (place !== undefined) values[place] = 1;
    }
    return values;
  });
}

/** The person who says most of what closes and opens subjects: who says the most words. */
function chairOf(acts: readonly Act[]): string {
  const words = new Map<string, number>();
  for (const { s, t } of acts) words.set(s, (words.get(s) ?? 0) + t.split(/\s+/u).length);
  return [...words].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
