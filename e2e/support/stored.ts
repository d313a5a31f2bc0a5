import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestAccount } from './accounts.ts';

const program = path.join(import.meta.dirname, 'store-recording.ts');

/**
 * The id of a result whose recording has so many segments, each of two seconds, by two speakers in turn; its work is over, or
 * its summary has failed.
 */
export async function storedRecording(
  { email }: Pick<TestAccount, 'email'>,
  segments: number,
  outcome: 'ready' | 'failed' = 'ready',
): Promise<string> {
  const given = [program, email, String(segments), outcome];
  const { stdout } = await promisify(execFile)(process.execPath, given);
  return stdout;
}

const minutesProgram = path.join(import.meta.dirname, 'store-minutes.ts');

/** The id of a result with words to review and a decision to settle. */
export async function storedMinutes({ email }: Pick<TestAccount, 'email'>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [minutesProgram, email]);
  return stdout;
}
