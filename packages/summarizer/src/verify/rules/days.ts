import type { Doubt } from '../../port.ts';
import { claimedDates, isDateWord, supportedDates } from '../calendar.ts';
import { isNumberWord } from '../number-words.ts';
import { firstName, type Said } from '../reading/source.ts';
import { daysOfMonthIn } from './dues.ts';
import { anyMention } from '../lexicon/any-language.ts';
import type { Rule, Statement } from './statement.ts';

/** A day or month of another sentence has to have this much more in common with the statement. */
const CLEARLY = 2;
const LEAST_SHARED = 2;
/** A single word has to tell this much, and nothing be said of the other date, which is named before. */
const TELLING = 0.5;

interface Dated {
  said: Said;
  dates: ReadonlySet<string>;
}

/**
 * A weekday or month that stands in the cited turns, but with something else: another one stands with what the statement says, or
 * was agreed on behind it.
 */
export const days: Rule = (statement) => {
  const { text, due, language, kind, sentences, own } = statement;
  // `On the 13th rather than the day before` names both.
  if (sentences.some(({ lower }) => own.insteadOf.test(lower))) return null;
  const all = [text, due].join('. ').replaceAll(COMPARED, ' ');
  const claimed = [...claimedDates(all, language)];
  const [entry] = claimed;
  const [day, ...others] = daysOfMonthIn(all, language);
  return (
    (entry !== undefined && claimed.length === 1 ? against(entry, statement) : null) ??
    // The day of a task may stand with its owner's answer only.
    (day !== undefined && others.length === 0 && kind !== 'action'
      ? against(day, statement)
      : null) ??
    movedTo(claimed, statement)
  );
};

/** `More than in March`: what is compared with has a date of its own. */
const COMPARED = new RegExp(
  String.raw`(?<!\p{L})${anyMention(({ compares }) => compares)} ?(?:\p{L}+ ){0,2}[\p{L}\p{N}]+`,
  'giu',
);

/** @param entry a weekday `d5`, a month `m3`, or a day of a month `15` */
function against(entry: string, statement: Statement): Doubt | null {
  const { refs, source } = statement;
  const dated = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .map((said): Dated => ({ said, dates: datesIn(said.text, source.lexicon.tag, entry) }))
    .filter(({ dates }) => dates.size > 0);
  const own = dated.filter(({ dates }) => dates.has(entry));
  const others = dated.filter(({ dates }) => !dates.has(entry));
  const [first] = own;
  // Who takes a task on may say nothing of it but when.
  if (own.some(({ said }) => isOwnPromise(said, statement))) return null;
  if (!first || others.length === 0 || own.some(({ said }) => said.runOn)) return null;
  const settled = own.findLast((one) => isSettled(one, statement));
  const rival =
    others.find(
      (other) =>
        (!settled || other.said.turn > settled.said.turn) &&
        own.every((one) => isNearer(other, one, statement)),
    ) ?? agreedBehind(own, others, statement);
  return rival ? { kind: 'date', turn: rival.said.turn } : null;
}

const isOwnPromise = (said: Said, { kind, owner, source }: Statement): boolean =>
  kind === 'action' &&
  said.speaker !== '' &&
  said.speaker === firstName(owner) &&
  !said.question &&
  source.lexicon.accepting.test(said.lower);

/** What a text has of the same type. */
const datesIn = (text: string, language: string, entry: string): ReadonlySet<string> =>
  /^\p{N}/u.test(entry)
    ? daysOfMonthIn(text, language)
    : new Set([...supportedDates(text, language)].filter((date) => date[0] === entry[0]));

function isNearer(other: Dated, own: Dated, { sentences, source, language }: Statement): boolean {
  const told = sentences.flatMap(({ tokens }) =>
    tokens
      .filter(
        ({ content, folded }) =>
          content && !isDateWord(folded, language) && !isNumberWord(folded, language),
      )
      .map(({ stem }) => stem),
  );
  const shared = ({ said }: Dated): string[] => [
    ...new Set(told.filter((stem) => said.stems.has(stem) && !source.nameStems.has(stem))),
  ];
  const weigh = (stems: readonly string[]): number =>
    stems.reduce((sum, stem) => sum + source.weightOf(stem), 0);
  const [theirs, ours] = [shared(other), shared(own)];
  const isTelling =
    theirs.length >= LEAST_SHARED ||
    (ours.length === 0 && other.said.turn > own.said.turn && weigh(theirs) >= TELLING);
  return isTelling && weigh(theirs) > CLEARLY * weigh(ours);
}

/** `Thursday?`, `I'm working. Friday?`, `Friday's fine.`: the last one, and that one is agreed to. */
function agreedBehind(
  own: readonly Dated[],
  others: readonly Dated[],
  statement: Statement,
): Dated | undefined {
  const last = own.at(-1)?.said;
  if (!last) return undefined;
  // `Okay, I'll send it out on Monday` agrees to something, and dates something else.
  const behind = others.filter(
    ({ said }) =>
      said.turn > last.turn &&
      !said.runOn &&
      !statement.source.lexicon.firstPerson.test(said.lower),
  );
  // `The committee on the third?`: another date of something else.
  const end = behind.findIndex(
    (one) =>
      !isSettled(one, statement) &&
      ownWords(one.said, statement) > SHORT &&
      !sharesWord(one.said, last),
  );
  return (end < 0 ? behind : behind.slice(0, end)).findLast((one) => isSettled(one, statement));
}

/** A remark with more words of its own has a subject of its own. */
const SHORT = 1;

const ownWords = ({ tokens }: Said, { source }: Statement): number =>
  tokens.filter(
    ({ content, folded }) =>
      content &&
      !isDateWord(folded, source.lexicon.tag) &&
      !isNumberWord(folded, source.lexicon.tag),
  ).length;

const sharesWord = (one: Said, other: Said): boolean =>
  [...one.stems].some((stem) => other.stems.has(stem));

/** Agreed to, or concluded. */
function isSettled({ said }: Dated, { source }: Statement): boolean {
  const { stances, phrasing } = source.lexicon;
  return (
    !said.question &&
    [stances.accept, stances.settle, phrasing.suits].some((pattern) => pattern.test(said.lower))
  );
}

/** `It was due on Thursday, so it's now Monday`: the date that the turns call the one that holds now. */
function movedTo(claimed: readonly string[], statement: Statement): Doubt | null {
  const { refs, source } = statement;
  const { tag } = source.lexicon;
  if (claimed.length !== 1) return null;
  const moved = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .flatMap((said) =>
      Array.from(said.lower.matchAll(source.lexicon.phrasing.moved), ({ groups }) => ({
        said,
        dates: [...supportedDates(groups?.['date'] ?? '', tag)],
      })),
    )
    .find(({ dates }) => dates.length > 0);
  const [entry = ''] = claimed;
  return moved && moved.dates.every((date) => date[0] === entry[0] && date !== entry)
    ? { kind: 'date', turn: moved.said.turn }
    : null;
}
