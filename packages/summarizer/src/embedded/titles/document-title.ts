import { firstCharacters } from '../clip.ts';
import type { Document } from '../document.ts';
import { capitalized, escaped } from '../words.ts';

/** Phrases in a title. */
const PHRASES = 3;
const LONGEST = 60;
const UNTITLED_WORDS = 8;

/** A title out of key phrases, not among `taken`, to which it is added. */
export function titleOf(phrases: readonly string[], taken: Set<string>): string {
  for (let count = 2; count <= phrases.length; count += 1) {
    const title = joined(phrases.slice(Math.max(0, count - PHRASES), count));
    if (taken.has(title)) continue;
    taken.add(title);
    return title;
  }
  return joined(phrases.slice(0, 1)) || '…';
}

/** The title of the whole: given, else who is interviewed and its key phrases, else its first words. */
export function documentTitle(
  given: string | undefined,
  phrases: readonly string[],
  firstText: string,
  interviewed?: string,
): string {
  const named = given?.trim() ?? '';
  if (named !== '') return named;
  const topics = phrases.length >= 2 ? joined(phrases.slice(0, PHRASES)) : '';
  if (interviewed !== undefined && topics !== '') return `${interviewed}: ${topics}`;
  return topics === '' ? opening(firstText) : topics;
}

function joined(phrases: readonly string[]): string {
  const fitting = phrases.filter(
    (_, at) => at === 0 || phrases.slice(0, at + 1).join(', ').length <= LONGEST,
  );
  return capitalized(fitting.join(', '));
}

function opening(text: string): string {
  const words = text
    .slice(0, LONGEST * 4)
    .split(' ')
    .slice(0, UNTITLED_WORDS)
    .join(' ');
  const bare = firstCharacters(words, LONGEST).replace(/[\p{P}\s]+$/u, '');
  return capitalized(bare === '' ? firstCharacters(text, LONGEST) : bare);
}

/** A title inside a sentence or behind another one: names, acronyms, and nouns where all are written with one, keep their capital. */
export function uncapitalizedTitle(title: string, { units, language }: Document): string {
  if (language.capitalizesNouns || /^\p{Lu}{2}/u.test(title)) return title;
  const first = title.split(' ')[0] ?? '';
  const isName = units.some(({ text }) =>
    new RegExp(`(?<=[\\p{Ll},] )${escaped(first)}(?!\\p{L})`, 'u').test(text),
  );
  return isName ? title : title.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}
