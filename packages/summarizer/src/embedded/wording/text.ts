import type { Conversation } from '../findings/conversation.ts';
import { shortName } from '../speakers.ts';

/** A decision of more words is cut where a clause hangs on it. */
const LONGEST_DECISION = 36;
/** What stands in front of the clause says enough with so many words. */
const SAYS_ENOUGH = 12;

/** The first letter as it stands inside a sentence: small where the word is written so elsewhere. */
export function small(text: string, { document, talk }: Conversation): string {
  const first = text.match(/^\p{L}+/u)?.[0] ?? '';
  const lower = first.toLowerCase();
  const written = new RegExp(String.raw`(?<![\p{L}'’])${lower}(?!\p{L})`, 'u');
  const isCommon =
    document.language.stopWords.has(lower) ||
    talk.countWords.test(lower) ||
    // `Unless it rains, …`
    talk.conditional.test(text) ||
    document.utterances.some(({ raw }) => written.test(raw));
  return isCommon && first !== 'I'
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : text;
}

/** The first letter small, but of names like `IT`. */
export function uncapitalized(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll}|['’]\p{Ll})/u, (first) => first.toLowerCase());
}

/** A long sentence up to where a clause hangs on it: a comma, so far that what stands before says enough. */
export function shortened(text: string): string {
  const words = text.split(' ');
  if (words.length <= LONGEST_DECISION) return text;
  const ends = words.flatMap((word, at) =>
    word.endsWith(',') && at + 1 >= SAYS_ENOUGH && at < LONGEST_DECISION ? [at] : [],
  );
  const end = ends[0];
  return end === undefined ? text : asStatement(words.slice(0, end + 1).join(' '));
}

/** A text with its speaker's name in front, once. */
export function labelled(text: string, speaker: string | undefined): string {
  if (
    speaker === undefined ||
    (/^[: ]/u.test(text.slice(shortName(speaker).length)) && text.startsWith(shortName(speaker)))
  )
    return text;
  return `${shortName(speaker)}: ${text}`;
}

/** What a statement says itself, without the words that it quotes. */
export function withoutQuotations(text: string): string {
  return text.replaceAll(/"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/gu, ' ');
}

/** Capital letter first, full stop last. */
export function asStatement(text: string): string {
  const bare = text
    .trim()
    .replace(/^(?:[,;:.!?–—-]+\s*|[»”]\s+)+/u, '')
    .replace(/[,;:–—\s-]+$/u, '');
  if (bare === '') return '';
  const whole = /[.?!…]["'”’»)]*$/u.test(bare) ? bare : `${bare}.`;
  return whole.replace(/^[¿¡]?\p{Ll}/u, (first) => first.toLocaleUpperCase());
}
