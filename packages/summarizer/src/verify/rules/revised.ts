import { allStems } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import { daysOfMonthIn } from './dues.ts';
import type { Rule, Statement } from './statement.ts';

/** So many turns before the citation the talk about it may have begun, and so long it goes on when it is taken up again. */
const TOPIC = 14;
const TAKEN_UP = 6;

/**
 * `Off service from the second to the fourth` where the talk comes back to it and ends in `do it a week later, the ninth to the
 * eleventh`: a date that is changed behind the citation.
 */
export const revised: Rule = (statement) => {
  const { text, due, language, source, refs } = statement;
  const claimed = daysOfMonthIn([text, due].join('. '), language);
  const end = refs.at(-1) ?? 0;
  if (claimed.size === 0) return null;
  const tag = source.lexicon.tag;
  const daysOf = (said: Said): ReadonlySet<string> => daysOfMonthIn(said.text, tag);
  const isClaimed = (said: Said): boolean => [...daysOf(said)].some((day) => claimed.has(day));
  const behind = taken(end, statement);
  const changed = behind.find(
    (said) =>
      !said.question &&
      // A span of days is put off as one.
      daysOf(said).size === claimed.size &&
      !isClaimed(said) &&
      (source.lexicon.concluding.test(said.lower) || THEN.test(said.lower)),
  );
  if (!changed) return null;
  const isKept = behind.slice(behind.indexOf(changed)).some(isClaimed);
  return isKept || !refs.flatMap((turn) => source.sentencesOf(turn)).some(isClaimed)
    ? null
    : { kind: 'date', turn: changed.turn };
};

const THEN =
  /(?<!\p{L})(?:then|instead|dann|stattdessen|entonces|en su lugar|alors|plutôt)(?!\p{L})/u;

/** What is said behind a remark that comes back to what the cited turns are about. */
function taken(end: number, { source, refs }: Statement): Said[] {
  const from = Math.max(0, (refs[0] ?? 0) - TOPIC);
  const topic = allStems(
    source.turns.slice(from, end + 1).flatMap((_, at) => source.sentencesOf(from + at)),
  );
  const back = source.turns
    .slice(end + 1)
    .flatMap((_, at) => source.sentencesOf(end + 1 + at))
    .find(({ lower, tokens }) => {
      const found = source.lexicon.phrasing.returning.exec(lower);
      if (!found) return false;
      const named = tokens.find(
        ({ at, content }) => content && at >= found.index + found[0].length - 1,
      );
      return named !== undefined && topic.has(named.stem);
    });
  if (!back) return [];
  const turns = Array.from({ length: TAKEN_UP + 1 }, (_, at) => back.turn + at);
  const said = turns.flatMap((turn) => source.sentencesOf(turn));
  return said.slice(said.indexOf(back));
}
