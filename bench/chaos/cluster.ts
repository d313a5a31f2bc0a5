import { setTimeout as pause } from 'node:timers/promises';
import type { ChaosResult } from './result.ts';
import { Cluster, type Member } from './support/cluster.ts';
import * as load from './support/cluster-load.ts';
import { Journal, type Phase } from './support/journal.ts';
import { heardIn, Person } from './support/person.ts';

const ROUNDS = 20;
const ENGINE_MS = 300;
/** Between two faults, so that each is met by work that has gone on. */
const REST_MS = 1_500;

/**
 * Restarts and kills every process of a cluster under load, again and again. A round: each web with a worker is restarted as a
 * deploy does (SIGTERM), each is killed (SIGKILL), PostgreSQL is restarted and killed, the S3 server is killed.
 */
export async function run(rounds = ROUNDS): Promise<ChaosResult> {
  const cluster = await Cluster.start(ENGINE_MS);
  try {
    return await withLoad(cluster, rounds);
  } finally {
    await cluster.close();
  }
}

async function withLoad(cluster: Cluster, rounds: number): Promise<ChaosResult> {
  const journal = new Journal();
  const join = async (name: string): Promise<Person> => {
    const person = new Person(
      () => cluster.balancer.url,
      (status, request) => journal.note(status, request),
    );
    await person.join(`${name}@example.com`);
    return person;
  };
  const first = await join('first');
  const heard = heardIn(await first.ended(await first.upload(load.RECORDING)));
  if (!heard) throw new Error('the recording fails without any fault');
  const works: [string, load.Work][] = [
    ['recordings', load.uploads(heard)],
    ['recordings', load.uploads(heard)],
    ['sign-ins', load.signIns],
    ['texts', load.texts],
    ['reads', load.reads],
    ['live recordings', load.liveSessions(await load.recordLive(first))],
  ];
  const stopped = new AbortController();
  const begun = works.map(async ([kind, work], n) => {
    const person = await join(`person${n}`);
    return [kind, await work(person, stopped.signal)] as const;
  });
  const stops: Stop[] = [];
  for (let n = 0; n < rounds; n += 1) {
    stops.push(...(await round(cluster, journal)));
    console.error(`Round ${n + 1} of ${rounds}: ${journal.answered} requests answered.`);
  }
  stopped.abort();
  const outcomes = await Promise.all(begun);
  return report({ journal, outcomes, stops, wrong: await wrongRows(cluster, outcomes) });
}

interface Stop {
  phase: Phase;
  /** Until everything was back. */
  seconds: number;
  /** Processes that did not end in good order though they were asked to. */
  badEnds: number;
}

async function round(cluster: Cluster, journal: Journal): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (const { phase, carryOut } of stepsOf(cluster)) {
    journal.begin(phase);
    const since = performance.now();
    const codes = await carryOut();
    await cluster.balancer.untilReady();
    const badEnds = codes.filter((code) => code !== 0).length;
    stops.push({ phase, seconds: (performance.now() - since) / 1_000, badEnds });
    journal.begin('nothing');
    await pause(REST_MS);
  }
  return stops;
}

interface Step {
  phase: Phase;
  /** @returns the exit codes of processes that were asked to end. */
  carryOut: () => Promise<(number | null)[]>;
}

function stepsOf(cluster: Cluster): Step[] {
  const { webs, workers } = cluster;
  const pairs = webs.map((web, n) => [web, workers[n]].filter((one) => one !== undefined));
  const restart = (pair: Member[]) => Promise.all(pair.map((one) => cluster.restart(one)));
  const kill = async (pair: Member[]) => {
    await Promise.all(pair.map((one) => cluster.kill(one)));
    return [];
  };
  const others: [Phase, () => Promise<void>][] = [
    ['database restarted', () => cluster.signalPostgres('SIGINT')],
    ['database killed', () => cluster.signalPostgres('SIGKILL')],
    ['S3 killed', () => cluster.killS3()],
  ];
  return [
    ...pairs.map((pair) => ({ phase: 'deploy', carryOut: () => restart(pair) }) as const),
    ...pairs.map((pair) => ({ phase: 'kill', carryOut: () => kill(pair) }) as const),
    ...others.map(([phase, fault]) => ({ phase, carryOut: () => fault().then(() => []) })),
  ];
}

type Outcomes = readonly (readonly [kind: string, outcome: load.Outcome])[];

/** Rows that are there twice, are missing, or are charged wrongly, by the database itself. */
async function wrongRows(cluster: Cluster, outcomes: Outcomes): Promise<Record<string, number>> {
  const done = (kind: string): number =>
    outcomes.filter(([one]) => one === kind).reduce((sum, [, outcome]) => sum + outcome.done, 0);
  // The first person made one of each, undisturbed.
  const recordings = done('recordings') + 1;
  const sessions = done('live recordings') + 1;
  const count = async (text: string): Promise<number> =>
    Number(Object.values((await cluster.sql(`select ${text}`))[0] ?? {})[0]);
  const used = (kind: string, wanted = 'true') =>
    count(`coalesce(sum(amount), 0) from usage_entries where kind = '${kind}' and ${wanted}`);
  return {
    recordings: (await count('count(*) from uploads')) - recordings,
    texts: (await count('count(*) from text_inputs')) - done('texts'),
    'seconds of recordings charged':
      (await used('audio', 'source_id in (select id from uploads)')) -
      recordings * load.RECORDING_SECONDS,
    'texts charged': (await used('text')) - done('texts'),
    'seconds of live recordings charged': (await used('live')) - sessions * load.SESSION_SECONDS,
  };
}

function report({
  journal,
  outcomes,
  stops,
  wrong,
}: {
  journal: Journal;
  outcomes: Outcomes;
  stops: readonly Stop[];
  wrong: Record<string, number>;
}): ChaosResult {
  const lost = sum(outcomes.map(([, outcome]) => outcome.lost));
  const twice = sum(Object.values(wrong).map(Math.abs));
  const badEnds = sum(stops.map((stop) => stop.badEnds));
  const cut = sum([...GRACEFUL].map((phase) => journal.cut(phase)));
  const kinds = [...new Set(outcomes.map(([kind]) => kind))];
  const doneOf = (kind: string) =>
    sum(outcomes.filter(([one]) => one === kind).map(([, outcome]) => outcome.done));
  return {
    fault: 'every process of a cluster restarted and killed under load',
    injected: stops.length,
    lost: lost + twice + badEnds + cut,
    worstResumeSeconds: Math.max(...stops.map(({ seconds }) => seconds)),
    figures: {
      'requests answered': journal.answered,
      ...Object.fromEntries(kinds.map((kind) => [kind, doneOf(kind)])),
      'lost of these': lost,
      ...Object.fromEntries(Object.entries(wrong).map(([what, n]) => [`too many ${what}`, n])),
      'processes that ended badly': badEnds,
      ...journal.allCut(),
      ...Object.fromEntries(PHASES.map((phase) => [phase, inPhase(phase, journal, stops)])),
    },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const PHASES: readonly Phase[] = [
  'deploy',
  'kill',
  'database restarted',
  'database killed',
  'S3 killed',
  'nothing',
];
/** What must not cut a request. */
const GRACEFUL: ReadonlySet<Phase> = new Set(PHASES.filter((phase) => phase !== 'kill'));

function inPhase(phase: Phase, journal: Journal, stops: readonly Stop[]): string {
  const seconds = stops.filter((stop) => stop.phase === phase).map((stop) => stop.seconds);
  const longest = Math.max(0, ...seconds).toFixed(1);
  const answers = `${journal.cut(phase)} requests cut, ${journal.refused(phase)} answered 503`;
  return `${seconds.length} times, ${answers}, back within ${longest} s`;
}
