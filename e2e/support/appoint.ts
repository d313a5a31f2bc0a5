// Makes an account of the running product an administrator: appoint.ts EMAIL
import { accountsRepo } from '../../apps/server/src/features/accounts/accounts.repo.ts';
import { withUser } from './with-user.ts';

const [email = ''] = process.argv.slice(2);
await withUser(email, (db, userId) => accountsRepo.setAdministrator(db, userId, true));
