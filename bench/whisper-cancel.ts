import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fastestRuntime } from '@notelark/speech/transcriber/whisper-runtime';
import { createWhisper } from '@notelark/speech/transcriber/whisper';
import { babble } from '@notelark/speech/testing/babble';
import { childProcesses } from '@notelark/toolkit/testing/processes';
import { writeWhisperModel } from '@notelark/speech/testing/whisper-model';
import type { BenchResult } from './result.ts';

const BASE = { width: 512, heads: 8, audioLayers: 6, textLayers: 6 };
const MOST_MS = 1000;
const CLIP_SECONDS = 29;
/** Hearing the clip takes four seconds, so it is in the middle of it. */
const INTO_THE_CLIP_MS = 1000;

/** How soon Whisper lets go of a clip that is no longer wanted: the stand-in of base, in its product process. */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'notelark-whisper-'));
  try {
    const file = path.join(folder, 'base.bin');
    const shape = { ...BASE, audioContext: 1500, textContext: 448 };
    const written = await writeWhisperModel(file, { language: 0, tokens: [0, ' Yes.', 1] }, shape);
    const model = { id: 'base', path: file, ...written, englishOnly: false, memoryMb: 512 };
    const { rejectedMs, goneMs } = await cancel(
      createWhisper({ model, processes: 1, threads: 1, runtime: fastestRuntime() }),
    );
    return [
      {
        name: 'cancelling a clip that Whisper base hears',
        figures: {
          'ms until the caller knows': rejectedMs,
          'ms until the process is gone': goneMs,
        },
        target: `at most ${MOST_MS} ms`,
        met: Math.max(rejectedMs, goneMs) <= MOST_MS,
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function cancel(whisper: ReturnType<typeof createWhisper>) {
  await whisper.transcribe({ pcm: babble(1) });
  const control = new AbortController();
  const outcome = whisper
    .transcribe({ pcm: babble(CLIP_SECONDS), signal: control.signal })
    .then(() => Promise.reject(new Error('it was heard to its end before it could be cancelled')))
    .catch((error: unknown) => error);
  await pause(INTO_THE_CLIP_MS);
  const begun = performance.now();
  const reason = new Error('nobody wants it');
  control.abort(reason);
  if ((await outcome) !== reason) throw new Error('it was not cancelled');
  const rejectedMs = performance.now() - begun;
  while (childProcesses().length > 0) await pause(5);
  const goneMs = performance.now() - begun;
  await whisper.close();
  return { rejectedMs, goneMs };
}
