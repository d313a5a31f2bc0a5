import { anyMention, inAnyLanguage } from '../lexicon/any-language.ts';
import type { Doubt } from '../../port.ts';
import { monthNumber, supportedDates } from '../calendar.ts';
import { isOrdinal } from '../number-words.ts';
import type { Amount } from '../reading/amounts.ts';
import { allStems, type Sentence } from '../reading/sentences.ts';
import { citedBy, countsOf, isSameNumber, supportFor } from '../reading/support.ts';
import type { Said } from '../reading/source.ts';
import { TIME_UNITS } from '../units.ts';
import { isPageOfText } from './polarity.ts';
import type { Rule, Statement } from './statement.ts';

/** A remark in so few words takes up what was said before: `Sixty-five.`, `The 15th is fine.` */
const SHORT = 8;
/** A number many times as large is of something else, and smaller ones may have been counted. */
const MOST_TIMES = 3;
const SMALL = 3;
/** A wide citation is of more than the statement. */
const MOST_CITED = 8;
/** More words of the statement that stand only from the other number on are what that turn is cited for. */
const MOST_NEW = 1;

/** A statement that names what was first, or what it is compared with, may name what no longer holds. */
const CONTRASTS = inAnyLanguage(({ contrasts }) => contrasts);

interface Value<S extends Sentence = Sentence> {
  said: S;
  amount: Amount;
  /** What it is of: only another one of the same slot takes its place. */
  slot: string;
}

/**
 * `A tuning costs sixty` where a later cited turn says `Sixty-five.`: a number in whose place a later turn puts another one of its
 * kind, and of which that turn says nothing else.
 */
export const overtaken: Rule = (statement) => {
  const { sentences, refs, own, language, source } = statement;
  const isPlain = sentences.every(
    ({ lower, question }) => !question && !CONTRASTS.test(lower) && !own.insteadOf.test(lower),
  );
  const cited = citedBy(statement);
  if (
    !isPlain ||
    isPageOfText(statement) ||
    refs.length > MOST_CITED ||
    cited.some(({ runOn }) => runOn)
  )
    return null;
  const claims = sentences.flatMap((one) => valuesIn(one, language));
  const held = cited.flatMap((said) => valuesIn(said, source.lexicon.tag));
  for (const claim of claims) {
    if (Math.min(...claim.amount.numbers) <= SMALL) continue;
    const last = held.findLast(({ amount }) => isSameNumber(amount, claim.amount));
    if (!last) continue;
    const rival = held.findLast(
      (value) =>
        (value.said.turn > last.said.turn ||
          isTakenBack(last.said, value.said, cited, statement)) &&
        !value.said.question &&
        !isAskedBetween(cited, last.said, value.said) &&
        !claims.some(({ amount }) => isSameNumber(amount, value.amount)) &&
        mayReplace(value, last, claim) &&
        isAboutIt(value, [last, claim], statement),
    );
    if (!rival) continue;
    const isLater = rival.said.turn > last.said.turn;
    if (isLater && addsToIt(cited, rival.said, held, claims, claim, statement)) continue;
    return { kind: 'number', said: claim.amount.text, turn: rival.said.turn };
  }
  return otherMonth(cited, statement);
};

/** `I'd told you the sixteenth, but forget that. We go on the twenty-third`, in one turn. */
function isTakenBack(
  one: Said,
  other: Said,
  cited: readonly Said[],
  { source }: Statement,
): boolean {
  const [from, to] = [cited.indexOf(one), cited.indexOf(other)];
  return (
    one.turn === other.turn &&
    from < to &&
    cited.slice(from, to + 1).some(({ lower }) => source.lexicon.phrasing.takesBack.test(lower))
  );
}

const monthsIn = (text: string, language: string): string[] =>
  [...supportedDates(text, language)].filter((date) => monthNumber(date) !== null);

/** The one month of a statement, in whose place a later turn puts another one in a few words: `Then the first of February.` */
function otherMonth(cited: readonly Said[], statement: Statement): Doubt | null {
  const { text, due, language, source } = statement;
  const { tag } = source.lexicon;
  const [month, ...others] = monthsIn([text, due].join('. '), language);
  const last = cited.findLast((said) => month && monthsIn(said.text, tag).includes(month));
  if (!last || others.length > 0) return null;
  // `First I said June. It will be December, that's decided.`
  const settles = (said: Said): boolean =>
    said.turn === last.turn &&
    cited.indexOf(said) > cited.indexOf(last) &&
    source.lexicon.stances.settle.test(said.lower);
  const rival = cited.findLast(
    (said) =>
      ((said.turn > last.turn && said.tokens.length <= SHORT) || settles(said)) &&
      !said.question &&
      monthsIn(said.text, tag).length > 0,
  );
  const isCitedForIt =
    rival !== undefined && rival.turn > last.turn && newFrom(rival, cited, statement).length > 0;
  return rival && !isCitedForIt ? { kind: 'date', turn: rival.turn } : null;
}

/** Whether another question comes up before the other number, which then answers that. */
const isAskedBetween = (cited: readonly Said[], from: Said, to: Said): boolean =>
  cited
    .slice(cited.indexOf(from) + 1, cited.indexOf(to))
    .some(({ question, stems }) => question && stems.size > 0);

/** Of the same slot, or of nothing that is named, and about as large. */
function mayReplace(rival: Value, own: Value, claim: Value): boolean {
  const [a, b] = [Math.max(...rival.amount.numbers), Math.max(...claim.amount.numbers)];
  const isDay = own.slot === 'day' || claim.slot === 'day';
  const isOfKind = rival.amount.kind === own.amount.kind || rival.amount.kind === 'count';
  const isBare = rival.amount.things.length === 0 && rival.slot !== 'clock';
  return (
    (rival.slot === 'day') === isDay &&
    (rival.slot === 'clock') === (own.slot === 'clock') &&
    isOfKind &&
    (rival.slot === own.slot || isBare) &&
    Math.max(a, b) <= MOST_TIMES * Math.min(a, b)
  );
}

function isAboutIt(
  { said, amount }: Value,
  others: readonly Value[],
  statement: Statement,
): boolean {
  const known = new Set([
    ...others.flatMap((one) => one.amount.things),
    ...supportFor(statement).stems,
  ]);
  return said.tokens.length <= SHORT || amount.things.some((thing) => known.has(thing));
}

/** Whether what is said from the rival on says something of the statement that was not said before: then it is cited for that. */
function addsToIt(
  cited: readonly Said[],
  rival: Said,
  held: readonly Value<Said>[],
  claims: readonly Value[],
  claim: Value,
  statement: Statement,
): boolean {
  const added = newFrom(rival, cited, statement);
  const hasNumber = held.some(
    ({ said, amount }) =>
      said.turn >= rival.turn &&
      claims.some((other) => other !== claim && isSameNumber(amount, other.amount)),
  );
  return added.length > MOST_NEW || hasNumber;
}

/** The words of a statement that stand in no turn before another one. */
function newFrom({ turn }: Said, cited: readonly Said[], statement: Statement): string[] {
  const before = allStems(cited.filter((said) => said.turn < turn));
  const behind = allStems(cited.filter((said) => said.turn >= turn));
  return supportFor(statement).stems.filter((stem) => behind.has(stem) && !before.has(stem));
}

const valuesIn = <S extends Sentence>(sentence: S, language: string): Value<S>[] =>
  countsOf(sentence, language).map((amount) => ({
    said: sentence,
    amount,
    slot: slotOf(amount, sentence, language),
  }));

const FROM = 2;
const TO = 4;

/** A day of a month, a clock time, or what is measured in. */
function slotOf(amount: Amount, { tokens, lower, text }: Sentence, language: string): string {
  const around = tokens.slice(Math.max(0, amount.at - FROM), amount.at + TO);
  const isDated = around.some(({ folded }) => supportedDates(folded, language).size > 0);
  const isCut = /(?<!\p{N})\p{N}{1,2}\.$/u.test(text) && amount.behind === '.';
  if (isDated || isCut || isOrdinal(amount.text, language)) return 'day';
  if (CLOCK.test(lower.slice(0, tokens[amount.at]?.at ?? 0)) || /:\d\d/u.test(amount.text))
    return 'clock';
  if (amount.kind !== 'count') return amount.kind;
  return TIME_UNITS.of(amount.unit ?? '', language) ?? 'count';
}

const CLOCK = new RegExp(
  String.raw`(?<!\p{L})${anyMention(({ beforeHour }) => beforeHour)} $`,
  'u',
);
