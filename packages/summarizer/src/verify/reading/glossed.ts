import type { Lexicon } from '../lexicon/lexicon.ts';
import { isNumberWord } from '../number-words.ts';
import { unitOf, unitsOf } from './meanings.ts';
import { type Sentence, stemsOf, type Token } from './sentences.ts';
import type { Said, SourceReading } from './source.ts';

/**
 * A statement's sentences in the words of its source: a word that means what one of the cited turns says has the stem of that
 * one, also where it is of another language.
 */
export function glossed(
  sentences: readonly Sentence[],
  cited: readonly Said[],
  own: Lexicon,
  source: SourceReading,
): Sentence[] {
  const { lexicon } = source;
  if (own.tag === lexicon.tag) return [...sentences];
  const byKey = new Map<string, string>();
  for (const { token, keys } of cited.flatMap(({ tokens }) => unitsOf(tokens, lexicon)))
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, token.stem);
  const gloss = (token: Token): Token => {
    if (!token.content) return token;
    if (isNumberWord(token.folded, own.tag)) return { ...token, content: false };
    if (source.persons.has(token.folded)) return { ...token, stem: lexicon.stem(token.folded) };
    const { keys } = unitOf(token, own);
    const stem = keys.flatMap((key) => byKey.get(key) ?? [])[0];
    if (stem !== undefined) return { ...token, stem };
    // What a word means that the table does not have can't be compared.
    const content = keys.some((key) => key.startsWith('#')) || /^\p{Lu}/u.test(token.text);
    return { ...token, content, stem: `${own.tag}:${token.stem}` };
  };
  return sentences.map((sentence) => withTokens(sentence, gloss));
}

function withTokens(sentence: Sentence, gloss: (token: Token) => Token): Sentence {
  const renamed = new Map(sentence.tokens.map((token) => [token, gloss(token)] as const));
  const all = (tokens: readonly Token[]): Token[] =>
    tokens.flatMap((token) => renamed.get(token) ?? []);
  const tokens = all(sentence.tokens);
  return {
    ...sentence,
    tokens,
    stems: stemsOf(tokens),
    clauses: sentence.clauses.map((clause) => {
      const own = all(clause.tokens);
      return { ...clause, tokens: own, stems: stemsOf(own) };
    }),
  };
}
