import type { SummarySource } from '../port.ts';
import type { Language } from './language/language.ts';

/** Between letters these stand for an apostrophe: typographic, accents from a keyboard, modifier letters. */
const APOSTROPHE = /(?<=\p{L}\p{M}*)[’‘ʼ´`‛′＇](?=\p{L})/gu;
/** What a page's or a program's layout leaves inside of words: soft hyphens, joiners without width, marks of byte order. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/gu;
/** Spaces that keep a line together, as in front of French marks. */
const SPACES = /[\u00A0\u2007\u2009\u202F]/gu;
/** Words are bounded: a search for longer ones would take the square of a text without spaces. */
const WITH_APOSTROPHE = /(?<!\p{L})\p{L}{1,40}(?:'\p{L}{1,40})+/gu;
const WITH_TYPOGRAPHIC = /(?<!\p{L})\p{L}{1,40}(?:’\p{L}{1,40})+/gu;
/** French sets a space in front of these marks. */
const SPACED_MARK = /(?<=[^\s?!]) +(?=[?!](?:[\s?!»”"')]|$))/gu;
const CLOSE_MARK = /(?<=[\p{L}\p{N}»”"')])(?=[?!](?:[\s?!»”"')]|$))/gu;
/** Apostrophes that are left out at least, and their share of all, before forms without one are read. */
const FEWEST_LOST = 2;
const LEAST_LOST = 0.25;
const LIGATURES: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' };

/** A text in the spelling that the languages' patterns are written in. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(SPACES, ' ')
    .replaceAll(/[ﬀﬁﬂﬃﬄ]/gu, (one) => LIGATURES[one] ?? one)
    .replaceAll(APOSTROPHE, "'")
    .replaceAll(SPACED_MARK, '');
}

/** A source in that spelling; its turns stay in their places. */
export function plainSource(source: SummarySource): SummarySource {
  return {
    ...source,
    ...(source.title === undefined ? {} : { title: plainText(source.title) }),
    turns: source.turns.map((turn) => ({
      ...turn,
      text: plainText(turn.text),
      ...(turn.speaker === undefined ? {} : { speaker: plainText(turn.speaker) }),
    })),
  };
}

/**
 * Turns as people type them in a hurry, in full: `dont`, `ill ring her on thurs`. Where apostrophes are written, what looks like
 * a form without one is another word.
 */
export function withoutHaste<T extends { text: string }>(
  turns: readonly T[],
  { hasty }: Pick<Language, 'hasty'>,
): T[] {
  if (!hasty) return [...turns];
  const { sure, likely, always } = hasty;
  const lost = turns.reduce((sum, { text }) => sum + formsIn(text, sure), 0);
  const written = turns.reduce((sum, { text }) => sum + countOf(text, WITH_APOSTROPHE), 0);
  const isLost = lost >= FEWEST_LOST && lost >= (lost + written) * LEAST_LOST;
  const forms = isLost ? [...sure, ...likely, ...always] : always;
  return turns.map((turn) => ({
    ...turn,
    text: forms.reduce((rest, [short, full]) => rest.replace(short, full), turn.text),
  }));
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const formsIn = (text: string, forms: readonly (readonly [RegExp, string])[]): number =>
  forms.reduce((sum, [form]) => sum + countOf(text, form), 0);

/** What was written about a source, spelled as that is: `it’s`, `vraiment ?` */
export function spelledAs<T>(source: SummarySource, written: T): T {
  const text = source.turns.map((turn) => turn.text.replaceAll(SPACES, ' ')).join('\n');
  const typographic = wordsIn(text, WITH_TYPOGRAPHIC);
  const plain = wordsIn(text, WITH_APOSTROPHE);
  const isSpaced = countOf(text, SPACED_MARK) > countOf(text, CLOSE_MARK);
  const isTypographic = (word: string): boolean =>
    typographic.has(word) ? !plain.has(word) || typographic.size > plain.size : plain.size === 0;
  if (typographic.size === 0 && !isSpaced) return written;
  return inTexts(written, (line) => {
    const spelled = line.replaceAll(WITH_APOSTROPHE, (word) => {
      const curly = word.replaceAll("'", '’');
      return isTypographic(curly.toLowerCase()) ? curly : word;
    });
    return isSpaced ? spelled.replaceAll(CLOSE_MARK, '\u00A0') : spelled;
  }) as T;
}

/** The words of a form, in lower case and with typographic apostrophes. */
const wordsIn = (text: string, form: RegExp): Set<string> =>
  new Set((text.match(form) ?? []).map((word) => word.toLowerCase().replaceAll("'", '’')));

function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => inTexts(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inTexts(one, change)]));
}
