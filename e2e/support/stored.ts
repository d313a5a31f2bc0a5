import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestAccount } from './accounts.ts';

const program = path.join(import.meta.dirname, 'store-recording.ts');

/** The id of a result whose recording has so many segments, each of two seconds; its work is over. */
export async function storedRecording(
  { email }: Pick<TestAccount, 'email'>,
  segments: number,
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    email,
    String(segments),
  ]);
  return stdout;
}
