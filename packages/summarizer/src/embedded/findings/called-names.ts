import type { Document } from '../document.ts';
import type { Talk } from '../language/talk/talk.ts';

/** Titles before names: people with a title are talked about more often than addressed. */
export const TITLE =
  /^(?:mrs?|ms|miss|dr|prof|sir|herrn?|frau|sra?|srta|don|doña|señora?|mme|mlle|m|monsieur|madame)\.?$/iu;
/** Words before the name of a person who is thanked. */
export const THANKS = '(?:[Tt]hanks|[Tt]hank you|[Cc]heers|[Dd]anke|[Mm]erci|[Gg]racias)';
const ENDS_WITH_THANKS = new RegExp(`(?<!\\p{L})${THANKS}$`, 'u');
/** In fewer words a name at their end may be what is asked about: `Will you ring Joyce?` */
const WORDS_BEFORE_CALL = 5;

/**
 * In talk that names no speakers: how often each name is used to address someone, minus how often it is only mentioned (`Mr Pell`,
 * `from Joyce`, `the Crown`). Names that are mentioned at least as often as they address someone are left out.
 */
export function namesCalled({ utterances, language }: Document, talk: Talk): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { raw } of utterances) {
    const words = raw.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
    for (const [at, word] of words.entries()) {
      const name = word.replace(/['’]s$/u, '');
      // `Oh`, `Can`: what any sentence begins with.
      const begins = at === 0 && !talk.marks.classes.of(name.toLowerCase(), false).startsWith('x');
      if (begins || !/^\p{Lu}\p{Ll}+$/u.test(name) || talk.noTopics.test(name)) continue;
      // German writes each noun with a capital: a place at the end says nothing.
      const found = evidenceAt(words, at, talk, language.tag !== 'de');
      counts.set(name, (counts.get(name) ?? 0) + found);
    }
  }
  return new Map([...counts].filter(([, count]) => count > 0));
}

function evidenceAt(words: readonly string[], at: number, talk: Talk, byPlace: boolean): number {
  const { classes } = talk.marks;
  const classAt = (place: number): string => classes.of(words[place]?.toLowerCase() ?? '', false);
  const [before = '', next = ''] = [words[at - 1], words[at + 1]];
  if (/['’]s$/u.test(words[at] ?? '')) return -1;
  if (ENDS_WITH_THANKS.test(`${words[at - 2] ?? ''} ${before}`)) return 2;
  const isOpened = classes.isOpener(before.toLowerCase());
  if (TITLE.test(before) || (!isOpened && /pre|det/u.test(classAt(at - 1)))) return -1;
  const isAddressed =
    talk.addresses.test(next) || talk.clauses.address.test(words.slice(at + 1, at + 3).join(' '));
  if (isAddressed) return 2;
  if (classAt(at + 1).startsWith('ver')) return -2;
  if (!byPlace || at < words.length - 1) return 0;
  const isAlone = words.slice(0, at).every((word) => classes.isOpener(word.toLowerCase()));
  return Number(isAlone || words.length >= WORDS_BEFORE_CALL);
}
