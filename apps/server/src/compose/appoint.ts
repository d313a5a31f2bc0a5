import { accountsRepo } from '../features/accounts/accounts.repo.ts';
import * as log from '../features/admin/log.repo.ts';
import { openDatabase } from '../platform/database/client.ts';

/** Makes the account of an address an administrator of the installation, or ends that. @returns false: there is none */
export async function appoint(
  databaseUrl: string,
  email: string,
  administrator: boolean,
): Promise<boolean> {
  const database = openDatabase(databaseUrl, { onError: () => {} });
  try {
    return await database.db.transaction(async (tx) => {
      const user = await accountsRepo.findByEmail(tx, email.trim().toLowerCase());
      if (!user) return false;
      await accountsRepo.setAdministrator(tx, user.id, administrator);
      const action = administrator ? 'administrator-appointed' : 'administrator-dismissed';
      await log.append(tx, { actorId: null, action, targetId: user.id });
      return true;
    });
  } finally {
    await database.close();
  }
}
