import { anyWord } from '../lexicon/any-language.ts';
import { whole } from '../lexicon/phrasing.ts';
import { firstName } from '../reading/source.ts';
import type { Rule } from './statement.ts';

/** What was only meant to be done: `I was going to order a pump, but he has one`. A task that rests on this was withdrawn. */
export const withdrawn: Rule = (statement) => {
  const { kind, refs, matches, source, owner } = statement;
  if (kind !== 'action') return null;
  const { intended, accepting, declining, refusal } = source.lexicon;
  const said = refs.flatMap((turn) => source.sentencesOf(turn));
  const name = firstName(owner);
  const spared = said.find(
    ({ lower, tokens, speaker }) =>
      intended.test(lower) &&
      BUT.test(lower) &&
      speaker !== name &&
      tokens.some(({ folded }) => folded === name),
  );
  if (spared) return { kind: 'rejected', turn: spared.turn };
  const about = matches.length > 0 ? matches.map((match) => match.said) : said;
  const best = about[0];
  const meant = best && intended.test(best.lower) ? best : null;
  if (!meant) return null;
  const behind = said.slice(said.indexOf(meant));
  const isTaken = behind
    .slice(1)
    .some(
      ({ lower, speaker }) => accepting.test(lower) && !declining.test(lower) && speaker !== '',
    );
  const isGivenUp = behind.some(({ turn, lower }) => turn === meant.turn && BUT.test(lower));
  const [reply] = source.sentencesOf(meant.turn + 1);
  const isRefused = reply && reply.speaker !== meant.speaker && refusal.test(reply.lower);
  if (isRefused && !isTaken) return { kind: 'rejected', turn: reply.turn };
  return isGivenUp && !(isTaken && behind.some(({ turn }) => turn > meant.turn))
    ? { kind: 'rejected', turn: meant.turn }
    : null;
};

const BUT = whole(anyWord(({ but }) => but));
