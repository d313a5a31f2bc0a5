import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  probabilityOf,
  seenBetween,
  seenOf,
  spokenWord,
  type SpokenSentence,
  type SpokenWord,
} from '../src/embedded/dialogue/spoken-marks.ts';
import type { CueWeights } from '../src/embedded/cue-weights.ts';
import {
  beginningsIn,
  isSubject,
  isVerb,
  opensClause,
  SpokenRun,
} from '../src/embedded/dialogue/beginnings.ts';
import { isUnpunctuated } from '../src/embedded/dialogue/restore.ts';
import { englishClasses } from '../src/embedded/language/english/word-classes.ts';
import { frenchClasses } from '../src/embedded/language/french/word-classes.ts';
import { germanClasses } from '../src/embedded/language/german/word-classes.ts';
import { spanishClasses } from '../src/embedded/language/spanish/word-classes.ts';
import type { WordClasses } from '../src/embedded/language/talk/word-classes.ts';
import { SourceRow } from '../src/evaluation/source-row.ts';
import { SparseRows } from './acts/rows.ts';
import { SETS } from './gold.ts';
import { trainSparse } from './sparse-regression.ts';

/**
 * Trains what is known of talk without marks or names (where sentences begin, which of them ask, where another one goes on) on the
 * invented talk in `training/talk`, each language by itself, and measures it on the sets of `evaluation-data`, which it never
 * sees: what is trained behind it, on these sets, meets mistakes as often as in the product.
 *   node tools/with.mjs packages/summarizer/training/spoken-marks.ts [--out packages/summarizer/src/embedded/language]
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
/** Beginnings have the most features: a greater penalty keeps their file small and costs 0.2 of F1. */
const LASSO: Record<Kind, number> = { begins: 1.6, asks: 1.2, changes: 1.2 };
const ROUNDS = 150;
/** Smaller ones are left out: each start of a process reads the file. */
const LEAST_WEIGHT = 0.05;
/** From this probability on something is found, as in the product. */
const FOUND = 0.5;

interface Said {
  speaker: string;
  text: string;
}

/** A sentence of a transcript, and whether another one says it than the one before. */
interface Sentence extends SpokenSentence {
  changes: boolean;
}

type Talk = Sentence[];
const KINDS = ['begins', 'asks', 'changes'] as const;
type Kind = (typeof KINDS)[number];

/** Something seen, and whether it was what is looked for. */
interface Example {
  seen: string[];
  holds: boolean;
}

/** Whether what was found holds. */
interface Found {
  isFound: boolean;
  holds: boolean;
}

/** What is said in each invented talk. */
function talkIn(language: string): Said[][] {
  const folder = path.join(TALK, language);
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
      return lines.flatMap((line): Said[] => {
        const { speaker, text } = line.match(/^(?<speaker>[^:]+): (?<text>.+)$/u)?.groups ?? {};
        return speaker === undefined || text === undefined ? [] : [{ speaker, text }];
      });
    });
}

/** The recorded sources of the sets that have marks: of several voices, or of one. */
function setsIn(language: string, ofOneVoice: boolean): Said[][] {
  return SETS.flatMap((set) => {
    const files = readdirSync(path.join(DATA, set)).filter((file) => file.endsWith('.json'));
    return files.sort().flatMap((file): Said[][] => {
      const source = SourceRow.parse(JSON.parse(readFileSync(path.join(DATA, set, file), 'utf8')));
      if (source.language !== language || source.kind !== 'speech') return [];
      const said = source.turns.flatMap(({ speaker, text }) => {
        if (ofOneVoice) return speaker === undefined ? [{ speaker: '', text }] : [];
        return speaker === undefined ? [] : [{ speaker, text }];
      });
      const hasMarks = !isUnpunctuated(said.map(({ text }, at) => ({ text, at })));
      return said.length > 0 && hasMarks ? [said] : [];
    });
  });
}

/** Words that have a capital within sentences, more often than none: at its beginning each word has one. */
function capitalsIn(talks: readonly Said[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const { speaker, text } of talks.flat()) {
    const within = text.match(/(?<=[\p{L}\p{N},;] )\p{L}[\p{L}'’-]*/gu) ?? [];
    for (const word of [...within, ...speaker.split(' ')]) {
      const small = word.toLowerCase();
      counts.set(small, (counts.get(small) ?? 0) + (small === word ? -1 : 1));
    }
  }
  return new Set([...counts].filter(([, count]) => count > 0).map(([word]) => word));
}

/** As a recognizer would write it: no marks, and a capital only where a word always has one. */
function sentencesOf(
  said: readonly Said[],
  classes: WordClasses,
  capitals: ReadonlySet<string>,
): Talk {
  const talk: Talk = [];
  let last: string | undefined;
  for (const { speaker, text } of said) {
    for (const sentence of text.split(/(?<=[.?!:…]["”»)]*)\s+(?=[^\s?!])/u)) {
      const written = sentence.split(/\s+/u).map((word, at) => {
        const lower = word.toLowerCase();
        const isSmall = at === 0 && !capitals.has(lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
        const spoken = spokenWord(isSmall ? lower : word, classes);
        return Object.assign(spoken, { endsPart: /,["”»)]*$/u.test(word) });
      });
      const parts = clausesOf(written.filter(({ bare }) => bare !== ''));
      for (const [index, words] of parts.entries()) {
        const asks = index === parts.length - 1 && /\?["”»)]*$/u.test(sentence);
        talk.push({ words, asks, changes: last !== undefined && speaker !== last });
        last = speaker;
      }
    }
  }
  return talk;
}

interface WrittenWord extends SpokenWord {
  endsPart: boolean;
}

/** No clause has fewer words. */
const LEAST_OF_CLAUSE = 3;

/**
 * `It was late, we had no light` is two sentences: whether a comma or a dot stands there, no one hears. Behind a dependent clause
 * (`if it rains, we stay`) the main one goes on.
 */
function clausesOf(words: readonly WrittenWord[]): WrittenWord[][] {
  if (words.length === 0) return [];
  const clauses: WrittenWord[][] = [];
  const first = words.find(({ class: name }) => !/joi|ope/u.test(name));
  let isDependent = first !== undefined && opensClause(first);
  let start = 0;
  for (let at = LEAST_OF_CLAUSE; at < words.length - 2; at += 1) {
    const [before, subject, verb] = words.slice(at - 1, at + 2);
    if (!before?.endsPart || !subject || !verb) continue;
    if (!isSubject(subject) || opensClause(subject)) continue;
    if (!isVerb(subject) && !isVerb(verb)) continue;
    const own = words.slice(start, at);
    if (
      !isDependent &&
      own.length >= LEAST_OF_CLAUSE &&
      own.some((one) => isVerb(one) || isSubject(one))
    ) {
      clauses.push(own);
      start = at;
    }
    isDependent = false;
  }
  return [...clauses, words.slice(start)];
}

function startsOf(talk: Talk): Set<number> {
  const starts = new Set<number>();
  let start = 0;
  for (const { words } of talk) {
    starts.add(start);
    start += words.length;
  }
  return starts;
}

/** What is seen at each place, in the sentence that is open there. */
function beginningsOf(talk: Talk): Example[] {
  const words = talk.flatMap((sentence) => sentence.words);
  const run = new SpokenRun(words);
  const starts = startsOf(talk);
  let start = 0;
  return words.slice(1).map((_, index) => {
    const at = index + 1;
    if (starts.has(index)) start = index;
    return { seen: [...run.around(at), ...run.within(start, at)], holds: starts.has(at) };
  });
}

function examplesOf(talk: Talk, classes: WordClasses): Record<Kind, Example[]> {
  return {
    begins: beginningsOf(talk),
    asks: talk.map((sentence, at) => ({
      seen: seenOf(sentence.words, talk[at + 1]?.words ?? []),
      holds: sentence.asks,
    })),
    // Where one voice talks, none changes: what is learned there is how seldom.
    changes: (talk.some(({ changes }) => changes) ? talk.slice(1) : []).map((next, at) => ({
      seen: seenBetween(classes, talk[at - 1], talk[at] ?? next, next),
      holds: next.changes,
    })),
  };
}

function train(examples: readonly Example[], lasso: number): CueWeights {
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
    lasso,
    ROUNDS,
  );
  const rounded = (at: number): number => Number((weights[at] ?? 0).toFixed(2));
  return {
    provenance: 'invented talk (CC0); training/spoken-marks.ts',
    bias: rounded(names.length),
    weights: Object.fromEntries(
      names
        .map((name, at): [string, number] => [name, rounded(at)])
        .filter(([, one]) => Math.abs(one) >= LEAST_WEIGHT),
    ),
  };
}

/** What is found of a kind in a talk, of all places where it could be. */
function foundIn(talk: Talk, kind: Kind, trained: CueWeights, classes: WordClasses): Found[] {
  if (kind !== 'begins')
    return examplesOf(talk, classes)[kind].map(({ seen, holds }) => ({
      isFound: probabilityOf(trained, seen) >= FOUND,
      holds,
    }));
  const words = talk.flatMap((sentence) => sentence.words);
  const [found, starts] = [
    new Set(beginningsIn(new SpokenRun(words), trained, () => false)),
    startsOf(talk),
  ];
  return words.map((_, at) => ({ isFound: found.has(at), holds: starts.has(at) })).slice(1);
}

function measured(places: readonly Found[]): string {
  const found = places.filter(({ isFound }) => isFound);
  const hits = found.filter(({ holds }) => holds).length;
  const all = places.filter(({ holds }) => holds).length;
  const [precision, recall] = [hits / found.length, hits / all];
  const mean = (2 * precision * recall) / (precision + recall);
  const percents = [precision, recall, mean].map((one) => (100 * one).toFixed(1));
  return `precision ${percents[0]}, recall ${percents[1]}, F1 ${percents[2]} of ${all}`;
}

for (const [language, { name, classes }] of Object.entries(LANGUAGES)) {
  const invented = talkIn(language);
  const sets = { talk: setsIn(language, false), 'one voice': setsIn(language, true) };
  const capitals = capitalsIn([...invented, ...sets.talk, ...sets['one voice']]);
  const examples = invented.map((said) =>
    examplesOf(sentencesOf(said, classes, capitals), classes),
  );
  const result: Partial<Record<Kind, CueWeights>> = {};
  for (const kind of KINDS) {
    const trained = train(
      examples.flatMap((talk) => talk[kind]),
      LASSO[kind],
    );
    const count = Object.keys(trained.weights).length;
    for (const [voices, talks] of Object.entries(sets)) {
      const places = talks.flatMap((said) =>
        foundIn(sentencesOf(said, classes, capitals), kind, trained, classes),
      );
      if (!places.some(({ holds }) => holds)) continue;
      process.stdout.write(`${name}, ${kind}, ${voices}: ${measured(places)}; ${count} weights\n`);
    }
    result[kind] = trained;
  }
  if (options.out !== undefined)
    writeFileSync(path.join(options.out, name, 'spoken-marks.json'), `${JSON.stringify(result)}\n`);
}
