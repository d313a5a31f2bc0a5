import path from 'node:path';
import { readSetting, writeSetting } from '../settings.ts';

/** What was written for a recording or text. */
export interface Written {
  /** Within the folder. */
  file: string;
  /** The name that its title gave it, to notice when the title changes. */
  name: string;
  /** Of what the server gave last. */
  hash: string;
  /** Changes when there is something new to fetch. */
  version: string;
  /** A copy of what the server has, beside a file that was changed here. */
  conflict?: { file: string; hash: string };
}

export interface SyncState {
  server: string;
  /** By the id of the recording or text. */
  notes: Record<string, Written>;
}

const NAME = '.notelark-sync.json';

export const saveState = (folder: string, state: SyncState): Promise<void> =>
  writeSetting(path.join(folder, NAME), state);

/** Null for a folder that has not been synced. */
export async function loadState(folder: string): Promise<SyncState | null> {
  const stored = await readSetting(path.join(folder, NAME));
  return isState(stored) ? stored : null;
}

const isState = (value: unknown): value is SyncState =>
  typeof value === 'object' &&
  value !== null &&
  'server' in value &&
  'notes' in value &&
  typeof value.server === 'string' &&
  typeof value.notes === 'object' &&
  value.notes !== null;
