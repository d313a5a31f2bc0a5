import { z } from 'zod';
import { engineKinds } from './engine-kinds.ts';
import { jobStates } from './job-states.ts';
import { MomentCursor } from './moment-cursor.ts';
import { defineRoutes } from './routes.ts';

const JobId = z.object({ id: z.uuid() });

/** Work of the queue as administrators see it: never what it is about. */
const AdminJob = z.object({
  id: z.uuid(),
  /** The queue's name of this kind of work. */
  kind: z.string(),
  /** Address of the account; null where the work belongs to none. */
  owner: z.string().nullable(),
  /** When it began to wait, began to run, or failed. */
  since: z.iso.datetime(),
  /** Tries that ended with a fault. */
  faults: z.number(),
  /** A delayed job does not start before. */
  notBefore: z.iso.datetime().nullable(),
  /** Why it failed, as its owner reads it; null where only the log knows. */
  reason: z.string().nullable(),
  cancellable: z.boolean(),
});
export type AdminJob = z.infer<typeof AdminJob>;

const Counts = z.record(z.enum(jobStates), z.number());

const Engine = z.object({
  kind: z.enum(engineKinds),
  /** Null: there is none. */
  label: z.string().nullable(),
  since: z.iso.datetime().nullable(),
  failedAt: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
});

export const adminJobsRoutes = defineRoutes({
  'GET /api/admin/jobs': {
    operationId: 'adminListJobs',
    scope: null,
    summary: 'Jobs in one state, 50 at a time: the oldest first, failed ones newest first',
    access: 'admin',
    query: z.object({
      state: z.enum(jobStates).default('running'),
      after: MomentCursor.optional(),
    }),
    status: 200,
    output: z.object({ jobs: z.array(AdminJob), next: z.string().nullable() }),
    errors: [],
  },
  'GET /api/admin/jobs/counts': {
    operationId: 'adminCountJobs',
    scope: null,
    summary: 'How many jobs run, wait and have failed',
    access: 'admin',
    status: 200,
    output: Counts,
    errors: [],
  },
  'POST /api/admin/jobs/{id}/retry': {
    operationId: 'adminRetryJob',
    scope: null,
    summary: 'Begin failed work again, as its owner could: quotas are reserved anew',
    access: 'admin',
    params: JobId,
    status: 204,
    errors: [
      'not-found',
      'nothing-to-retry',
      'file-gone',
      'too-many-retries',
      'audio-quota-exceeded',
      'team-quota-exceeded',
      'text-quota-exceeded',
    ],
  },
  'POST /api/admin/jobs/{id}/cancel': {
    operationId: 'adminCancelJob',
    scope: null,
    summary: 'Stop waiting or running work; what it took of a quota is released',
    access: 'admin',
    params: JobId,
    status: 204,
    errors: ['not-found', 'job-not-cancellable'],
  },
  'GET /api/admin/engines': {
    operationId: 'adminListEngines',
    scope: null,
    summary: 'Which engines serve, since when, and when each last failed',
    access: 'admin',
    status: 200,
    output: z.object({ engines: z.array(Engine) }),
    errors: [],
  },
  'POST /api/admin/engines/{kind}/test': {
    operationId: 'adminTestEngine',
    scope: null,
    summary: 'Run a short sample through an engine',
    access: 'admin',
    params: z.object({ kind: z.enum(engineKinds) }),
    status: 200,
    output: z.object({
      ok: z.boolean(),
      seconds: z.number(),
      /** What came out of the sample, or why nothing did. */
      text: z.string(),
    }),
    errors: ['not-found'],
  },
});
