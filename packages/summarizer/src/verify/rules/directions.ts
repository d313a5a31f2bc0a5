import type { Lexicon, Opposites } from '../lexicon/lexicon.ts';
import { isNumberWord } from '../number-words.ts';
import { isDenied } from '../reading/negation.ts';
import type { Sentence, Token } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import type { Rule, Statement } from './statement.ts';

type Sign = 1 | -1;

/** Fewer common stems don't make two sentences about the same thing. */
const LEAST_SHARED = 2;

/**
 * `cheaper` in the statement where the source says `dearer`: opposite words about the same thing. What is compared may
 * change places (`A is cheaper than B`, `B is dearer than A`); a negated clause turns the word round.
 */
export const directions: Rule = ({ sentences, focus, matches, source }) => {
  const { opposites } = source.lexicon;
  for (const sentence of sentences) {
    for (const pair of opposites) {
      const claimed = signsIn(sentence, pair, source.lexicon);
      if (claimed.length !== 1) continue;
      const [claim] = claimed;
      const compares = sentence.tokens.some(({ folded }) => source.lexicon.than.has(folded));
      const about = [
        ...focus.filter(({ said, shared }) => !said.question && shared.length >= LEAST_SHARED),
        ...(claim && compares
          ? matches.filter(({ said }) => concludes(said, sentence, claim.token, pair, source))
          : []),
      ];
      const said = about.flatMap((match) =>
        signsIn(match.said, pair, source.lexicon).map(({ sign, token }) => ({
          sign,
          token,
          said: match.said,
        })),
      );
      if (!claim || said.length === 0) continue;
      const agrees = said.some(
        (one) => one.sign === claim.sign || one.token.stem === claim.token.stem,
      );
      // `Narrower than the door` where the talk gives both widths: what is measured is not compared.
      if (agrees || (compares && said.every((one) => isMeasured(one, source.lexicon)))) continue;
      const [against] = said;
      // `Dearer than the plant; the new way is cheap`: the statement has both, each of its own thing.
      const isSaid = sentences.some(({ stems }) => against && stems.has(against.token.stem));
      if (!against || isSaid || changedPlaces(sentence, claim.token, against.said, against.token))
        continue;
      return { kind: 'direction', said: claim.token.text, turn: against.said.turn };
    }
  }
  return null;
};

/** Whether a word is said of one thing, right behind how much of it that has: `a hundred and thirty wide`. */
function isMeasured(
  { said, token }: { said: Said; token: Token },
  { than, tag }: Lexicon,
): boolean {
  const before = said.tokens[said.tokens.indexOf(token) - 1];
  const isNumber =
    before !== undefined && (/\p{N}/u.test(before.text) || isNumberWord(before.folded, tag));
  return isNumber && !said.tokens.some(({ folded }) => than.has(folded));
}

/** `So the Dutch ones come out dearer`: what has more is what the statement compares, and nothing else is. */
function concludes(
  said: Said,
  sentence: Sentence,
  claim: Token,
  pair: Opposites,
  { lexicon }: Statement['source'],
): boolean {
  const [sign, ...others] = signsIn(said, pair, lexicon);
  if (!sign || others.length > 0 || said.question || !lexicon.concluding.test(said.lower))
    return false;
  const before = stemsBefore(said, sign.token);
  return before.length > 0 && before.every((stem) => stemsBefore(sentence, claim).includes(stem));
}

function signsIn(
  sentence: Sentence,
  { up, down }: Opposites,
  lexicon: Lexicon,
): { sign: Sign; token: Token }[] {
  return sentence.clauses.flatMap((clause) =>
    clause.tokens.flatMap((token) => {
      // A name: `Fríos Aldana`.
      if (/^\p{Lu}/u.test(token.text) && token.at > 0) return [];
      const isIn = (words: ReadonlySet<string>) => words.has(token.folded) || words.has(token.stem);
      const sign = isIn(up) ? 1 : isIn(down) ? -1 : 0;
      const turned = isDenied(token, clause, lexicon);
      return sign === 0 ? [] : [{ sign: (turned ? -sign : sign) as Sign, token }];
    }),
  );
}

type TokensOf = Pick<Sentence, 'tokens'>;

/** Whether what stands before the word in one sentence stands behind it in the other. */
export function changedPlaces(one: TokensOf, at: Token, other: TokensOf, there: Token): boolean {
  const before = stemsBefore(one, at);
  const after = stemsBehind(one, at);
  const swapped = [
    ...stemsBehind(other, there).filter((stem) => before.includes(stem)),
    ...stemsBefore(other, there).filter((stem) => after.includes(stem)),
  ].length;
  const same = [
    ...stemsBefore(other, there).filter((stem) => before.includes(stem)),
    ...stemsBehind(other, there).filter((stem) => after.includes(stem)),
  ].length;
  return swapped > same;
}

const stemsBefore = ({ tokens }: TokensOf, { at }: Token): string[] =>
  tokens.filter((token) => token.content && token.at < at).map(({ stem }) => stem);
const stemsBehind = ({ tokens }: TokensOf, { at }: Token): string[] =>
  tokens.filter((token) => token.content && token.at > at).map(({ stem }) => stem);
