import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  probabilityOf,
  seenAt,
  seenBetween,
  seenOf,
  spokenWord,
  type SpokenSentence,
  type SpokenWord,
} from '../src/embedded/dialogue/spoken-marks.ts';
import type { CueWeights } from '../src/embedded/cue-weights.ts';
import { englishClasses } from '../src/embedded/language/word-classes/english.ts';
import { frenchClasses } from '../src/embedded/language/word-classes/french.ts';
import { germanClasses } from '../src/embedded/language/word-classes/german.ts';
import { spanishClasses } from '../src/embedded/language/word-classes/spanish.ts';
import type { WordClasses } from '../src/embedded/language/word-classes/word-classes.ts';
import { SourceRow } from '../src/evaluation/source-row.ts';
import { SparseRows } from './acts/rows.ts';
import { SETS } from './gold.ts';
import { trainSparse } from './sparse-regression.ts';

/**
 * Trains what is known of talk without marks or names (where sentences begin, which of them ask, where another one goes on) on the
 * invented talk in `training/talk`, each language by itself, and measures it on the sets of `evaluation-data`, which it never
 * sees: what is trained behind it, on these sets, meets mistakes as often as in the product.
 *   node tools/with.mjs packages/summarizer/training/spoken-marks.ts [--out FOLDER]
 */
const { values: options } = parseArgs({ options: { out: { type: 'string' } } });

const LANGUAGES: Record<string, { name: string; classes: WordClasses }> = {
  en: { name: 'english', classes: englishClasses },
  de: { name: 'german', classes: germanClasses },
  fr: { name: 'french', classes: frenchClasses },
  es: { name: 'spanish', classes: spanishClasses },
};
const TALK = new URL('talk', import.meta.url).pathname;
const DATA = new URL('../evaluation-data', import.meta.url).pathname;

/** What is seen in fewer places is left out. */
const LEAST_COUNT = 3;
const LASSO = 1.2;
const ROUNDS = 150;
/** From these probabilities on something is found, as in the product. */
const FOUND = { begins: 0.45, asks: 0.5, changes: 0.5 };

interface Said {
  speaker: string;
  text: string;
}

/** A sentence of a transcript, and whether another one says it than the one before. */
interface Sentence extends SpokenSentence {
  changes: boolean;
}

type Talk = Sentence[];
type Kind = keyof typeof FOUND;

/** Something seen, and whether it was what is looked for. */
interface Example {
  seen: string[];
  holds: boolean;
}

function talkIn(language: string): Talk[] {
  const folder = path.join(TALK, language);
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
      const said = lines.flatMap((line): Said[] => {
        const { speaker, text } = line.match(/^(?<speaker>[^:]+): (?<text>.+)$/u)?.groups ?? {};
        return speaker === undefined || text === undefined ? [] : [{ speaker, text }];
      });
      return sentencesOf(said, language);
    });
}

function setsIn(language: string): Talk[] {
  return SETS.flatMap((set) => {
    const files = readdirSync(path.join(DATA, set)).filter((file) => file.endsWith('.json'));
    return files.sort().flatMap((file): Talk[] => {
      const source = SourceRow.parse(JSON.parse(readFileSync(path.join(DATA, set, file), 'utf8')));
      const said = source.turns.flatMap(({ speaker, text }) =>
        speaker === undefined ? [] : [{ speaker, text }],
      );
      const isTalk = source.language === language && source.kind === 'speech' && said.length > 0;
      return isTalk ? [sentencesOf(said, language)] : [];
    });
  });
}

/** As a recognizer would write it: no marks, and a capital only where a word always has one. */
function sentencesOf(said: readonly Said[], language: string): Talk {
  const { classes } = LANGUAGES[language] ?? { classes: englishClasses };
  const small = new Set(
    said.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}[\p{L}'’-]*/gu) ?? []),
  );
  const talk: Talk = [];
  let last: string | undefined;
  for (const { speaker, text } of said) {
    for (const [index, sentence] of text.split(/(?<=[.?!:…]["”»)]*)\s+(?=[^\s?!])/u).entries()) {
      const texts = sentence.split(/\s+/u);
      const words = texts.map((word, at) => {
        const lower = word.toLowerCase();
        const isSmall = at === 0 && small.has(lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
        return spokenWord(isSmall ? lower : word, classes);
      });
      const heard = words.filter(({ bare }) => bare !== '');
      if (heard.length === 0) continue;
      talk.push({
        words: heard,
        asks: /\?["”»)]*$/u.test(sentence),
        changes: index === 0 && last !== undefined && speaker !== last,
      });
      last = speaker;
    }
  }
  return talk;
}

function examplesOf(talk: Talk, classes: WordClasses): Record<Kind, Example[]> {
  const words: SpokenWord[] = talk.flatMap((sentence) => sentence.words);
  const starts = new Set<number>();
  let start = 0;
  for (const sentence of talk) {
    starts.add(start);
    start += sentence.words.length;
  }
  return {
    begins: words.slice(1).map((_, at) => ({
      seen: seenAt(words, at + 1),
      holds: starts.has(at + 1),
    })),
    asks: talk.map((sentence, at) => ({
      seen: seenOf(sentence.words, talk[at + 1]?.words ?? []),
      holds: sentence.asks,
    })),
    changes: talk.slice(1).map((next, at) => ({
      seen: seenBetween(classes, talk[at - 1], talk[at] ?? next, next),
      holds: next.changes,
    })),
  };
}

function train(examples: readonly Example[]): CueWeights {
  const counts = new Map<string, number>();
  for (const { seen } of examples)
    for (const name of seen) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= LEAST_COUNT).map(([name]) => name);
  names.sort();
  const columns = new Map(names.map((name, at) => [name, at]));
  const rows = new SparseRows(
    examples.map(({ seen }) => Uint32Array.from(seen.flatMap((name) => columns.get(name) ?? []))),
    names.length,
  );
  const weights = trainSparse(
    { rows, labels: Float32Array.from(examples, ({ holds }) => Number(holds)) },
    new Float32Array(examples.length).fill(1),
    LASSO,
    ROUNDS,
  );
  const rounded = (at: number): number => Number((weights[at] ?? 0).toFixed(2));
  return {
    provenance: 'invented talk (CC0); training/spoken-marks.ts',
    bias: rounded(names.length),
    weights: Object.fromEntries(
      names.map((name, at): [string, number] => [name, rounded(at)]).filter(([, one]) => one !== 0),
    ),
  };
}

function measured(trained: CueWeights, examples: readonly Example[], least: number): string {
  const found = examples.filter(({ seen }) => probabilityOf(trained, seen) >= least);
  const hits = found.filter(({ holds }) => holds).length;
  const all = examples.filter(({ holds }) => holds).length;
  const [precision, recall] = [hits / found.length, hits / all];
  const mean = (2 * precision * recall) / (precision + recall);
  const percents = [precision, recall, mean].map((one) => (100 * one).toFixed(1));
  return `precision ${percents[0]}, recall ${percents[1]}, F1 ${percents[2]} of ${all}`;
}

const KINDS: readonly Kind[] = ['begins', 'asks', 'changes'];

for (const [language, { name, classes }] of Object.entries(LANGUAGES)) {
  const talks = talkIn(language).map((talk) => examplesOf(talk, classes));
  const sets = setsIn(language).map((talk) => examplesOf(talk, classes));
  const result: Partial<Record<Kind, CueWeights>> = {};
  for (const kind of KINDS) {
    const own = talks.flatMap((talk) => talk[kind]);
    const others = sets.flatMap((talk) => talk[kind]);
    const trained = train(own);
    const count = Object.keys(trained.weights).length;
    process.stdout.write(
      `${name}, ${kind}: ${measured(trained, others, FOUND[kind])}; ${count} weights\n`,
    );
    result[kind] = trained;
  }
  if (options.out !== undefined)
    writeFileSync(path.join(options.out, `${name}.json`), `${JSON.stringify(result)}\n`);
}
