import { anyWord, inAnyLanguage } from '../lexicon/any-language.ts';
import type { Vote } from '../lexicon/phrasing.ts';
import type { Rule } from './statement.ts';

/** With no one against it and no one out of it. */
const UNANIMOUS = inAnyLanguage(({ unanimous }) => unanimous, 'iu');
const ABSTAINS = inAnyLanguage(({ abstains }) => abstains, 'iu');
const NO_ONE = new RegExp(
  String.raw`(?<!\p{L})${anyWord(({ none, without }) => `${none} ${without}`)}(?: \p{L}+)?$`,
  'iu',
);

/** `Agreed unanimously` where someone says that they abstain. */
export const abstentions: Rule = ({ sentences, source, refs }) => {
  if (!sentences.some(({ lower }) => UNANIMOUS.test(lower))) return null;
  const abstains = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .find(({ lower, question }) => {
      const found = question ? null : ABSTAINS.exec(lower);
      return found !== null && !NO_ONE.test(lower.slice(0, found.index).trimEnd());
    });
  return abstains ? { kind: 'decision', turn: abstains.turn } : null;
};

/** `Voted for it` where all that the cited turns tell of is a vote against, in any two of the known languages. */
export const votes: Rule = ({ sentences, own, source, refs }) => {
  const [ours, theirs] = [own.phrasing.votes, source.lexicon.phrasing.votes];
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  if (sentences.some(({ clauses }) => clauses.some(({ negated }) => negated))) return null;
  const says = (side: keyof Vote): boolean => sentences.some(({ lower }) => ours[side].test(lower));
  if (says('for') === says('against')) return null;
  const [same, other]: (keyof Vote)[] = says('for') ? ['for', 'against'] : ['against', 'for'];
  if (!same || !other || cited.some(({ lower }) => theirs[same].test(lower))) return null;
  const against = cited.find(({ lower, question }) => !question && theirs[other].test(lower));
  return against ? { kind: 'direction', turn: against.turn } : null;
};
