import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { type Example, readCorpus } from './corpus.ts';

const TABLE = new URL('../src/verify/lexicon/english/common-words.json', import.meta.url);
/** Meetings that have to have a word. */
const LEAST_MEETINGS = 3;

/**
 * The words that English writes with a small letter, by what people said and wrote: in at least three meetings, and more
 * often small than with a capital in the middle of a sentence. At the start of a sentence any other word may be a name.
 */
function commonWordsOf(examples: readonly Example[]): string[] {
  const meetings = new Map<string, number>();
  const surplus = new Map<string, number>();
  for (const { source, reference } of examples) {
    const text = [...source.turns.map((turn) => turn.text), reference].join('\n');
    const found = new Set<string>();
    for (const [word] of text.matchAll(/(?<=[\p{L},] )\p{L}[\p{L}\p{M}]+/gu)) {
      const isSmall = /^\p{Ll}/u.test(word);
      add(surplus, word.toLowerCase(), isSmall ? 1 : -1);
      if (isSmall) found.add(word);
    }
    for (const word of found) add(meetings, word, 1);
  }
  return [...meetings]
    .filter(([word, count]) => count >= LEAST_MEETINGS && (surplus.get(word) ?? 0) > 0)
    .map(([word]) => word.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .sort();
}

function add(counts: Map<string, number>, word: string, by: number): void {
  counts.set(word, (counts.get(word) ?? 0) + by);
}

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const { training, ami } = readCorpus(values.data);
const words = commonWordsOf([...training, ...ami]);
writeFileSync(TABLE, `${JSON.stringify({ words: words.join(' ') }, null, 2)}\n`);
process.stdout.write(`${words.length} words\n`);
