import { setTimeout as pause } from 'node:timers/promises';
import type { ChaosResult } from './result.ts';
import { Installation } from './support/installation.ts';
import { heardIn, Person } from './support/person.ts';
import { recordingOf } from './support/recording.ts';

const KILLS = 10;
const RECORDINGS = 4;
const PHRASES = 60;
/** Between the return of the database and the next kill. */
const PAUSE_MS = 1_500;

/** Kills the embedded database's server (SIGKILL) under two processes that serve and transcribe. */
export async function run(count = KILLS): Promise<ChaosResult> {
  const place = await Installation.create(1_000);
  try {
    const product = await place.start();
    const worker = await place.start({ part: 'worker' });
    const person = new Person(() => product.url);
    await person.signUp('ada@example.com');
    const file = recordingOf(PHRASES);
    const whole = heardIn(await person.ended(await person.upload(file)));
    const uploading = Promise.all(Array.from({ length: RECORDINGS }, () => person.upload(file)));
    const seconds: number[] = [];
    for (let n = 0; n < count; n += 1) {
      seconds.push(await killed(place, product.url));
      await pause(PAUSE_MS);
    }
    const ids = await uploading;
    const heard = await Promise.all(ids.map(async (id) => heardIn(await person.ended(id))));
    const ended = [product, worker].filter(({ isRunning }) => !isRunning).length;
    return {
      fault: 'embedded database killed under load',
      injected: count,
      lost: heard.filter((one) => one !== whole).length + ended,
      worstResumeSeconds: Math.max(...seconds),
      figures: { 'processes that ended': ended, recordings: ids.length },
    };
  } finally {
    await place.close();
  }
}

/** @returns seconds until the product is ready again. */
async function killed(place: Installation, url: string): Promise<number> {
  const { pid } = await place.postmaster();
  const since = performance.now();
  process.kill(pid, 'SIGKILL');
  while ((await readiness(url)) === 200) await pause(20);
  while ((await readiness(url)) !== 200) await pause(50);
  return (performance.now() - since) / 1_000;
}

const readiness = async (url: string): Promise<number> =>
  (await fetch(`${url}/readyz`).catch(() => null))?.status ?? 0;
