import { oddsOf, type CueWeights } from '../cue-weights.ts';
import { candidatesIn, type Candidate, type NamingContext, type Stretch } from './candidates.ts';
import { nameCuesOf } from './name-cues.ts';
import trained from './name-weights.json' with { type: 'json' };
import { nounPhraseOf } from './noun-phrase.ts';

/** A second name is added where it is nearly as likely, in log odds, and said together with the first. */
const NEARLY = 1.5;
/** Both are said within so many units: names of two asides are no name of a stretch. */
const TOGETHER = 3;
/** Words of both names together. */
const MOST_WORDS = 4;
/** Words with so many first letters in common are of the same family: `Handys`, `Handyregelung`. */
const FAMILY = 5;

/** The candidates of a stretch, the likeliest first. */
function rankedNames(
  context: NamingContext,
  stretch: Stretch,
  weights: CueWeights,
): { candidate: Candidate; odds: number }[] {
  const candidates = candidatesIn(context, stretch);
  const cues = nameCuesOf(context, stretch, candidates);
  return candidates
    .map((candidate, at) => ({ candidate, odds: oddsOf(cues[at] ?? new Map(), weights) }))
    .toSorted((a, b) => b.odds - a.odds || a.candidate.term - b.candidate.term);
}

export interface NamingOptions {
  /** Names of other stretches, in lower case. */
  taken?: ReadonlySet<string>;
  weights?: CueWeights;
}

/** The noun phrases that most likely say what a stretch is about, best first: one, or two that are nearly as likely. */
export function namesOfStretch(
  context: NamingContext,
  stretch: Stretch,
  { taken = new Set(), weights = trained }: NamingOptions = {},
): string[] {
  const ranked = rankedNames(context, stretch, weights);
  const best = ranked.find(({ candidate }) => !taken.has(candidate.word.toLowerCase()));
  if (!best) return [];
  const name = nounPhraseOf(context, stretch, best.candidate);
  const second = ranked.find(
    ({ candidate, odds }) =>
      odds >= best.odds - NEARLY &&
      areTogether(candidate, best.candidate) &&
      !isOfFamily(candidate.word, name) &&
      candidate !== best.candidate,
  );
  const other = second && nounPhraseOf(context, stretch, second.candidate);
  const fits =
    other !== undefined && wordsIn(`${name} ${other}`) <= MOST_WORDS && !overlap(name, other);
  return fits ? [name, other] : [name];
}

function isOfFamily(word: string, name: string): boolean {
  const [lower, all] = [word.toLowerCase(), name.toLowerCase()];
  return all.includes(lower) || all.split(' ').some((one) => sharesStart(one, lower));
}

const sharesStart = (a: string, b: string): boolean =>
  a.length >= FAMILY && b.length >= FAMILY && a.slice(0, FAMILY) === b.slice(0, FAMILY);

const areTogether = (a: Candidate, b: Candidate): boolean =>
  a.places.some((at) => b.places.some((other) => Math.abs(at - other) <= TOGETHER));

const overlap = (a: string, b: string): boolean =>
  a.split(' ').some((word) => b.split(' ').includes(word));

const wordsIn = (text: string): number => text.split(' ').length;
