import { isGreeting, withoutCourtesy } from '@notelark/summarizer';
import { shorten, TITLE_CHARACTERS } from '../../../platform/shorten.ts';
import { BEGINNING_CHARACTERS } from './texts.repo.ts';

/** A title for a text: its headline, where it has one. A greeting is no title. */
export function firstWords(text: string): string {
  const content = withoutGreeting(text.slice(0, BEGINNING_CHARACTERS).trim());
  const start = headlineOf(content) ?? content;
  return fitting(start.replaceAll(/\s+/g, ' ').trim());
}

/** Whole sentences as far as they fit, else whole words. A short word before a period may be an abbreviation. */
function fitting(words: string): string {
  const cut = shorten(words, TITLE_CHARACTERS);
  if (cut === words) return words;
  const [sentences] = /^.{15,}(?:\p{L}{4}|\p{N})[.!?](?= )/u.exec(cut) ?? [];
  if (sentences !== undefined) return sentences;
  const [whole] = /^.{20,}(?= )/u.exec(cut) ?? [];
  return whole === undefined ? cut : `${whole.replace(/[,;:–—-]$/u, '')}…`;
}

/** A text as it is stored. */
export const withFirstWords = <T extends { rawText: string }>(values: T) => ({
  ...values,
  firstWords: firstWords(values.rawText),
});

/** Addressed to all, it may lack its comma: `Hi all` on a line of its own, `Good morning everyone.` A capital makes it a name: `Hello World`. */
const TO_ALL = String.raw`\p{L}+(?: \p{Ll}+){1,2}(?:\.(?=\s)|(?=\s*\n))`;

/** What may be a greeting at the start of a text: `Hi all,` `Good morning, Helen,` `Hola a todos:` */
const SALUTATION = new RegExp(
  String.raw`^(?:[^\n,!:]{1,50}(?:, ?[^\s,!]+)?(?:[,!]|:(?=\s*\n))|${TO_ALL})`,
  'u',
);

/** What a text says behind its greeting and what is only polite; all of it, where that is all it says. */
function withoutGreeting(text: string): string {
  const [salutation = ''] = SALUTATION.exec(text) ?? [];
  const body = isGreeting(salutation) ? text.slice(salutation.length).trimStart() : text;
  const said = withoutCourtesy(body).trimStart();
  if (said === '' || said === text) return text;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A first line that is no sentence and was not cut by a program that wraps lines; null: there is none. */
function headlineOf(text: string): string | null {
  const [first = '', ...rest] = text.trim().split(/\s*?\n[^\S\n]*/u);
  const next = rest.find((line) => line !== '');
  const isSentence = !/\p{L}{2}/u.test(first) || /[.…,;:\-–—。、，；：]$/u.test(first);
  if (next === undefined || isSentence || /^\p{Ll}/u.test(next)) return null;
  if (rest[0] === '') return first;
  const width = Math.max(...rest.map((line) => line.length));
  const [word = ''] = next.split(' ', 1);
  return first.length + 1 + word.length <= width ? first : null;
}
