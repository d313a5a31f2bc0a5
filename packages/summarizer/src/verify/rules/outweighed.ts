import type { Doubt } from '../../port.ts';
import { amountsIn } from '../reading/amounts.ts';
import { allStems, type Sentence } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import type { Statement } from './statement.ts';

/** A conclusion with fewer words of its own takes up what was said before it: `Then that's carried.` */
const LEAST_OF_ITS_OWN = 3;
/** So many turns before it. */
const TAKEN_UP = 2;
/** A wide citation holds the conclusions of several things. */
const MOST_CITED = 6;
/** How much more of the statement has to stand elsewhere. */
const CLEARLY = 2;
/** What only stands elsewhere in the cited turns has to tell this much. */
const LEAST_WEIGHT = 0.3;
/** Smaller numbers count anything. */
const SMALL = 12;

/**
 * `We put up bollards` where bollards were talked about, and the one conclusion of the cited turns is about something else: more of
 * the statement stands before what was concluded than in it.
 */
export function outweighed(statement: Statement): Doubt | null {
  const { refs, source, sentences, kind, own } = statement;
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const concludes = ({ lower, question, runOn }: Said): boolean =>
    !question &&
    !runOn &&
    (source.lexicon.concluding.test(lower) || source.lexicon.stances.settle.test(lower));
  const last = cited.findLast(concludes);
  if (kind !== 'decision' || !last || refs.length > MOST_CITED) return null;
  const previous =
    last.stems.size < LEAST_OF_ITS_OWN || VOTED.test(last.lower)
      ? cited.findLast(
          ({ turn, stems }) =>
            turn < last.turn && last.turn - turn <= TAKEN_UP && stems.size >= LEAST_OF_ITS_OWN,
        )
      : undefined;
  const isConcluded = ({ turn }: Said): boolean => turn === last.turn || turn === previous?.turn;
  const before = cited.filter((said) => said.turn < last.turn && !isConcluded(said));
  if (before.length === 0 || before.some(concludes)) return null;
  // `The limit of 24, agreed`: the number says what is concluded.
  const settled = numbersIn(cited.filter(isConcluded), source.lexicon.tag);
  if (numbersIn(sentences, statement.language).some((n) => settled.includes(n))) return null;
  const [concluded, earlier] = [allStems(cited.filter(isConcluded)), allStems(before)];
  const weigh = (stems: readonly string[]): number =>
    stems.reduce((sum, stem) => sum + source.weightOf(stem), 0);
  // The reason for a decision stands in the talk before it.
  const stems = sentences.flatMap(({ lower, tokens }) => {
    const reason = own.causes.before.exec(lower)?.index ?? lower.length;
    return tokens
      .filter(({ at, content, stem }) => content && at < reason && !source.nameStems.has(stem))
      .map(({ stem }) => stem);
  });
  const told = [...new Set(stems)];
  const there = weigh(told.filter((stem) => concluded.has(stem)));
  const elsewhere = weigh(told.filter((stem) => !concluded.has(stem) && earlier.has(stem)));
  return elsewhere > CLEARLY * there && elsewhere > LEAST_WEIGHT
    ? { kind: 'proposal', turn: last.turn }
    : null;
}

/** A vote is on what was moved before it. */
const VOTED =
  /(?<!\p{L})(?:carried|seconded|in favour|einstimmig|angenommen|unanim\p{L}+|adoptée?|aprobad[oa]|à l['’]unanimité|por unanimidad)(?!\p{L})/u;

const numbersIn = (list: readonly Sentence[], language: string): number[] =>
  list
    .flatMap((one) => amountsIn(one, language))
    .flatMap(({ numbers }) => [...numbers].filter((n) => n > SMALL));
