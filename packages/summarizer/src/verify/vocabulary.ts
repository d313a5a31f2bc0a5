import type { Turn } from '../port.ts';
import { contentStems, STEM_LETTERS } from './stems.ts';
import { fold, wordsOf } from './words.ts';

/** What a whole source has of words, folded. */
export interface Vocabulary {
  /** Of its turns and the names of its speakers. */
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** The speakers, and what the source writes as a name. */
  names: ReadonlySet<string>;
  /** The names that stand directly before or behind a word somewhere in the source. */
  besides(this: void, word: string): readonly string[];
}

/**
 * @param inside the names that the turns use inside their sentences, folded.
 * @param title of the source, which may name someone in full
 */
export function vocabularyOf(
  turns: readonly Turn[],
  inside: Iterable<string>,
  title = '',
): Vocabulary {
  const speakers = [...new Set(turns.flatMap(({ speaker }) => speaker ?? []))];
  const texts = [...turns.map((turn) => turn.text), ...speakers, title];
  const named = speakers.flatMap((speaker) => speaker.split(/\s+/u).map(fold));
  // Words of two turns, or two speakers, are no neighbours.
  const lines = texts.map((text) => wordsOf(text).map((word) => fold(word.text)));
  const names = new Set([...named, ...inside]);
  return {
    words: new Set(lines.flat()),
    stems: contentStems(texts.join('\n')),
    names,
    besides: (name) =>
      lines.flatMap((line) =>
        line.flatMap((word, at) => {
          const around = word === name ? [line[at - 1] ?? '', line[at + 1] ?? ''] : [];
          return around.filter((other) => names.has(other));
        }),
      ),
  };
}

/** Whether a source has a word or one that is made from it or with it: `Jahresbudget` where it has `Budgetplan`. */
export function hasKin({ words, stems }: Vocabulary, word: string): boolean {
  if (words.has(word) || stems.has(word.slice(0, STEM_LETTERS))) return true;
  return [...stems].some((stem) => stem.length === STEM_LETTERS && word.includes(stem));
}
