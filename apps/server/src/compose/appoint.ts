import { Email } from '@notelark/api/accounts';
import { accountsRepo } from '../features/accounts/accounts.repo.ts';
import { secondFactorRepo } from '../features/accounts/second-factor.repo.ts';
import { makeLink } from '../features/accounts/email-links.service.ts';
import * as log from '../features/admin/log.repo.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase, type Transaction } from '../platform/database/client.ts';

/** An address as it is stored; null where it is none. */
export const readEmail = (given: string): string | null => Email.safeParse(given).data ?? null;

/** Makes the account of an address an administrator of the installation, or ends that. @returns false: there is none */
export async function appoint(
  databaseUrl: string,
  email: string,
  administrator: boolean,
): Promise<boolean> {
  return await inTransaction(databaseUrl, async (tx) => {
    const user = await accountsRepo.findByEmail(tx, email);
    if (!user) return false;
    await setAdministrator(tx, user.id, administrator);
    return true;
  });
}

/**
 * Makes an administrator where no mail is sent: creates the account if there is none.
 * @returns a link to set the password, which works once
 */
export async function invite(databaseUrl: string, email: string, publicUrl: URL): Promise<string> {
  return await inTransaction(databaseUrl, async (tx) => {
    const user =
      (await accountsRepo.findByEmail(tx, email)) ??
      (await accountsRepo.createWithoutPassword(tx, email));
    if (!user) throw new Error(`The account of ${email} could not be created. Try again.`);
    await setAdministrator(tx, user.id, true);
    const link = await makeLink(tx, { clock: systemClock, publicUrl }, 'reset-password', user.id);
    return link.href;
  });
}

/** Turns the second factor of an account off, whose owner has lost phone and recovery codes. @returns false: it is off */
export async function resetFactor(databaseUrl: string, email: string): Promise<boolean> {
  return await inTransaction(databaseUrl, async (tx) => {
    const user = await accountsRepo.findByEmail(tx, email);
    if (!user || !(await secondFactorRepo.isOn(tx, user.id))) return false;
    await secondFactorRepo.remove(tx, user.id);
    await log.append(tx, { actorId: null, action: 'second-factor-reset', targetId: user.id });
    return true;
  });
}

async function setAdministrator(tx: Transaction, userId: string, is: boolean): Promise<void> {
  await accountsRepo.setAdministrator(tx, userId, is);
  const action = is ? 'administrator-appointed' : 'administrator-dismissed';
  await log.append(tx, { actorId: null, action, targetId: userId });
}

async function inTransaction<T>(
  databaseUrl: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const database = openDatabase(databaseUrl, { onError: () => {} });
  try {
    return await database.db.transaction(work);
  } finally {
    await database.close();
  }
}
