import type { Rule } from './statement.ts';

/** What was only meant to be done: `I was going to order a pump, but he has one`. A task that rests on this was withdrawn. */
export const withdrawn: Rule = ({ kind, refs, matches, source }) => {
  if (kind !== 'action') return null;
  const { intended, accepting, declining } = source.lexicon;
  const said = refs.flatMap((turn) => source.sentencesOf(turn));
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
  return isGivenUp && !(isTaken && behind.some(({ turn }) => turn > meant.turn))
    ? { kind: 'rejected', turn: meant.turn }
    : null;
};

const BUT = /(?<!\p{L})(?:but|aber|doch|pero|mais)(?!\p{L})/u;
