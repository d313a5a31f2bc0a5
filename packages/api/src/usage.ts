import { z } from 'zod';
import { planIds } from './plans.ts';
import { defineRoutes } from './routes.ts';

/** One quota of the present month. `limit` and `remaining` are -1 (UNLIMITED in `plans.ts`) where there is none. */
export const Meter = z.object({
  used: z.number(),
  limit: z.number(),
  remaining: z.number(),
});
export type Meter = z.infer<typeof Meter>;

export const UsageOverview = z.object({
  plan: z.enum(planIds),
  /** The calendar month in the user's time zone; its end is when the quotas begin anew. */
  month: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }),
  /** Minutes. The limit is the plan's + what was left of the add-ons when the month began or was bought since. */
  audio: Meter,
  /** Pieces. */
  text: Meter,
  /** Minutes; the limit is 0 where the plan has no Live Notes. */
  live: Meter,
  /** Minutes left of the add-ons. They never expire. */
  balanceMinutes: z.number(),
});
export type UsageOverview = z.infer<typeof UsageOverview>;

export const ActivityEntry = z.object({
  type: z.enum(['upload', 'text_summary']),
  date: z.iso.datetime(),
  /** The file's name, or the beginning of the text. */
  title: z.string(),
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

export const ProfileActivity = z.object({
  totalSummaries: z.number(),
  totalUploads: z.number(),
  /** Uploads and summaries of each of the last 7 days of the user's time zone, today last. */
  week: z.array(z.object({ date: z.iso.date(), count: z.number() })).length(7),
  /** Up to 8 entries, newest first. */
  recent: z.array(ActivityEntry),
});
export type ProfileActivity = z.infer<typeof ProfileActivity>;

export const usageRoutes = defineRoutes({
  'GET /api/usage': {
    operationId: 'getUsage',
    scope: 'read',
    summary: 'What the present month has used, and what is left of it',
    access: 'user',
    status: 200,
    output: UsageOverview,
    errors: [],
  },
  'GET /api/profile/activity': {
    operationId: 'getActivity',
    scope: 'read',
    summary: 'Totals, the last seven days and the newest activity, for the profile',
    access: 'user',
    status: 200,
    output: ProfileActivity,
    errors: [],
  },
});
