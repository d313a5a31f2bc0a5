import { spacedWords } from '../../words.ts';
import type { PlaceCues, Talk } from '../../language/talk/talk.ts';

/** What someone says in one go: a dialogue act, a sentence. */
export interface Act {
  speaker: string | undefined;
  text: string;
}

/** Cues of form, each a pattern of how people settle things: nothing here knows what is talked about. */
const CUES = [
  'agrees',
  'objects',
  'settles',
  'procedure',
  'concludes',
  'weDo',
  'proposes',
  'asksAssent',
  'unreal',
  'unsure',
  'defers',
  'asks',
  'asksAnybody',
  'needs',
  'intends',
  'promises',
  'vows',
  'noPromise',
  'due',
  'iOrYou',
  'we',
  'points',
  'past',
  'smallTalk',
  'withdraws',
  'done',
  'leans',
  'offers',
] as const;
/** Cues beside those of {@link Talk}. */
const MORE_CUES = [
  'question',
  'number',
  'will',
  'others will',
  'joins',
  'long',
  'short',
  'one word',
  'words',
] as const;
const LONG = 12;
const SHORT = 4;
/** Brings the logarithm of a number of words to about 0 to 1. */
const WORDS_SCALE = 4;

/** Stretches of acts over which each cue is averaged, from and to, relative to the act. */
const STRETCHES = [
  [0, 0],
  [-3, -1],
  [1, 3],
  [-8, 8],
] as const;

/** From where on the last part of a meeting counts, and over how many acts its end makes itself felt. */
const LAST_PARTS = [0.85, 0.95];
const END_ACTS = [15, 40];
const FIRST_PART = 0.1;
/** Acts before and behind among which speakers are counted. */
const TALKING = 4;
const LONG_MEETING = 1500;

const PLACES = [
  'position',
  'position squared',
  ...LAST_PARTS.map((part) => `from ${part}`),
  'first part',
  ...END_ACTS.map((count) => `${count} acts to the end`),
  'words before',
  'says most',
  'share of words',
  'begins a turn',
  'ends a turn',
  'speakers around',
  'acts',
];

/** The names of the features, in order. */
export const CUE_NAMES: readonly string[] = [
  ...STRETCHES.flatMap(([from, to]) =>
    [...CUES, ...MORE_CUES].map((cue) => `${cue} ${from} to ${to}`),
  ),
  ...PLACES,
];

/** For each act of a talk the cues in and around it, its place in the talk and who says it: a number for each of {@link CUE_NAMES}. */
export function cueVectors(acts: readonly Act[], talk: Talk, places: PlaceCues): Float64Array[] {
  const cues = acts.map(({ text }) => cuesOf(text, talk, places));
  const placed = placesOf(acts);
  return acts.map((_, at) =>
    Float64Array.from([
      ...STRETCHES.flatMap(([from, to]) => meansOf(cues, at + from, at + to)),
      ...(placed[at] ?? []),
    ]),
  );
}

function cuesOf(
  text: string,
  talk: Talk,
  { number, will, othersWill, joins }: PlaceCues,
): number[] {
  const words = spacedWords(text);
  return [
    ...CUES.map((cue) => Number(talk[cue].test(text))),
    Number(text.trim().endsWith('?')),
    Number(number.test(text)),
    Number(will.test(text)),
    Number(othersWill.test(text)),
    Number(joins.test(text)),
    Number(words >= LONG),
    Number(words < SHORT),
    Number(words === 1),
    Math.log(1 + words) / WORDS_SCALE,
  ];
}

/** The mean of each cue over acts `from` to `to`; what lies outside the talk counts as without cues. */
function meansOf(cues: readonly number[][], from: number, to: number): number[] {
  const near = cues.slice(Math.max(0, from), Math.max(0, to + 1));
  const width = cues[0]?.length ?? 0;
  return Array.from(
    { length: width },
    (_, cue) => near.reduce((sum, own) => sum + (own[cue] ?? 0), 0) / (to - from + 1),
  );
}

function placesOf(acts: readonly Act[]): number[][] {
  const words = acts.map(({ text }) => spacedWords(text));
  const all = words.reduce((sum, count) => sum + count, 0);
  const said = new Map<string | undefined, number>();
  for (const [at, { speaker }] of acts.entries())
    said.set(speaker, (said.get(speaker) ?? 0) + (words[at] ?? 0));
  const most = [...said.values()].reduce((a, b) => Math.max(a, b), 0);
  let before = 0;
  return acts.map(({ speaker }, at) => {
    before += words[at] ?? 0;
    const position = at / Math.max(1, acts.length - 1);
    const left = acts.length - 1 - at;
    const near = acts.slice(Math.max(0, at - TALKING), at + TALKING + 1);
    const own = said.get(speaker) ?? 0;
    return [
      position,
      position ** 2,
      ...LAST_PARTS.map((part) => Math.max(0, position - part) / (1 - part)),
      Number(position < FIRST_PART),
      ...END_ACTS.map((count) => Math.exp(-left / count)),
      before / all,
      Number(own === most),
      own / all,
      Number(speaker !== acts[at - 1]?.speaker),
      Number(speaker !== acts[at + 1]?.speaker),
      new Set(near.map((act) => act.speaker)).size / TALKING,
      Math.min(1, acts.length / LONG_MEETING),
    ];
  });
}
