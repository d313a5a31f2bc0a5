import { anyMention } from './lexicon/any-language.ts';
import { fold } from './words.ts';

/** A month as `m1` to `m12` or a weekday as `d0` (Sunday) to `d6`, in any language. */
type CalendarEntry = string;

interface CalendarNames {
  /** Long names as they are written in a sentence: `March`, `mars`. */
  written: Map<string, CalendarEntry>;
  /** All names, short ones too, in small letters and folded. */
  heard: Map<string, CalendarEntry>;
}

const known = new Map<string, CalendarNames>();

/** The months and weekdays that a text claims: written out, with a capital where the language has one (`March`). */
export function claimedDates(text: string, language: string): Set<CalendarEntry> {
  return lookUp(text, namesIn(language).written);
}

/** The months and weekdays that a text may speak of. */
export function supportedDates(text: string, language: string): Set<CalendarEntry> {
  const told = language === 'en' ? text.replaceAll(MODAL, ' ') : text;
  const plain = told.toLowerCase();
  const { heard } = namesIn(language);
  return lookUp(language === 'de' ? plain.replaceAll(DAY_IN_COMPOUND, '$<day> ') : plain, heard);
}

/** `Pfingstmontag`, `Freitagabend`: German weekdays in compounds, which end with them or begin with them. */
const DAY_IN_COMPOUND =
  /(?<!\p{L})(?:\p{L}{3,})?(?<day>montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?:s?(?:früh|vor|nach|mittag|abend|nacht|morgen)\p{L}*)?(?!\p{L})/gu;

/** `We may keep it`, `May I?`: the verb and not the month. */
const MODAL =
  /(?<!\p{L})(?:(?<=(?:\bI|[Yy]ou|[Hh]e|[Ss]he|[Ii]t|[Ww]e|[Tt]hey|[Ww]ho|[Ww]hich|[Tt]hat|[Tt]here) )may|(?<!\p{L},? )[Mm]ay(?= (?:I|you|he|she|it|we|they|not|be|have|well)(?!\p{L})))(?!\p{L})/gu;

/** The weekdays that a text names, with those between two that it joins: `Tuesday to Friday` are four. 0 is Sunday. */
export function weekdaysIn(text: string, language: string): Set<number> {
  const dayOf = (word: string | undefined): number | undefined => {
    const [entry = ''] = supportedDates(word ?? '', language);
    return entry.startsWith('d') ? Number(entry.slice(1)) : undefined;
  };
  const words = text.match(/[\p{L}\p{M}]+|[–-]/gu) ?? [];
  const found = new Set<number>();
  for (const [at, word] of words.entries()) {
    const day = dayOf(word);
    if (day === undefined) continue;
    found.add(day);
    const [joint = '', ...next] = words.slice(at + 1, at + 1 + 3);
    const last = UP_TO.test(joint) ? next.map(dayOf).find((one) => one !== undefined) : undefined;
    const more = last === undefined ? 0 : (last - day + DAYS) % DAYS;
    for (let ahead = 1; ahead <= more; ahead += 1) found.add((day + ahead) % DAYS);
  }
  return found;
}

const DAYS = 7;
/** Between the first and the last of some days. */
const UP_TO = new RegExp(`^(?:${anyMention(({ upTo }) => upTo)}|[–-])$`, 'iu');

/** Of the beginning of a name; shorter ones that people write are names of their own (`Tue`), others are other words (`die`, `mit`). */
const LEAST_LETTERS = 4;

/** Whether a folded word is the name of a month or weekday, or the beginning of one: `sept`. */
export function isDateWord(word: string, language: string): boolean {
  const { heard } = namesIn(language);
  return (
    heard.has(word) ||
    heard.has(word.replace(/s$/u, '')) ||
    (word.length >= LEAST_LETTERS && [...heard.keys()].some((name) => name.startsWith(word)))
  );
}

/** 1 to 12, or null for a weekday: a date in digits and one in words are the same date. */
export function monthNumber(entry: CalendarEntry): number | null {
  return entry.startsWith('m') ? Number(entry.slice(1)) : null;
}

function lookUp(text: string, names: Map<string, CalendarEntry>): Set<CalendarEntry> {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  // `Tuesdays`, `samstags`.
  return new Set(
    words.flatMap((word) => names.get(word) ?? names.get(word.replace(/s$/u, '')) ?? []),
  );
}

function namesIn(language: string): CalendarNames {
  const names = known.get(language) ?? collect(language);
  known.set(language, names);
  return names;
}

function collect(language: string): CalendarNames {
  const names: CalendarNames = { written: new Map(), heard: new Map() };
  for (let month = 1; month <= 12; month += 1) {
    const date = new Date(Date.UTC(2023, month - 1, 1));
    // Beside a day, some languages inflect the month.
    for (const day of [undefined, 'numeric'] as const) {
      add(names, `m${month}`, 'month', (style) => partsOf(date, language, { month: style, day }));
    }
  }
  for (let day = 0; day < 7; day += 1) {
    const date = new Date(Date.UTC(2023, 0, day + 1));
    add(names, `d${day}`, 'weekday', (style) => partsOf(date, language, { weekday: style }));
  }
  for (const [word, entry] of SHORT_DAYS[language] ?? []) names.heard.set(word, entry);
  return names;
}

/** Short names of weekdays that people write and no calendar prints. */
const SHORT_DAYS: Record<string, readonly (readonly [string, CalendarEntry])[]> = {
  en: [
    ['tues', 'd2'],
    ['weds', 'd3'],
    ['thur', 'd4'],
  ],
};

function add(
  names: CalendarNames,
  entry: CalendarEntry,
  type: 'month' | 'weekday',
  format: (style: 'long' | 'short') => Intl.DateTimeFormatPart[],
): void {
  for (const style of ['long', 'short'] as const) {
    const part = format(style).find((part) => part.type === type)?.value ?? '';
    const word = /^[\p{L}\p{M}]{3,}/u.exec(part)?.[0];
    if (word === undefined) continue;
    if (style === 'long') names.written.set(word, entry);
    names.heard.set(word.toLowerCase(), entry);
    names.heard.set(fold(word), entry);
  }
}

function partsOf(
  date: Date,
  language: string,
  style: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormatPart[] {
  return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).formatToParts(date);
}
