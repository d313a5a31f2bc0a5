import type { UploadStore } from '@notelark/client';
import path from 'node:path';
import { readSetting, settingsFolder, writeSetting } from './settings.ts';
import type { Terminal } from './terminal.ts';

/** Addresses of unfinished uploads: servers forget them sooner than this. */
const MOST = 200;

/** Unfinished uploads in a file of the settings folder. */
export class UploadsFile implements UploadStore {
  readonly #file: string;

  constructor(env: Terminal['env']) {
    this.#file = path.join(settingsFolder(env), 'uploads.json');
  }

  async getItem(name: string): Promise<string | null> {
    return (await this.#read()).get(name) ?? null;
  }

  async setItem(name: string, address: string): Promise<void> {
    const known = await this.#read();
    known.delete(name);
    await this.#write([...known, [name, address]]);
  }

  async removeItem(name: string): Promise<void> {
    const known = await this.#read();
    if (known.delete(name)) await this.#write([...known]);
  }

  async #read(): Promise<Map<string, string>> {
    const stored = await readSetting(this.#file);
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return new Map(entries.filter((entry) => typeof entry[1] === 'string'));
  }

  async #write(entries: [string, string][]): Promise<void> {
    await writeSetting(this.#file, Object.fromEntries(entries.slice(-MOST)));
  }
}
