import { inAnyLanguage } from '../lexicon/any-language.ts';
import { lexiconOf } from '../lexicon/index.ts';
import { statedNumbers } from '../numbers.ts';
import type { Rule } from './statement.ts';

const BALLOTS = inAnyLanguage(({ ballots }) => ballots);
/** A vote of more is taken elsewhere. */
const MOST_VOTES = 200;

function talliesIn(text: string, language: string): [number, number][] {
  const found = text.matchAll(lexiconOf(language)?.phrasing.tally ?? /(?!)/gu);
  return Array.from(found).flatMap(({ groups }) => {
    const [one] = statedNumbers(groups?.['one'] ?? '', language);
    const [other] = statedNumbers(groups?.['other'] ?? '', language);
    const areVotes = one !== undefined && other !== undefined && Math.max(one, other) <= MOST_VOTES;
    return areVotes ? [[Math.max(one, other), Math.min(one, other)]] : [];
  });
}

/** `Carried by three votes to two` where the cited turns say `three to one`. */
export const tallies: Rule = ({ sentences, language, refs, source }) => {
  const claimed = sentences
    .filter(({ lower }) => BALLOTS.test(lower))
    .flatMap(({ lower }) => talliesIn(lower, language));
  const said = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .flatMap(({ lower, turn }) =>
      talliesIn(lower, source.lexicon.tag).map(([most, least]) => ({ most, least, turn })),
    );
  const [first] = said;
  const other = claimed.find(
    ([most, least]) => !said.some((one) => one.most === most && one.least === least),
  );
  return first && other ? { kind: 'number', said: other.join(' – '), turn: first.turn } : null;
};
