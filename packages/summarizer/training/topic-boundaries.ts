import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createEmbeddedSummarizer } from '../src/embedded/index.ts';
import type { Turn } from '../src/port.ts';
import { boundaryErrors, evenSplit } from '../src/evaluation/topic-boundaries.ts';
import { randomFrom } from './evolution.ts';

/**
 * Topic boundaries on talks that are put together: each is made of stretches on one topic from different meetings of the
 * same domain, its speakers left out. Such joints are sharper than those of a real lecture.
 *   node tools/with.mjs packages/summarizer/training/topic-boundaries.ts FOLDER
 */
const [, , folder] = process.argv;
if (!folder) throw new Error('FOLDER is missing: it holds qmsum_train.jsonl.');
const TALKS = 40;
const STRETCHES = 6;
const LEAST_WORDS = 500;
const MOST_WORDS = 2500;
const DOMAINS = ['product', 'academic', 'committee'];

interface Row {
  domain: string;
  tuneBan: boolean;
  turns: { t: string }[];
  topics: { spans: [number, number][] }[];
}

interface Talk {
  turns: Turn[];
  starts: number[];
}

const random = randomFrom(11);
const rows = readFileSync(path.join(folder, 'qmsum_train.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Row => JSON.parse(line))
  .filter(({ tuneBan }) => !tuneBan);

/** One stretch of a meeting that is long enough and not too long; none where it has none. */
function stretchOf({ turns, topics }: Row): Turn[][] {
  const stretches = topics.map(({ spans }) =>
    spans.flatMap(([from, to]) => turns.slice(from, to + 1)).map(({ t }) => ({ text: t })),
  );
  const fitting = stretches.filter((stretch) => {
    const words = stretch.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
    return words >= LEAST_WORDS && words <= MOST_WORDS;
  });
  return fitting.slice(0, 1);
}

function talkOf(domain: string): Talk {
  const left = rows.filter((row) => row.domain === domain).flatMap(stretchOf);
  const talk: Talk = { turns: [], starts: [] };
  for (let count = 0; count < STRETCHES; count += 1) {
    const [stretch = []] = left.splice(Math.floor(random() * left.length), 1);
    talk.starts.push(talk.turns.length);
    talk.turns.push(...stretch);
  }
  return talk;
}

const summarizer = createEmbeddedSummarizer();
const totals = new Map<string, { pk: number; windowDiff: number }>();
for (let at = 0; at < TALKS; at += 1) {
  const { turns, starts } = talkOf(DOMAINS[at % DOMAINS.length] ?? '');
  const source = { kind: 'speech', language: 'en', turns } as const;
  const { document } = await summarizer.summarize({ source, outputType: 'notes' });
  const found = [...new Set([0, ...document.topics.map(({ firstTurn }) => firstTurn)])];
  const ways = {
    'embedded engine': found,
    'even split, as many': evenSplit(found.length, turns.length),
    'even split, the true number': evenSplit(starts.length, turns.length),
    'no boundary': [0],
  };
  for (const [name, guess] of Object.entries(ways)) {
    const { pk, windowDiff } = boundaryErrors(starts, guess, turns.length);
    const total = totals.get(name) ?? { pk: 0, windowDiff: 0 };
    totals.set(name, {
      pk: total.pk + pk / TALKS,
      windowDiff: total.windowDiff + windowDiff / TALKS,
    });
  }
}
for (const [name, { pk, windowDiff }] of totals)
  process.stdout.write(
    `${name.padEnd(28)} Pk ${pk.toFixed(3)}  WindowDiff ${windowDiff.toFixed(3)}\n`,
  );
