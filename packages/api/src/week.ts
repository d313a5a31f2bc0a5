import { z } from 'zod';
import { Id } from './library.ts';
import { defineRoutes } from './routes.ts';
import { ListedTask } from './task-list.ts';

/** Something that was said in a recording or text of a week. */
export const WeekLine = z.object({
  text: z.string(),
  /** False: the notes mark it as not verified. */
  verified: z.boolean(),
  summaryId: Id,
  title: z.string(),
  createdAt: z.iso.datetime(),
  /** Where it was said: what the link says, and its target within the result; null: in the result. */
  citation: z.object({ label: z.string(), target: z.string() }).nullable(),
});
export type WeekLine = z.infer<typeof WeekLine>;

export const Week = z.object({
  /** A Monday and the Sunday after it, in the account's time zone. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Recordings and texts of the week, the oldest first. */
  recordings: z.array(z.object({ summaryId: Id, title: z.string(), createdAt: z.iso.datetime() })),
  /** There were more than are shown. */
  more: z.boolean(),
  decided: z.array(WeekLine),
  questions: z.array(WeekLine),
  /** Open tasks that were taken on in this week and are not due in it. */
  open: z.array(ListedTask),
  /** Open tasks of all recordings that are due in this week. */
  due: z.array(ListedTask),
});
export type Week = z.infer<typeof Week>;

export const OfDay = z.object({
  /** Any day of the week; absent: today. */
  day: z.iso
    .date()
    .refine((day) => day >= '2000' && day < '2100')
    .optional(),
});

export const weekFormats = ['pdf', 'docx', 'md'] as const;
export type WeekFormat = (typeof weekFormats)[number];

export const weekRoutes = defineRoutes({
  'GET /api/week': {
    operationId: 'getWeek',
    scope: 'read',
    summary:
      'What was decided, taken on and left open in the recordings and texts of a week, and what is due in it',
    access: 'user',
    query: OfDay,
    status: 200,
    output: Week,
    errors: [],
  },
});
