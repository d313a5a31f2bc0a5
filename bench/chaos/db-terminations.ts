import { setTimeout as pause } from 'node:timers/promises';
import { PHRASE_SECONDS, recordingOf } from './support/recording.ts';
import type { ChaosResult } from './result.ts';
import { Installation } from './support/installation.ts';
import { heardIn, Person } from './support/person.ts';

const TERMINATIONS = 200;
const EVERY_MS = 150;
const PEOPLE = 3;
const RECORDINGS_EACH = 4;
const PHRASES = 60;

/** Cuts connections to the database one after the other, while two processes serve, take uploads and transcribe. */
export async function run(count = TERMINATIONS): Promise<ChaosResult> {
  const place = await Installation.create(400);
  try {
    const product = await place.start();
    const worker = await place.start({ part: 'worker' });
    const people = Array.from({ length: PEOPLE }, () => new Person(() => product.url));
    await Promise.all(people.map((person, n) => person.signUp(`person${n}@example.com`)));
    const whole = await undisturbed(people[0]);
    for (const { answers } of people) answers.clear();
    const stopped = new AbortController();
    const reading = people.map((person) => readOn(person, stopped.signal));
    const work = people.map((person) => recordOn(person, whole, stopped.signal));
    const injected = await terminate(place, count);
    const seconds = await readyAgain(product.url);
    stopped.abort();
    const ended = await Promise.all(work);
    await Promise.all(reading);
    const recordings = ended.flat();
    const processes = [product, worker].filter(({ isRunning }) => !isRunning).length;
    const wrong = await chargedWrongly(people, ended);
    return {
      fault: 'database connection cut under load',
      injected,
      lost: recordings.filter((whole) => !whole).length + processes,
      worstResumeSeconds: seconds,
      figures: {
        'processes that ended': processes,
        recordings: recordings.length,
        'whole transcripts and summaries': recordings.filter(Boolean).length,
        'minutes charged wrongly': wrong,
        ...answersOf(people),
      },
    };
  } finally {
    await place.close();
  }
}

/** What the recording gives without any fault. */
async function undisturbed(person: Person | undefined): Promise<string> {
  if (!person) throw new Error('nobody is there');
  const heard = heardIn(await person.ended(await person.upload(recordingOf(PHRASES))));
  if (!heard) throw new Error('the recording fails without any fault');
  return heard;
}

/** The first of them has recorded once more, undisturbed. */
async function chargedWrongly(people: Person[], ended: boolean[][]): Promise<number> {
  const used = await Promise.all(people.map((person) => person.usedMinutes()));
  return used
    .map((minutes, n) => minutes - minutesOf((ended[n]?.length ?? 0) + (n === 0 ? 1 : 0)))
    .reduce((sum, difference) => sum + Math.abs(difference), 0);
}

/** Minutes that so many recordings are charged. */
const minutesOf = (recordings: number): number =>
  Math.ceil((recordings * PHRASES * PHRASE_SECONDS) / 60);

/** Uploads recordings until it is stopped, at least some; says of each whether all of it came out, once. */
async function recordOn(person: Person, whole: string, signal: AbortSignal): Promise<boolean[]> {
  const file = recordingOf(PHRASES);
  const ended: boolean[] = [];
  while (!signal.aborted || ended.length < RECORDINGS_EACH) {
    const id = await person.upload(file);
    ended.push(heardIn(await person.ended(id)) === whole);
  }
  return ended;
}

async function readOn(person: Person, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await person.send('/api/uploads').catch(() => {});
    await pause(20);
  }
}

/** @returns how many connections were cut. */
async function terminate(place: Installation, count: number): Promise<number> {
  let injected = 0;
  while (injected < count) {
    await pause(EVERY_MS);
    const rows = await place.sql(
      `select pg_terminate_backend(pid) as done from pg_stat_activity
       where datname = 'notelark' and pid <> pg_backend_pid() order by random() limit 1`,
    );
    injected += rows.filter(({ done }) => done === true).length;
  }
  return injected;
}

/** @returns seconds until the product is ready after the last fault. */
async function readyAgain(url: string): Promise<number> {
  const since = performance.now();
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await pause(50);
  return (performance.now() - since) / 1_000;
}

function answersOf(people: readonly Person[]): Record<string, number> {
  const of = (test: (status: number) => boolean) =>
    people
      .flatMap(({ answers }) => [...answers])
      .filter(([status]) => test(status))
      .reduce((sum, [, times]) => sum + times, 0);
  return {
    'requests answered': of((status) => status > 0 && status < 500),
    'answered 503, to be sent again': of((status) => status === 503),
    'answered 500': of((status) => status >= 500 && status !== 503),
    'not answered': of((status) => status === 0),
  };
}
