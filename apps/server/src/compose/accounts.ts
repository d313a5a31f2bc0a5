import { openIdProvider } from '../adapters/identity-provider/openid.ts';
import { AccountMailService } from '../features/accounts/account-mail.service.ts';
import { serveAccounts } from '../features/accounts/accounts.routes.ts';
import { ActorsService } from '../features/accounts/actors.service.ts';
import { AccountsService } from '../features/accounts/accounts.service.ts';
import { ConfirmationService } from '../features/accounts/confirmation.service.ts';
import { EmailLinksService } from '../features/accounts/email-links.service.ts';
import { JoiningService } from '../features/accounts/joining.service.ts';
import { OpenIdService } from '../features/accounts/openid.service.ts';
import { PasskeysService } from '../features/accounts/passkeys.service.ts';
import { PasswordChangeService } from '../features/accounts/password-change.service.ts';
import { PasswordResetService } from '../features/accounts/password-reset.service.ts';
import { SecondFactorService } from '../features/accounts/second-factor.service.ts';
import { sendResetLink } from '../features/accounts/send-reset-link.job.ts';
import { sendVerificationLink } from '../features/accounts/send-verification-link.job.ts';
import { SessionTransport } from '../features/accounts/session.routes.ts';
import { SessionsService } from '../features/accounts/sessions.service.ts';
import { serveSignIn } from '../features/accounts/sign-in.routes.ts';
import { SignInMeansService } from '../features/accounts/sign-in-means.service.ts';
import { SignInService } from '../features/accounts/sign-in.service.ts';
import { SignInSteps } from '../features/accounts/sign-in-steps.service.ts';
import { sweepAccounts } from '../features/accounts/sweep-accounts.job.ts';
import { KeyRevocation } from '../features/api-keys/revocation.service.ts';
import type { MailService } from '../features/mail/mail.service.ts';
import { deriveKey } from '../platform/secret.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';

export interface AccountsModule extends FeatureModule {
  accounts: AccountsService;
  actors: ActorsService;
  confirmation: ConfirmationService;
  sessions: SessionsService;
  transport: SessionTransport;
}

export function composeAccounts(context: AppContext, mail: MailService): AccountsModule {
  const { config, publicUrl, secret, plans } = context;
  const sessions = new SessionsService(context, deriveKey(secret, 'session'));
  const { reset, ...base } = composeBase(context, mail, sessions);
  const { accounts } = base;
  const ways = composeWays(context, base);
  const { signIn } = ways;
  const openId = new OpenIdService({
    ...context,
    ...base,
    signIn,
    provider: config.openId && openIdProvider(config.openId),
  });
  const transport = new SessionTransport({
    sessions,
    publicUrl,
    deviceKey: deriveKey(secret, 'device'),
  });
  const routes = { accounts, reset, signIn, transport, publicUrl, plans };
  return {
    accounts,
    actors: new ActorsService(context),
    confirmation: base.confirmation,
    sessions,
    transport,
    serve: (app, services) => {
      serveAccounts(app, routes, services);
      serveSignIn(
        app,
        { ...ways, joining: base.joining, openId, sessions, transport, plans },
        services,
      );
    },
    work: [
      bindJob(sendResetLink, { reset }),
      bindJob(sendVerificationLink, { accounts }),
      bindJob(sweepAccounts, { accounts }),
    ],
  };
}

/** Accounts, and what their ways in stand on. */
function composeBase(context: AppContext, mailer: MailService, sessions: SessionsService) {
  const { clock, config, publicUrl } = context;
  const { signUp, passwords } = config;
  const supportEmail = config.mail.support;
  const steps = new SignInSteps(clock);
  const mail = new AccountMailService(mailer, publicUrl);
  const links = new EmailLinksService({ clock, mail: mailer, publicUrl, sendsMail: mailer.sends });
  const confirmation = new ConfirmationService({ ...context, sessions });
  const providerName = config.openId?.name ?? null;
  const settings = { signUp, passwords, supportEmail };
  const joining = new JoiningService({
    ...context,
    ...settings,
    mail,
    steps,
    confirmation,
    providerName,
  });
  const stores = { links, sessions, steps };
  const accounts = new AccountsService({ ...context, ...stores, ...settings, mail: mailer });
  const reset = new PasswordResetService({
    ...context,
    ...stores,
    mail: mailer,
    accountMail: mail,
    keys: new KeyRevocation(),
  });
  return { accounts, reset, confirmation, joining, mail, sessions, steps };
}

type Base = Omit<ReturnType<typeof composeBase>, 'reset'>;

/** The ways to sign in, and their owner's view of them. */
function composeWays(context: AppContext, base: Base) {
  const { config, secret } = context;
  const { passwords } = config;
  const supportEmail = config.mail.support;
  const keys = { totp: deriveKey(secret, 'totp'), recovery: deriveKey(secret, 'recovery-codes') };
  const secondFactor = new SecondFactorService({ ...context, ...base, keys });
  const signIn = new SignInService({ ...context, ...base, secondFactor, passwords, supportEmail });
  const passkeys = new PasskeysService({ ...context, ...base, signIn, passwords });
  const password = new PasswordChangeService({ ...context, ...base });
  const means = new SignInMeansService({ ...context, ...base, passkeys, secondFactor });
  return { secondFactor, signIn, passkeys, password, means };
}
