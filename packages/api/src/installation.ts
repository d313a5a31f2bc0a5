import { z } from 'zod';
import { planIds } from './plans.ts';
import { defineRoutes } from './routes.ts';
import { signUpModes } from './sign-up.ts';

/** What this installation offers. The pages say it before anything is uploaded, recorded or paid. */
export const Installation = z.object({
  /** `sandbox`: nothing is charged. `none`: nothing is sold, so there are no prices, upgrades or subscriptions. */
  payments: z.enum(['stripe', 'sandbox', 'none']),
  /** Largest file in megabytes (1,048,576 bytes), by plan. */
  uploadMegabytes: z.record(z.enum(planIds), z.number()),
  /** Whether a language model writes summaries: own instructions, some templates and other languages need one. */
  languageModel: z.boolean(),
  /** The language model that set-up has brought to this machine; null where there is none, or another engine is set. */
  localModel: z
    .object({
      /** `slow`: notes would take too long, so it is not used unless it is set. `unfit`: it does not run here. */
      state: z.enum(['used', 'slow', 'unfit']),
      /** What notes on half an hour of talk take, in seconds, as measured; null where that is not known. */
      secondsForHalfHour: z.number().nullable(),
    })
    .nullable(),
  /** Whether connections are encrypted, by the address that users type. Stored recordings always are (AES-256-GCM). */
  encryptedConnections: z.boolean(),
  /** Who may create an account here. */
  signUp: z.object({
    mode: z.enum(signUpModes),
    /** Domains of addresses that may; empty: every domain. */
    domains: z.array(z.string()),
    /** No account exists yet, and the first one will administer the installation. */
    first: z.boolean(),
    /** No account exists yet, and the administrator of the settings may sign up, whatever the mode. */
    awaitsAdministrator: z.boolean(),
  }),
  /** How one may sign in here, besides passkeys. */
  signIn: z.object({
    /** False: passwords are turned off. */
    passwords: z.boolean(),
    /** The name of the OpenID provider; null: none is set. */
    openId: z.string().nullable(),
  }),
  /** False: no mail leaves this server, so nothing that needs it is offered. */
  sendsMail: z.boolean(),
  /** Whether mail goes into the development mailbox at `/dev/mail`, which only this machine can open. */
  developmentMailbox: z.boolean(),
  /** What writes transcripts. */
  recognizer: z.object({
    /** False: recordings can't be transcribed. */
    available: z.boolean(),
    label: z.string(),
    /** Its text is a draft by its nature. */
    draft: z.boolean(),
    /** Primary tag of the only language that it writes; null where it knows several. */
    onlyLanguage: z.string().nullable(),
  }),
});
export type Installation = z.infer<typeof Installation>;

export const installationRoutes = defineRoutes({
  'GET /api/installation': {
    operationId: 'getInstallation',
    scope: null,
    summary:
      'What this installation offers: payments, upload limits by plan, and what its engines can do',
    access: 'public',
    status: 200,
    output: Installation,
    errors: [],
  },
});
