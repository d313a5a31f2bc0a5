import { deleteAccount } from '../features/account-data/delete-account.job.ts';
import { serveAccountData } from '../features/account-data/account-data.routes.ts';
import { AccountDeletion } from '../features/account-data/deletion.service.ts';
import { AccountExport } from '../features/account-data/export.service.ts';
import type { AccountsService } from '../features/accounts/accounts.service.ts';
import type { ConfirmationService } from '../features/accounts/confirmation.service.ts';
import type { Subscriptions } from '../features/billing/billing.service.ts';
import type { TeamsService } from '../features/teams/teams.service.ts';
import type { MailService } from '../features/mail/mail.service.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { ContactModule } from './contact.ts';
import type { FilesModule } from './files.ts';

interface Deps {
  accounts: AccountsService;
  confirmation: ConfirmationService;
  contact: ContactModule;
  files: FilesModule;
  mail: MailService;
  subscriptions: Subscriptions;
  teams: TeamsService;
}

/** The account as a whole: taken along, or gone. */
export function composeAccountData(context: AppContext, deps: Deps): FeatureModule {
  const { store: files, transfers } = deps.files;
  const { contact, newsletter } = deps.contact;
  const deletion = new AccountDeletion({
    ...context,
    ...deps,
    contact,
    newsletter,
    files,
    transfers,
  });
  const archive = new AccountExport({ ...context, files });
  return {
    serve: (app, http) => serveAccountData(app, { deletion, export: archive }, http),
    work: [bindJob(deleteAccount, { deletion })],
  };
}
