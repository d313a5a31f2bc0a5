import { wordsByLanguage } from '../lexicon/any-language.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from '../reading/sentences.ts';
import type { Rule, Statement } from './statement.ts';

/** Words before a name by which it is not the one who acts. */
const prepositionsIn = wordsByLanguage(({ prepositions }) => prepositions);
const articlesIn = wordsByLanguage(({ articles }) => articles);

/** `The Rovers borrow it` where the source borrows it from the Rovers: who acts has changed places with another one. */
export const directed: Rule = (statement) => {
  const [first] = statement.sentences;
  const [best] = statement.matches;
  if (!first || !best || statement.kind === 'action') return null;
  const name = nameAtStart(first.tokens);
  const verb = first.tokens[name.length];
  if (name.length === 0 || !verb?.content || !best.said.stems.has(verb.stem)) return null;
  const places = statement.refs
    .flatMap((turn) => statement.source.sentencesOf(turn))
    .flatMap((said) => placesOf(name, said.tokens).map((at) => ({ said, at })));
  const inBest = places.filter(({ said }) => said === best.said);
  const isObject = ({ said, at }: (typeof places)[number]): boolean =>
    isLed(said.tokens, at, statement.source.lexicon);
  return inBest.length > 0 && inBest.every(isObject) && isFirst(first.tokens, statement)
    ? { kind: 'person', said: name.map(({ text }) => text).join(' '), turn: best.said.turn }
    : null;
};

/** The words with a capital with which a sentence begins, where another follows in small letters. */
function nameAtStart(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex(({ text }) => !/^\p{Lu}/u.test(text));
  return end > 0 ? tokens.slice(0, end) : [];
}

const placesOf = (name: readonly Token[], tokens: readonly Token[]): number[] =>
  tokens.flatMap((_, at) =>
    name.every(({ folded }, index) => tokens[at + index]?.folded === folded) ? [at] : [],
  );

function isLed(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [farther = '', before = ''] = [tokens[at - 2]?.folded, tokens[at - 1]?.folded];
  const prepositions = prepositionsIn(lexicon);
  return prepositions.has(before) || (articlesIn(lexicon).has(before) && prepositions.has(farther));
}

/** A single word with which a sentence begins is a name only where the source knows it as one. */
const isFirst = (tokens: readonly Token[], { source }: Statement): boolean =>
  source.persons.has(tokens[0]?.folded ?? '') || /^\p{Lu}/u.test(tokens[1]?.text ?? '');
