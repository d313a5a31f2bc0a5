import { z } from 'zod';
import { planIds } from './plans.ts';
import { defineRoutes } from './routes.ts';

/** What this installation offers. The pages say it before anything is uploaded, recorded or paid. */
export const Installation = z.object({
  /** `sandbox`: nothing is charged. `none`: nothing is sold, so there are no prices, upgrades or subscriptions. */
  payments: z.enum(['stripe', 'sandbox', 'none']),
  /** Largest file in megabytes (1,048,576 bytes), by plan. */
  uploadMegabytes: z.record(z.enum(planIds), z.number()),
});
export type Installation = z.infer<typeof Installation>;

export const installationRoutes = defineRoutes({
  'GET /api/installation': {
    summary: 'What this installation offers: payments and upload limits by plan',
    access: 'public',
    status: 200,
    output: Installation,
    errors: [],
  },
});
