import { englishWords } from './english-words.ts';

/** Written without spaces between words: published scores count characters there. */
const BY_CHARACTER: ReadonlySet<string> = new Set(['zh', 'ja', 'th', 'lo', 'my']);

/**
 * The words of a text as they are compared: lower case, nothing that stands in brackets, no punctuation; in English also
 * what `englishWords` does. In Chinese, Japanese, Thai, Lao and Burmese each character counts as a word, so that what is
 * measured is the character error rate. The rules are those of Whisper's normalisers; only the marks of other scripts,
 * which it takes for punctuation, stay with their letters.
 * @param language primary tag of what is spoken.
 */
export function normalizedWords(text: string, language = 'en'): string[] {
  const bare = text.toLowerCase().replaceAll(/<[^>]*>|\[[^\]]*\]|\([^)]*\)/g, ' ');
  if (language === 'en') return englishWords(bare);
  const plain = bare.normalize('NFKC').replaceAll(/[\p{P}\p{S}]/gu, ' ');
  return BY_CHARACTER.has(language) ? charactersOf(plain) : (plain.match(/\S+/gu) ?? []);
}

function charactersOf(text: string): string[] {
  const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return [...characters].map(({ segment }) => segment).filter((one) => one.trim() !== '');
}
