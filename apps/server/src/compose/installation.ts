import type { Installation } from '@notelark/api/installation';
import { serveInstallation } from '../features/installation/installation.routes.ts';
import type { Payments } from '../ports/payments.ts';
import type { AccountsService } from '../features/accounts/accounts.service.ts';
import type { MailService } from '../features/mail/mail.service.ts';
import type { MailboxService } from '../features/mail/mailbox.service.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { Engines } from './engines.ts';

interface Deps {
  payments: Payments;
  mail: MailService;
  mailbox: MailboxService | null;
  accounts: AccountsService;
}

export function composeInstallation(context: AppContext, deps: Deps): FeatureModule {
  const { provider } = deps.payments;
  const { config, engines, publicUrl } = context;
  const { transcriber, summarizer } = engines;
  const { id, label, draft } = transcriber.engine;
  const { onlyLanguage } = transcriber;
  const installation = {
    payments: provider,
    uploadMegabytes: config.uploadMegabytes,
    encryptedConnections: publicUrl.protocol === 'https:',
    localModel: localModelOf(engines),
    signIn: { passwords: config.passwords, openId: config.openId?.name ?? null },
    sendsMail: deps.mail.sends,
    developmentMailbox: deps.mailbox !== null,
    languageModel: summarizer.engine.id !== 'embedded',
    recognizer: { available: id !== 'none', label, draft, onlyLanguage },
  };
  const { mode, domains, adminEmail } = config.signUp;
  const read = async (): Promise<Installation> => {
    const isEmpty = await deps.accounts.isFirst();
    const first = isEmpty && mode === 'open' && adminEmail === null;
    const awaitsAdministrator = isEmpty && adminEmail !== null && deps.mail.sends;
    return { ...installation, signUp: { mode, domains, first, awaitsAdministrator } };
  };
  return { serve: (app, services) => serveInstallation(app, read, services) };
}

function localModelOf({ localModel, summarizer }: Engines): Installation['localModel'] {
  if (localModel === null || localModel.state === 'absent') {
    const isUsed = summarizer.engine.id === 'local';
    return isUsed ? { state: 'used', secondsForHalfHour: null } : null;
  }
  if (localModel.state === 'unfit') return { state: 'unfit', secondsForHalfHour: null };
  const { state, seconds } = localModel;
  return {
    state: state === 'ready' ? 'used' : 'slow',
    secondsForHalfHour: Number.isFinite(seconds) ? seconds : null,
  };
}
