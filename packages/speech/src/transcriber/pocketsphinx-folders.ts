import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const FOLDER_PREFIX = 'notelark-pocketsphinx-';

/** Makes a folder for one process, which only we can read. */
export async function createFolder(): Promise<string> {
  return await mkdtemp(path.join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
}

/** Removes the folders of servers that were killed, with the clips that may be in them. */
export async function sweepFolders(): Promise<void> {
  const names = await readdir(tmpdir());
  const left = names.filter((name) => name.startsWith(FOLDER_PREFIX) && !isAlive(ownerOf(name)));
  await Promise.all(
    left.map((name) => rm(path.join(tmpdir(), name), { recursive: true, force: true })),
  );
}

const ownerOf = (folder: string): number => Number.parseInt(folder.slice(FOLDER_PREFIX.length), 10);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Not ours to signal, but there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
