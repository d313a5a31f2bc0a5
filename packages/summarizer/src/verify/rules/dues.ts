import type { Doubt } from '../../port.ts';
import { isDateWord, supportedDates } from '../calendar.ts';
import { anyMention, anyWord, inAnyLanguage } from '../lexicon/any-language.ts';
import { supportedNumbers } from '../numbers.ts';
import { allStems } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import { firstName } from '../reading/source.ts';
import type { Rule, Statement } from './statement.ts';

const IN_DIGITS = String.raw`\p{N}{1,2}${anyMention(({ dayMarks }) => dayMarks)}?`;
/** `Up by twelve per cent` names no day. */
const NO_SHARE = String.raw`(?!(?:\p{N}{1,2}|\p{L}+) ?(?:%|${anyMention(({ percent }) => percent)}))`;
/** A day of a month, in words or digits, behind what announces one. */
const DAY = new RegExp(
  String.raw`(?<!\p{L})(?:${anyMention(({ onDay }) => onDay)} )+${NO_SHARE}(?<day>${IN_DIGITS}|\p{L}+(?:[ -](?:${anyWord(({ and }) => and)} )?\p{L}+)?)(?![\p{L}\p{N}])`,
  'giu',
);
const LAST_DAY = 31;
/** With so many words of its own, and none of the statement's, a promise is about something else than a request that has so many of them. */
const OF_ITS_OWN = 3;
const LEAST_SHARED = 2;
/** `The sixteenth`, `the 16th`: bare, `the first` and `the second` count something else. */
const ORDINAL =
  /(?<!\p{L})the (?<day>\p{N}{1,2}(?:st|nd|rd|th)|(?:twenty|thirty)[ -](?:first|second|third)|(?:first|second|third)(?= (?:to|till|until) )|(?:(?:twenty|thirty)[ -])?\p{L}{3,}th)(?![\p{L}\p{N}])/giu;
/** Days that are named without a calendar. */
const RELATIVE = [
  ['today', inAnyLanguage(({ today }) => today)],
  ['tomorrow', inAnyLanguage(({ tomorrow }) => tomorrow)],
] as const;

/** `Today`, `tomorrow`: which date that is stands elsewhere, at the head of a mail or in the calendar. */
export const namesDayByDistance = (text: string): boolean =>
  RELATIVE.some(([, pattern]) => pattern.test(text.toLowerCase()));

/** The days that a text names: `d5` Friday, `m3` March, `15` the fifteenth, `today`. */
export function daysIn(text: string, language: string): Set<string> {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const days = Array.from(lower.matchAll(DAY), ({ groups }) => groups?.['day'] ?? '').flatMap(
    (day) => (isDateWord(day, language) ? [] : Array.from(supportedNumbers(day, language))),
  );
  return new Set([
    ...supportedDates(lower, language),
    ...days.filter((day) => day >= 1 && day <= LAST_DAY).map(String),
    ...RELATIVE.flatMap(([day, pattern]) => (pattern.test(lower) ? [day] : [])),
  ]);
}

/** Days of a month behind a word that announces one, or before the name of a month: `15`. */
export function daysOfMonthIn(text: string, language: string): Set<string> {
  const dated = Array.from(text.matchAll(OF_MONTH))
    .filter(({ groups }) => supportedDates(groups?.['month'] ?? '', language).size > 0)
    .flatMap(({ groups }) => Array.from(supportedNumbers(groups?.['day'] ?? '', language)));
  const ordinals =
    language === 'en'
      ? Array.from(text.matchAll(ORDINAL)).flatMap(({ groups }) =>
          Array.from(supportedNumbers(groups?.['day']?.toLowerCase() ?? '', language)),
        )
      : [];
  const named = [...daysIn(text, language)].filter((day) => /^\p{N}/u.test(day));
  return new Set([
    ...named,
    ...[...dated, ...ordinals].filter((day) => day >= 1 && day <= LAST_DAY).map(String),
  ]);
}

const OF_MONTH = new RegExp(
  String.raw`(?<!\p{L})(?<day>${IN_DIGITS}|\p{L}+)(?: ${anyMention(({ of }) => of)})? (?<month>\p{L}{3,})(?!\p{L})`,
  'giu',
);

/**
 * The day on which the owner takes a task on is the last that they name for it: one that only stands elsewhere belongs to
 * something else.
 */
export const dues: Rule = (statement): Doubt | null => {
  const { kind, due, language, source, refs } = statement;
  if (kind !== 'action' || due === '') return null;
  const claimed = claimedDays(due, language);
  if (claimed.size === 0 || statement.owner === '') return null;
  const isClaimed = (days: ReadonlySet<string>): boolean =>
    [...claimed].some((day) => days.has(day));
  const owner = firstName(statement.owner);
  const dated = refs.flatMap((turn) =>
    source
      .sentencesOf(turn)
      .map((said) => ({ said, days: daysIn(said.text, source.lexicon.tag) }))
      .filter(({ days }) => days.size > 0),
  );
  const refusal = refusedFor(
    dated.flatMap(({ said, days }) => (isClaimed(days) ? [said] : [])),
    statement,
  );
  if (refusal) return { kind: 'due', said: due, turn: refusal.turn };
  const own = dated.filter(({ said }) => said.speaker === owner && isPromise(said, statement));
  const last = own.at(-1);
  if (!last) return null;
  if (isPromisedFor(last.said, isClaimed, statement))
    return { kind: 'due', said: due, turn: last.said.turn };
  if (isClaimed(last.days)) return null;
  // The same turn may name several days: `you'd get it on the second. Tell me by the fifth`.
  const inTurn = source
    .sentencesOf(last.said.turn)
    .flatMap(({ text }) => [...supportedNumbers(text, source.lexicon.tag)].map(String));
  if (isClaimed(new Set(inTurn))) return null;
  // `Friday` and `the 14th` may be the same day, unless both are said.
  const kinds = new Set([...claimed].map(kindOf));
  const isOfKind = [...last.days].some((day) => kinds.has(kindOf(day)));
  if (!isOfKind && !isSaidAround(isClaimed, statement)) return null;
  const stems = allStems(statement.sentences);
  const shared = ({ said }: { said: Said }): number =>
    [...allStems([said])].filter((stem) => stems.has(stem)).length;
  // The statement's own promise names it; the last one is about something else: `I can come on Friday. I'll call on Sunday`.
  if (own.some((one) => isClaimed(one.days) && shared(one) > shared(last))) return null;
  // `… the poster by the 6th?` – `Yes. I'll also put the date on the website tonight.`
  const isOfElse =
    shared(last) === 0 && [...allStems([last.said])].length - last.days.size >= OF_ITS_OWN;
  if (isOfElse && dated.some((one) => isClaimed(one.days) && shared(one) >= LEAST_SHARED))
    return null;
  const after = dated.slice(dated.indexOf(last) + 1);
  return after.some(({ days }) => isClaimed(days))
    ? null
    : { kind: 'due', said: due, turn: last.said.turn };
};

/** `Tonight at ten?` – `Don't, everyone's out then.`: the answer that turns a day down that was only asked about. */
function refusedFor(naming: readonly Said[], { source }: Statement): Said | null {
  const last = naming.at(-1);
  if (!last || !naming.every(({ question }) => question)) return null;
  const { turnsDown, spared } = source.lexicon.phrasing;
  const answers = Array.from({ length: ANSWERS }, (_, ahead) => last.turn + 1 + ahead)
    .flatMap((turn) => source.sentencesOf(turn))
    .filter(({ speaker }) => speaker !== last.speaker);
  const refusal = answers.find(({ lower }) => turnsDown.test(lower) || spared.test(lower));
  const isAgreed = answers.some(({ lower }) => source.lexicon.accepting.test(lower));
  return refusal && !isAgreed ? refusal : null;
}

/** Turns in which an answer comes; a chat has a line for each name. */
const ANSWERS = 2;

/** `I'll order it tonight, then it's here on Monday`: the clause with the promise has another day than the one that is claimed. */
function isPromisedFor(
  { clauses }: Said,
  isClaimed: (days: ReadonlySet<string>) => boolean,
  { source: { lexicon } }: Statement,
): boolean {
  let isOwn = false;
  const parts = clauses.map(({ tokens }) => {
    const text = tokens.map((token) => token.text.toLowerCase()).join(' ');
    // `I'll box it up tonight and get it on the van tomorrow`: one promise.
    isOwn = lexicon.firstPerson.test(text) || (isOwn && AND.test(text));
    return { isOwn, days: daysIn(text, lexicon.tag) };
  });
  const own = parts.filter(({ isOwn, days }) => isOwn && days.size > 0);
  return (
    own.length > 0 &&
    !own.some(({ days }) => isClaimed(days)) &&
    parts.some(({ days }) => isClaimed(days))
  );
}

const AND = new RegExp(String.raw`^${anyWord(({ and }) => and)}(?!\p{L})`, 'u');

/** A due date that stands with something else may be named some turns before the citation. */
const AROUND = 3;

const isSaidAround = (
  isClaimed: (days: ReadonlySet<string>) => boolean,
  { refs, source }: Statement,
): boolean => {
  const [first = 0, last = 0] = [refs[0], refs.at(-1)];
  return source.turns
    .slice(Math.max(0, first - AROUND), last + 1)
    .some(({ text }) => isClaimed(daysIn(text, source.lexicon.tag)));
};

/** A weekday, a day of the month, or one that is named by how far off it is. */
export const kindOf = (day: string): 'weekday' | 'month' | 'number' | 'relative' =>
  /^d\p{N}/u.test(day)
    ? 'weekday'
    : /^m\p{N}/u.test(day)
      ? 'month'
      : /^\p{N}/u.test(day)
        ? 'number'
        : 'relative';

const claimedDays = (due: string, language: string): Set<string> => {
  const bare = /^\p{N}{1,2}(?!\p{N})/u.exec(due)?.[0];
  return new Set([...daysIn(due, language), ...(bare === undefined ? [] : [bare])]);
};

const isPromise = ({ lower, question }: Said, { source: { lexicon } }: Statement): boolean =>
  !question && (lexicon.firstPerson.test(lower) || lexicon.accepting.test(lower));
