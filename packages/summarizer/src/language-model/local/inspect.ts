import { existsSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { runtimeEntry } from './llama.ts';
import catalogue from './model.json' with { type: 'json' };
import type { LocalModelFile } from './local-process.ts';
import { MOST_SECONDS, secondsForHalfHour, type Speed, speedOf } from './speed.ts';

/** Where the language model in the box is, if set-up has brought it. */
export interface LocalSettings {
  /** The folder of the runtime. */
  runtime: string;
  /** The folder that set-up fetches models into; the measured speed is kept there, too. */
  folder: string;
  /** Address of another model than ours. */
  url: string | null;
  /** A file of one's own instead of one that set-up fetches. */
  path: string | null;
}

/** The model's file. */
export function modelPath({ folder, path, url }: LocalSettings): string {
  return path ?? join(folder, new URL(url ?? catalogue.url).pathname.split('/').at(-1) ?? '');
}

/** What there is of a model on this machine. `slow`: too slow to be chosen unasked. */
export type LocalState =
  | { state: 'absent' }
  | { state: 'unfit'; message: string }
  | { state: 'ready' | 'slow'; seconds: number };

const SPEED_FILE = 'language-model-speed.json';
/** Windows that are tried, in tokens; a larger one reads longer parts and takes more memory. */
const WINDOWS = [16_384, 8_192, 4_096];
/** Share of the machine's memory that model and window may take. */
const MEMORY_SHARE = 0.6;
/** A machine that has not finished the measurement by then is too slow, in milliseconds. */
const MEASURE_MS = 120_000;

/** The model, fitted to the machine. @param contextTokens the window that was set, if any. */
export function localFile(settings: LocalSettings, contextTokens: number | null): LocalModelFile {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return {
    runtime: settings.runtime,
    path: modelPath(settings),
    windows: contextTokens === null ? WINDOWS : [contextTokens],
    memoryMb: Math.floor((memory * MEMORY_SHARE) / 2 ** 20),
    // One is left to the server: the runtime's threads wait for each other by spinning, and crawl where one has to stop.
    threads: Math.max(1, availableParallelism() - 1),
  };
}

/** Which of the two that it needs is not there; null where both are. */
export function missingPart(settings: LocalSettings): 'model' | 'runtime' | null {
  if (!existsSync(modelPath(settings))) return 'model';
  return existsSync(runtimeEntry(settings.runtime)) ? null : 'runtime';
}

/**
 * Whether the model in the box can write notes here, and how fast.
 * @param measure replaces the measurement in tests.
 */
export async function inspectLocal(
  settings: LocalSettings,
  contextTokens: number | null,
  measure: (file: LocalModelFile, store: string, signal: AbortSignal) => Promise<Speed> = speedOf,
): Promise<LocalState> {
  if (missingPart(settings) !== null) return { state: 'absent' };
  const timeout = AbortSignal.timeout(MEASURE_MS);
  try {
    const store = join(settings.folder, SPEED_FILE);
    const speed = await measure(localFile(settings, contextTokens), store, timeout);
    const seconds = secondsForHalfHour(speed);
    return { state: seconds <= MOST_SECONDS ? 'ready' : 'slow', seconds };
  } catch (error) {
    if (timeout.aborted) return { state: 'slow', seconds: Infinity };
    return { state: 'unfit', message: error instanceof Error ? error.message : String(error) };
  }
}
