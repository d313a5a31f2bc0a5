import type { Transaction } from '../../platform/database/client.ts';
import * as repo from './api-keys.repo.ts';

/** Ends the keys of an account as a part of a larger change. */
export class KeyRevocation {
  /** @returns how many there were */
  async revokeAll(tx: Transaction, userId: string): Promise<number> {
    return await repo.removeKeys(tx, userId);
  }
}
