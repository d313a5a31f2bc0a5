import type { Executor } from '../../platform/database/client.ts';
import * as log from './log.repo.ts';

/** What administrators do, for features that have pages of their own in the administration. */
export class InstallationLog {
  async append(executor: Executor, entry: log.LogEntry): Promise<void> {
    await log.append(executor, entry);
  }
}
