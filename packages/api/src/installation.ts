import { z } from 'zod';
import { planIds } from './plans.ts';
import { defineRoutes } from './routes.ts';

/** What this installation offers. The pages say it before anything is uploaded, recorded or paid. */
export const Installation = z.object({
  /** `sandbox`: nothing is charged. `none`: nothing is sold, so there are no prices, upgrades or subscriptions. */
  payments: z.enum(['stripe', 'sandbox', 'none']),
  /** Largest file in megabytes (1,048,576 bytes), by plan. */
  uploadMegabytes: z.record(z.enum(planIds), z.number()),
  /** Whether a language model writes summaries: own instructions, some templates and other languages need one. */
  languageModel: z.boolean(),
  /** Whether connections are encrypted, by the address that users type. Stored recordings always are (AES-256-GCM). */
  encryptedConnections: z.boolean(),
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
    summary:
      'What this installation offers: payments, upload limits by plan, and what its engines can do',
    access: 'public',
    status: 200,
    output: Installation,
    errors: [],
  },
});
