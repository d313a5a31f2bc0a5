import { fold } from '../words.ts';
import { CONCEPT_TABLE } from './concept-table.ts';
import type { Lexicon } from './lexicon.ts';

/** What a word may mean: a concept, and whether it is the one or the opposite of it. */
export interface Meaning {
  concept: number;
  /** 0: the concept has no opposite. */
  sign: -1 | 0 | 1;
}

const COLUMNS = ['en', 'de', 'fr', 'es'];
const OPPOSITE = '<> ';

interface Row {
  concept: number;
  sign: -1 | 0 | 1;
  /** Words by column. */
  words: string[][];
}

function readTable(): Row[] {
  const lines = CONCEPT_TABLE.trim().split('\n');
  let concept = 0;
  return lines.map((line, at) => {
    const isOpposite = line.startsWith(OPPOSITE);
    const hasOpposite = lines[at + 1]?.startsWith(OPPOSITE) ?? false;
    if (!isOpposite) concept += 1;
    const words = line
      .replace(OPPOSITE, '')
      .split('|')
      .map((column) => column.trim().split(/\s+/u).filter(Boolean).map(fold));
    return { concept, sign: isOpposite ? -1 : hasOpposite ? 1 : 0, words };
  });
}

/** Whether a language's word stands in the table: then it is no name. */
export function isKnownWord(word: string, tag: string): boolean {
  rows ??= readTable();
  const column = COLUMNS.indexOf(tag);
  const words = wordsOf.get(tag) ?? new Set(rows.flatMap((row) => row.words[column] ?? []));
  wordsOf.set(tag, words);
  return words.has(word);
}

const wordsOf = new Map<string, ReadonlySet<string>>();

type Meanings = ReadonlyMap<string, readonly Meaning[]>;
const read = new Map<string, Meanings>();
let rows: readonly Row[] | undefined;

/** The meanings of a language's words and of their stems. */
export function meaningsIn({ tag, stem }: Lexicon): Meanings {
  const known = read.get(tag);
  if (known) return known;
  rows ??= readTable();
  const column = COLUMNS.indexOf(tag);
  const meanings = new Map<string, Meaning[]>();
  const add = (form: string, meaning: Meaning): void => {
    const others = meanings.get(form) ?? [];
    if (others.some(({ concept, sign }) => concept === meaning.concept && sign === meaning.sign))
      return;
    meanings.set(form, [...others, meaning]);
  };
  for (const { concept, sign, words } of rows)
    for (const word of words[column] ?? []) {
      add(word, { concept, sign });
      add(`/${stem(word)}`, { concept, sign });
    }
  read.set(tag, meanings);
  return meanings;
}
