import { open } from 'node:fs/promises';

/** Puts a file, or the entries of a folder, safely on the medium: what was written survives a power cut. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
