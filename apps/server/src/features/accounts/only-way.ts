import type { Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import { accountsRepo } from './accounts.repo.ts';
import { identitiesRepo } from './identities.repo.ts';
import { passkeysRepo } from './passkeys.repo.ts';

/**
 * Removes a way to sign in, but never the only one. Two removals at once come one after the other.
 * @param passwords whether a password signs in here
 * @throws {AppError} `only-way-to-sign-in`; nothing is removed
 */
export async function removeWay<T>(
  tx: Transaction,
  { userId, passwords }: { userId: string; passwords: boolean },
  remove: () => Promise<T>,
): Promise<T> {
  await accountsRepo.lock(tx, userId);
  const removed = await remove();
  const left =
    (await passkeysRepo.ofUser(tx, userId)).length > 0 ||
    (await identitiesRepo.has(tx, userId)) ||
    (passwords && (await accountsRepo.passwordHashOf(tx, userId)) !== null);
  if (!left) throw new AppError('only-way-to-sign-in');
  return removed;
}
