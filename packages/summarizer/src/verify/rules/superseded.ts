import { isOrdinal } from '../number-words.ts';
import { type Amount, amountsIn, meet } from '../reading/amounts.ts';
import type { Sentence } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import { concludes } from './decisions.ts';
import { putsInstead } from '../reading/instead.ts';
import { isPageOfText } from './polarity.ts';
import type { Rule, Statement } from './statement.ts';

/** A conclusion in so few words takes up what was said before: `Forty-two. From the first of July.` */
const SHORT = 6;
/** A number many times as large is of something else. */
const MOST_TIMES = 4;
/** A wide citation is of more than the statement. */
const MOST_CITED = 6;
/** Smaller numbers may have been counted by the writer. */
const SMALL = 3;

/**
 * A decision's number that is followed, in the turns that it cites, by another one of its kind in a short or concluding sentence,
 * and is not said again: `Go to forty-four, then.`, `Forty-two. From the first of July.`
 */
export const superseded: Rule = (statement) => {
  const { kind, sentences, language, refs, source } = statement;
  if (kind !== 'decision' || refs.length > MOST_CITED || isPageOfText(statement)) return null;
  const claims = sentences.flatMap((one) => amountsIn(one, language));
  if (sentences.some(({ lower }) => statement.own.insteadOf.test(lower))) return null;
  const held = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .filter(({ runOn }) => !runOn)
    .flatMap((said) => amountsIn(said, source.lexicon.tag).map((amount) => ({ said, amount })));
  for (const claim of sentences.flatMap((one) => claimsIn(one, statement))) {
    const last = held.findLast(({ amount }) => meet(amount, claim));
    if (!last) continue;
    const rival = held.findLast(
      (one) =>
        (one.said.turn > last.said.turn ||
          (isBehind(one.said, last.said) && putsInstead(one.said, source.lexicon))) &&
        isOfKind(one.amount, claim, last.amount, source.lexicon.tag) &&
        !claims.some((other) => meet(one.amount, other)) &&
        isLastWord(one.said, statement),
    );
    if (rival) return { kind: 'proposal', said: claim.text, turn: rival.said.turn };
  }
  return null;
};

/** What a sentence decides, and not the reason that it gives: no days and no small counts, which the writer may have counted. */
function claimsIn(sentence: Sentence, { language, own }: Statement): Amount[] {
  const reason = own.causes.before.exec(sentence.lower)?.index ?? sentence.lower.length;
  return amountsIn(sentence, language).filter(
    ({ numbers, at, text }) =>
      Math.min(...numbers) > SMALL &&
      !isOrdinal(text, language) &&
      (sentence.tokens[at]?.at ?? 0) < reason,
  );
}

/** Of the same unit, or without one, and about as large. */
function isOfKind(rival: Amount, claim: Amount, own: Amount, language: string): boolean {
  const kinds = new Set([claim.kind, own.kind]);
  const isBare = rival.things.length === 0;
  const isSameThing = [...claim.things, ...own.things].includes(rival.things[0] ?? '');
  const [a, b] = [Math.max(...rival.numbers), Math.max(...claim.numbers)];
  const isAsLarge =
    Math.min(...rival.numbers) > SMALL && Math.max(a, b) <= MOST_TIMES * Math.min(a, b);
  if (isOrdinal(rival.text, language)) return false;
  const isOfUnit = rival.kind !== 'count' && kinds.has(rival.kind);
  return isAsLarge && (isBare || isSameThing || isOfUnit);
}

const isLastWord = (said: Said, statement: Statement): boolean =>
  (!said.question && said.tokens.length <= SHORT) ||
  putsInstead(said, statement.source.lexicon) ||
  concludes(said, statement);

const isBehind = (one: Said, other: Said): boolean => one.turn === other.turn && one !== other;
