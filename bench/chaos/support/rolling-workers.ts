import type { ProductProcess } from '../../../apps/server/src/testing/product-process.ts';
import type { ChaosResult } from '../result.ts';
import { Installation } from './installation.ts';
import { heardIn, Person } from './person.ts';
import { recordingOf } from './recording.ts';
import { untilClaimed } from './watch-job.ts';

/** Long enough to outlive all that happens to it. */
const PHRASES = 400;
const ENGINE_MS = 6_000;

/**
 * Takes away the worker that has the job, with another one waiting, and sees how soon that goes on.
 */
export async function takeWorkersAway(
  count: number,
  takeAway: (worker: ProductProcess) => Promise<void>,
): Promise<Omit<ChaosResult, 'fault'>> {
  const place = await Installation.create(ENGINE_MS);
  try {
    const web = await place.start({ part: 'web' });
    let worker = await place.start({ part: 'worker' });
    const person = new Person(() => web.url);
    await person.signUp('ada@example.com');
    const id = await person.upload(recordingOf(PHRASES));
    const seconds: number[] = [];
    for (let n = 0; n < count; n += 1) {
      const next = await place.start({ part: 'worker' });
      const claim = await untilClaimed(place);
      const since = performance.now();
      const gone = takeAway(worker);
      await untilClaimed(place, claim);
      seconds.push((performance.now() - since) / 1_000);
      await gone;
      worker = next;
    }
    const whole = heardIn(await person.ended(id));
    const again = heardIn(await person.ended(await person.upload(recordingOf(PHRASES))));
    return {
      injected: count,
      lost: whole !== null && whole === again ? 0 : 1,
      worstResumeSeconds: Math.max(...seconds),
      figures: {
        'median time to resume, s': median(seconds).toFixed(1),
        'transcript equals an undisturbed one': String(whole !== null && whole === again),
      },
    };
  } finally {
    await place.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
