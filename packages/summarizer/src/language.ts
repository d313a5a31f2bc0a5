import { francAll } from 'franc-min';

/** Below this many UTF-8 bytes of letters a guess says more about the guesser than about the text. */
const LEAST_BYTES = 80;
/** A language this close to the best guess (which scores 1) may be the right one: neighbours look alike. */
const CLOSE = 0.95;

/** The tag as `Intl` takes it, or undefined for what is none. */
export function localeOf(tag: string | null | undefined): string | undefined {
  return tag && /^[a-z]{2,3}$/iu.test(tag) ? tag.toLowerCase() : undefined;
}

/** `German` for `de`: how a prompt names a language. */
export function languageName(tag: string): string {
  const locale = localeOf(tag);
  return (locale && new Intl.DisplayNames(['en'], { type: 'language' }).of(locale)) ?? tag;
}

/** The language of a text as a primary tag, or null where it is too short or too odd to tell. */
export function detectLanguage(text: string): string | null {
  return guesses(text)[0]?.tag ?? null;
}

/** Whether a text is in the language: null where that can't be told, for want of text or of knowledge. */
export function isWrittenIn(text: string, tag: string): boolean | null {
  const found = guesses(text);
  const best = found[0];
  if (best === undefined) return null;
  const own = found.find((guess) => guess.tag === tag);
  if (own) return own.score >= CLOSE;
  return scriptOf(tag) === scriptOf(best.tag) ? null : false;
}

/** Whether a language is written in Latin letters. */
export function isInLatin(tag: string): boolean {
  return scriptOf(tag) === 'Latn';
}

function guesses(text: string): { tag: string; score: number }[] {
  const letters = text.match(/\p{L}+/gu)?.join('') ?? '';
  if (Buffer.byteLength(letters) < LEAST_BYTES) return [];
  return francAll(text)
    .filter(([code]) => code !== 'und')
    .map(([code, score]) => ({ tag: primaryTag(code), score }));
}

/** `de` for ISO 639-3 `deu`, `zh` for `cmn`: CLDR's aliases, as `Intl` knows them. */
function primaryTag(code: string): string {
  return new Intl.Locale(code).language;
}

function scriptOf(tag: string): string | undefined {
  const locale = localeOf(tag);
  return locale && new Intl.Locale(locale).maximize().script;
}
