import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { SEED, TEMPERATURE } from '../access/ai-sdk-model.ts';
import { type LocalModelFile, startLocalProcess } from './local-process.ts';

/** Tokens a second. */
export interface Speed {
  read: number;
  written: number;
}

/** What notes on half an hour of talk take, the model's own check of them included, in tokens. */
const HALF_HOUR = { read: 12_000, written: 2_500 };
/** Notes on half an hour of talk may take so many seconds: a longer wait is worse than notes without a model. */
export const MOST_SECONDS = 15 * 60;

/** Seconds that notes on half an hour of talk take. */
export function secondsForHalfHour({ read, written }: Speed): number {
  return Math.round(HALF_HOUR.read / read + HALF_HOUR.written / written);
}

const storedSchema = z.object({
  /** What was measured: another file or number of threads has to be measured again. */
  of: z.string(),
  read: z.number().positive(),
  written: z.number().positive(),
});

/**
 * The speed of a model on this machine: measured once, and kept in a file.
 * @param store the file.
 * @throws {UnfitModelError} where the model does not run.
 */
export async function speedOf(
  file: LocalModelFile,
  store: string,
  signal: AbortSignal,
): Promise<Speed> {
  const of = await identityOf(file);
  const known = await stored(store);
  if (known?.of === of) return known;
  const speed = await measure(file, signal);
  await mkdir(dirname(store), { recursive: true });
  await writeFile(store, `${JSON.stringify({ of, ...speed })}\n`);
  return speed;
}

async function identityOf({ path, threads, windows }: LocalModelFile): Promise<string> {
  const found = await stat(path).catch(() => null);
  return JSON.stringify([path, found?.size, found?.mtimeMs, threads, windows]);
}

async function stored(store: string): Promise<z.infer<typeof storedSchema> | null> {
  try {
    return storedSchema.parse(JSON.parse(await readFile(store, 'utf8')));
  } catch {
    return null;
  }
}

/** About 400 tokens of ordinary talk. */
const SAMPLE = 'We looked at the plan for the garden again and agreed on most of it. '.repeat(25);
/** Written tokens that are enough to tell the speed by. */
const WRITTEN = 32;

async function measure(file: LocalModelFile, signal: AbortSignal): Promise<Speed> {
  const process = await startLocalProcess(file, signal);
  try {
    const answer = await process.ask(
      {
        system: 'You repeat what you are given.',
        prompt: SAMPLE,
        schema: null,
        mostTokens: WRITTEN,
        temperature: TEMPERATURE,
        seed: SEED,
      },
      () => {},
      signal,
    );
    if (answer.kind !== 'answer') throw new Error(`the local model gave no answer: ${answer.kind}`);
    const { promptTokens, promptMs, writtenTokens, writtenMs } = answer;
    return {
      read: perSecond(promptTokens, promptMs),
      written: perSecond(writtenTokens, writtenMs),
    };
  } finally {
    process.stop();
  }
}

/** At least one token in at least a millisecond, so that the speed is a number. */
function perSecond(tokens: number, ms: number): number {
  return (Math.max(1, tokens) / Math.max(1, ms)) * 1000;
}
