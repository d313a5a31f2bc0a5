import type { BackupFolder } from '../../platform/backup/backup-folder.ts';
import type { BackupCount } from '../../platform/backup/manifest.ts';
import type { Logger } from '../../platform/log.ts';
import type { Clock } from '../../ports/clock.ts';

interface Deps {
  /** Hours; null: no backup is made by itself. */
  everyHours: number | null;
  keep: number;
  folder: BackupFolder;
  clock: Clock;
  log: Logger;
  /** Writes a backup of everything into this file. */
  write: (file: string) => Promise<BackupCount>;
}

const HOUR_MS = 3_600_000;
/** The look that comes a moment before the period has passed would put the backup off by an hour. */
const EARLY_MS = HOUR_MS / 2;

/** Backups that are made by themselves: one when the last is old enough, and the oldest go. */
export class BackupsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Makes a backup, unless none is wanted or the last one is young enough. */
  async makeDue(): Promise<void> {
    const { everyHours, keep, folder, clock, log, write } = this.#deps;
    if (everyHours === null) return;
    const now = clock.now();
    const newest = await folder.newest();
    const ageMs = newest === null ? Infinity : now.getTime() - newest.getTime();
    if (ageMs < everyHours * HOUR_MS - EARLY_MS) return;
    const file = await folder.prepare(now);
    const { tables, files } = await write(file);
    log.info({ file, tables, files }, 'made a backup');
    await folder.keep(keep);
  }

  giveUp(): void {
    this.#deps.log.error('no backup could be made; the next try is in an hour');
  }

  /** When the newest was made, in seconds since 1970; 0: there is none. */
  async newestSeconds(): Promise<number> {
    return ((await this.#deps.folder.newest())?.getTime() ?? 0) / 1_000;
  }
}
