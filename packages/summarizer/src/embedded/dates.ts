import type { ParsedResult } from 'chrono-node';
import type { SummaryDocument } from '../port.ts';
import type { Document } from './document.ts';
import { pointOf } from './point.ts';

const MOST = 15;
const LONGEST_CHARACTERS = 500;
/** Sentences in the head of a text. */
const UNITS_OF_HEAD = 6;

/** Reads the dates in a passage. */
export type DateReader = (text: string) => string[];

/** Only passages with one of these are read: a number, or a word as long as a name of a month or a day. */
const MAY_NAME_A_DATE =
  /\p{N}|\p{Lu}\p{Ll}{2,}|(?<!\p{L})(?:tomorrow|morgen|demain|mañana|завтра|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|понедельник|вторник|сред|четверг|пятниц|суббот|воскресен|янв|фев|март|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/u;

/** Dates are read as if said on this day: what comes out is their wording, which depends on no day. */
const ANY_DAY = new Date(2024, 0, 15, 12);

/** The dates that a source names, each once, in order. */
export function datesOf(
  { units, speech }: Document,
  read: DateReader | null,
  isGreeting: (text: string) => boolean = () => false,
): SummaryDocument['dates'] {
  const found = new Map<string, SummaryDocument['dates'][number]>();
  for (const [at, unit] of (read ? units : []).entries()) {
    if (unit.text.length > LONGEST_CHARACTERS || !MAY_NAME_A_DATE.test(unit.text)) continue;
    // `Guten Morgen` names no day, and who wrote an article where says nothing of it.
    if (isGreeting(unit.raw) || unit.text.includes(' | ')) continue;
    for (const date of read?.(unit.text) ?? [])
      if (
        !isHabit(unit.text, date) &&
        !isPartOfDay(unit.text, date) &&
        !(!speech && at < UNITS_OF_HEAD && isDateline(unit.text, date)) &&
        !found.has(date.toLowerCase())
      )
        found.set(date.toLowerCase(), { ...pointOf(unit), date });
    if (found.size >= MOST) break;
  }
  return [...found.values()].slice(0, MOST);
}

/** `Port Ansel, 12 October 2026.`, `Date: 9 November 2026.`: when it was written is in its head. */
function isDateline(text: string, date: string): boolean {
  return /\p{N}{4}/u.test(date) && DATELINE.test(text.replace(date, ''));
}

/** What stands in a dateline beside the date: a place or `Date:`. */
const DATELINE = /^\p{Lu}[\p{L}'’ -]{1,40}[,:] ?(?:(?:le|den|am|a|el|on) )?\s*\.?$/u;

const EACH =
  /(?<!\p{L})(?:every|each|most|jede[mnrs]?|alle|immer am|chaque|tous les|toutes les|cada|todos los|todas las)(?: \p{L}+)? ?$/iu;

/** `Every Friday`: a day that comes back is no date. */
const isHabit = (text: string, date: string): boolean =>
  EACH.test(text.slice(0, Math.max(0, text.indexOf(date)))) || EACH.test(date.split(' ')[0] ?? '');

/** Words that mean tomorrow, or the morning behind one of the others. */
const MORNING = /^(?:mañana|morgen)$/iu;
const OF_THE_DAY =
  /(?<!\p{L})(?:la|una|esta|cada|toda|misma|am|jeden|diesen|de[rmn]|eines|guten|heute|gestern|\p{L}+tag) $/iu;

/** `A las seis de la mañana`, `am Morgen`. */
function isPartOfDay(text: string, date: string): boolean {
  if (!MORNING.test(date)) return false;
  return text
    .split(new RegExp(String.raw`(?<!\p{L})${date}(?!\p{L})`, 'iu'))
    .slice(0, -1)
    .every((before) => OF_THE_DAY.test(before));
}

/** The reader for a language; null where there is none. */
export async function dateReaderOf(tag: string | null): Promise<DateReader | null> {
  const parse = await parserOf(tag);
  if (!parse) return null;
  return (text) =>
    parse(text, ANY_DAY)
      .filter(isDate)
      .map((result) => result.text.trim().replace(/[,;:]+$/u, ''));
}

/**
 * The day that a due date means, e.g. `2026-11-27` for `by Friday` that was said on Monday.
 * @param saidOn `YYYY-MM-DD`, the day of the recording
 * @param language primary tag of the source
 * @returns null where the words name no day, or the language has no reader
 */
export async function dayOfDue(
  due: string,
  saidOn: string,
  language: string | null,
): Promise<string | null> {
  const parse = due.length > LONGEST_CHARACTERS ? null : await parserOf(language);
  const [found] = parse?.(due, new Date(`${saidOn}T12:00:00`), { forwardDate: true }) ?? [];
  if (!found || !(found.start.isCertain('day') || found.start.isCertain('weekday'))) return null;
  const part = (name: 'year' | 'month' | 'day', digits: number) =>
    String(found.start.get(name) ?? 0).padStart(digits, '0');
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`;
}

type Parse = (text: string, reference: Date, option?: { forwardDate: boolean }) => ParsedResult[];

/** Each language's rules are a module of their own, loaded when it is needed. */
async function parserOf(tag: string | null): Promise<Parse | null> {
  switch (tag) {
    case 'en':
      return (await import('chrono-node/en')).parse;
    case 'de':
      return (await import('chrono-node/de')).parse;
    case 'fr':
      return (await import('chrono-node/fr')).parse;
    case 'es':
      return (await import('chrono-node/es')).parse;
    case 'pt':
      return (await import('chrono-node/pt')).parse;
    case 'nl':
      return (await import('chrono-node/nl')).parse;
    case 'ru':
      return (await import('chrono-node/ru')).parse;
    case 'uk':
      return (await import('chrono-node/uk')).parse;
    case 'ja':
      return (await import('chrono-node/ja')).parse;
    case 'zh':
      return (await import('chrono-node/zh')).parse;
    default:
      return null;
  }
}

/** What chrono tags as counted from now (`in 10 minutes`, `last month`) or as a mere word for now. */
const VAGUE = /^(?:result\/relativeDate|casualReference\/(?!tomorrow))/u;

/** Leaves out what names no day or month, what may be a fraction (`1/2`), and words that only look like a date. */
function isDate(result: ParsedResult): boolean {
  const { start } = result;
  const text = result.text.trim();
  if ([...result.tags()].some((tag) => VAGUE.test(tag)) || /^\d{1,2}\/\d{1,2}$/u.test(text))
    return false;
  const day = start.isCertain('day') || start.isCertain('year');
  if (!start.isCertain('weekday') && !(start.isCertain('month') && day)) return false;
  return /\p{N}|\p{L}{5,}|\p{sc=Han}{2,}/u.test(text) && !/^(?:today|tonight|now)\b/iu.test(text);
}
