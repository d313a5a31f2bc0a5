import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ChaosResult } from './result.ts';
import { Installation } from './support/installation.ts';
import { heardIn, Person } from './support/person.ts';
import { recordingOf } from './support/recording.ts';

const TIMES = 3;
const DISK_MB = 400;
const RESERVE_MB = 100;
const PHRASES = 5;
const execute = promisify(execFile);

/**
 * Fills the disk of DATA_DIR, first up to the reserve, then whole with the database killed on it, and frees it again. Needs
 * root, for a small disk of its own (tmpfs).
 */
export async function run(count = TIMES): Promise<ChaosResult> {
  const disk = await mkdtemp(path.join(tmpdir(), 'notelark-disk-'));
  await execute('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
  await chmod(disk, 0o755);
  try {
    return await fillAndFree(disk, count);
  } finally {
    await execute('umount', ['-l', disk]);
    await rm(disk, { recursive: true });
  }
}

async function fillAndFree(disk: string, count: number): Promise<ChaosResult> {
  const place = await Installation.create(100, { DISK_RESERVE_MB: String(RESERVE_MB) }, disk);
  try {
    const product = await place.start();
    const person = new Person(() => product.url);
    await person.signUp('ada@example.com');
    const file = recordingOf(PHRASES);
    const whole = heardIn(await person.ended(await person.upload(file)));
    const before = await person.usedMinutes();
    const seconds: number[] = [];
    let refused = 0;
    for (let n = 0; n < count; n += 1) {
      await fill(disk, RESERVE_MB / 2);
      refused += await refusals(person);
      await fill(disk, 0);
      process.kill((await place.postmaster()).pid, 'SIGKILL');
      await pause(5_000);
      await rm(path.join(disk, 'filler'));
      seconds.push(await ready(product.url));
    }
    const after = await person.usedMinutes();
    const again = heardIn(await person.ended(await person.upload(file)));
    return {
      fault: 'disk full, database killed on it, disk freed',
      injected: count,
      lost: [product.isRunning, whole === again, before === after].filter((is) => !is).length,
      worstResumeSeconds: Math.max(...seconds),
      figures: {
        'uploads refused while nearly full': `${refused} of ${count * TRIES}`,
        'minutes that they cost': after - before,
      },
    };
  } finally {
    await place.close();
  }
}

const TRIES = 6;

/** @returns how many uploads are refused with the sentence for it. */
async function refusals(person: Person): Promise<number> {
  let refused = 0;
  for (let n = 0; n < TRIES; n += 1) {
    const response = await person.send('/api/files', {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '1000' },
    });
    if ((await response.text()).includes('storage-unavailable')) refused += 1;
  }
  return refused;
}

/** Leaves so many megabytes. */
async function fill(disk: string, leaveMb: number): Promise<void> {
  const { stdout } = await execute('df', ['--output=avail', '-m', disk]);
  const free = Number(stdout.split('\n')[1]);
  const bytes = Buffer.alloc(1e6);
  for (let n = 0; n < (free - leaveMb) * 1.05; n += 1)
    await writeFile(path.join(disk, 'filler'), bytes, { flag: 'a' }).catch(() => {});
}

/** @returns seconds until the product is ready. */
async function ready(url: string): Promise<number> {
  const since = performance.now();
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await pause(50);
  return (performance.now() - since) / 1_000;
}
