import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from './installation.ts';

const LOOK_MS = 20;

/** How often workers have claimed the one recording that is being transcribed. */
async function claims(place: Installation): Promise<number> {
  const rows = await place.sql(
    `select retry_count, state from jobs.job where name = 'transcription-transcribe'`,
  );
  const job = rows.find(({ state }) => state !== 'completed');
  if (rows.length > 0 && !job) throw new Error('the recording ended before all faults');
  return job?.['state'] === 'active' ? Number(job['retry_count']) : -1;
}

/** Waits until a worker has the job. @returns the number of its claim. */
export async function untilClaimed(place: Installation, after = -1): Promise<number> {
  for (;;) {
    const now = await claims(place);
    if (now > after) return now;
    await pause(LOOK_MS);
  }
}
