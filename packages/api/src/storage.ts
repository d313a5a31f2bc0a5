import { z } from 'zod';
import { planIds } from './plans.ts';
import { defineRoutes } from './routes.ts';

/** How long a plan keeps what was made, and what a change to it will delete. */
export const StorageForecast = z.object({
  /** The plan that will hold; `free` asks for the plan of accounts without a subscription. */
  plan: z.enum(planIds),
  /** Null: as long as the account exists. */
  storageDays: z.number().int().nullable(),
  /** Recordings and texts that are older than the period by `deletedFrom`. */
  items: z.number().int(),
  /** When the first of them can be deleted, after a notice by e-mail; null where there are none. */
  deletedFrom: z.iso.datetime().nullable(),
});
export type StorageForecast = z.infer<typeof StorageForecast>;

/** What the plan deletes next: what its owner has been told of by mail. */
export const StorageNotice = z.object({
  storageDays: z.number().int().nullable(),
  uploads: z.number().int(),
  texts: z.number().int(),
  /** When the first of them is deleted; null where there are none. */
  deletedFrom: z.iso.datetime().nullable(),
});
export type StorageNotice = z.infer<typeof StorageNotice>;

export const storageRoutes = defineRoutes({
  'GET /api/storage-notice': {
    operationId: 'getStorageNotice',
    scope: 'read',
    summary: 'How many of the own recordings and texts the plan deletes next, and when',
    access: 'user',
    status: 200,
    output: StorageNotice,
    errors: [],
  },
  'GET /api/storage-forecast': {
    operationId: 'forecastStorage',
    scope: 'read',
    summary: 'What a change to a plan, at once or at a later moment, will delete and when',
    access: 'user',
    query: z.object({ plan: z.enum(planIds), at: z.iso.datetime().optional() }),
    status: 200,
    output: StorageForecast,
    errors: ['validation-failed'],
  },
});
