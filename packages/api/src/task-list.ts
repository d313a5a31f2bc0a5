import { z } from 'zod';
import { Id } from './library.ts';
import { MomentCursor } from './moment-cursor.ts';
import { defineRoutes } from './routes.ts';

/** A task of the newest notes of a recording or a text. */
export const ListedTask = z.object({
  summaryId: Id,
  /** Which one of these notes, from 0. */
  task: z.int(),
  text: z.string(),
  owner: z.string().nullable(),
  /** As it was said, e.g. `by Friday`. */
  due: z.string().nullable(),
  /** The day that `due` means, counted from the day of the recording; null: none, or not certain. */
  dueOn: z.iso.date().nullable(),
  done: z.boolean(),
  /** False: the notes mark it as not verified. */
  verified: z.boolean(),
  /** Where it was said: what the link says, and its target within the result. */
  citation: z.object({ label: z.string(), target: z.string() }).nullable(),
  /** The recording or text. */
  title: z.string(),
  createdAt: z.iso.datetime(),
});
export type ListedTask = z.infer<typeof ListedTask>;

export const taskListRoutes = defineRoutes({
  'GET /api/tasks': {
    operationId: 'listTasks',
    scope: 'read',
    summary: 'The tasks of all own recordings and texts, the newest first, of 50 results a page',
    access: 'user',
    query: z.object({
      state: z.enum(['open', 'done']).default('open'),
      after: MomentCursor.optional(),
    }),
    status: 200,
    output: z.object({ tasks: z.array(ListedTask), next: z.string().nullable() }),
    errors: [],
  },
});
