import { deleteAccount } from '../features/account-data/delete-account.job.ts';
import { serveAccountData } from '../features/account-data/account-data.routes.ts';
import { AccountDeletion } from '../features/account-data/deletion.service.ts';
import { AccountExport } from '../features/account-data/export.service.ts';
import type { AccountsService } from '../features/accounts/accounts.service.ts';
import type { Subscriptions } from '../features/billing/billing.service.ts';
import type { MailService } from '../features/mail/mail.service.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { Base, Part } from './base.ts';
import type { ContactPart } from './contact.ts';
import type { FilesPart } from './files.ts';

interface Needs {
  accounts: AccountsService;
  contact: ContactPart;
  files: FilesPart;
  mail: MailService;
  subscriptions: Subscriptions;
}

/** The account as a whole: taken along, or gone. */
export function composeAccountData(base: Base, needs: Needs): Part {
  const { store: files, transfers } = needs.files;
  const { contact, newsletter } = needs.contact;
  const deletion = new AccountDeletion({
    ...base,
    ...needs,
    contact,
    newsletter,
    files,
    transfers,
  });
  const archive = new AccountExport({ ...base, files });
  return {
    serve: (app, http) => serveAccountData(app, { deletion, export: archive }, http),
    work: [bindJob(deleteAccount, { deletion })],
  };
}
