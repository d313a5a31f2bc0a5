import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file whole or not at all: into another one beside it, which then takes its place. */
export async function replaceFile(
  file: string,
  write: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  try {
    await write(temporary);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
