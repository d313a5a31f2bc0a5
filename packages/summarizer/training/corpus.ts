import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SummarySource, Turn } from '../src/port.ts';

/** A source with what people wrote about it. */
export interface Example {
  id: string;
  /** `product`, `academic`, `committee` (QMSum), `ES`, `IS`, `TS` (AMI, by series). */
  domain: string;
  source: SummarySource;
  reference: string;
  /** Words that the summary may have. */
  budget: number;
}

interface Row {
  id: string;
  domain?: string;
  tuneBan?: boolean;
  turns: { s: string; t: string; b?: number; e?: number }[];
  refs: string[];
  long?: string;
  specific?: { q: string; a: string; spans: [number, number][] }[];
}

/** Length of the whole-meeting summaries of QMSum, and of AMI's long abstracts, in words. */
const QMSUM_WORDS = 110;
const AMI_WORDS = 300;

/** Answers and stretches that are long enough to be a summary and its source. */
const SHORTEST_ANSWER = 30;
const SHORTEST_STRETCH = 250;
const STRETCHES_OF_A_MEETING = 3;

/** The meetings in a folder; without those that must not be trained on. */
export interface Corpus {
  training: Example[];
  /** Stretches of the training meetings with what people wrote about them: shorter sources of the same talk. */
  stretches: Example[];
  /** AMI's training meetings, without those that stand in `validation`. */
  ami: Example[];
  validation: Example[];
}

/** @throws an error without a folder: it holds QMSum's and AMI's meetings, one a line (README.md). */
export function readCorpus(folder: string | undefined): Corpus {
  if (folder === undefined)
    throw new Error('--data FOLDER is missing: it holds qmsum_train.jsonl and ami_train.jsonl.');
  const read = (name: string): Row[] =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Row => JSON.parse(line));
  const validation = read('qmsum_val.jsonl');
  const held = new Set(validation.map(({ id }) => id));
  const training = read('qmsum_train.jsonl').filter((row) => !row.tuneBan && !held.has(row.id));
  const ami = read('ami_train.jsonl').filter((row) => !row.tuneBan && !held.has(row.id));
  return {
    training: training.map(wholeMeeting),
    stretches: training.flatMap(stretchesOf),
    ami: ami.map(longAbstract),
    validation: validation.map(wholeMeeting),
  };
}

function wholeMeeting(row: Row): Example {
  const { id, domain = 'meeting', turns, refs } = row;
  return { id, domain, source: sourceOf(turns), reference: refs[0] ?? '', budget: QMSUM_WORDS };
}

function longAbstract({ id, turns, long = '' }: Row): Example {
  return {
    id,
    domain: id.slice(0, 2),
    source: sourceOf(turns),
    reference: long,
    budget: AMI_WORDS,
  };
}

function stretchesOf({ id, domain = 'meeting', turns, specific = [] }: Row): Example[] {
  return specific
    .filter(({ q }) => q.startsWith('Summarize'))
    .map(({ a, spans }) => {
      const source = sourceOf(spans.flatMap(([from, to]) => turns.slice(from, to + 1)));
      return { id, domain, source, reference: a, budget: wordsIn(a) };
    })
    .filter(({ source, budget }) => {
      const words = source.turns.reduce((sum, { text }) => sum + wordsIn(text), 0);
      return budget >= SHORTEST_ANSWER && words >= SHORTEST_STRETCH;
    })
    .slice(0, STRETCHES_OF_A_MEETING);
}

function sourceOf(turns: Row['turns']): SummarySource {
  const asTurn = ({ s, t, b, e }: Row['turns'][number]): Turn => ({
    text: t,
    speaker: s,
    ...(b === undefined ? {} : { start: b }),
    ...(e === undefined ? {} : { end: e }),
  });
  return { kind: 'speech', language: 'en', turns: turns.map(asTurn) };
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).length;
}
