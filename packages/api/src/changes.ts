import { z } from 'zod';
import { Id } from './library.ts';
import { Quotation } from './minutes.ts';
import { defineRoutes } from './routes.ts';

/** A statement of notes, or a line that cites nothing. */
const ReadStatement = z.object({
  /** The heading that it stands under; null: none. */
  section: z.string().nullable(),
  text: z.string(),
  /** Of a task; null: it is none. */
  done: z.boolean().nullable(),
  quotations: z.array(Quotation),
});

/** Without `before` it is new, without `now` it was removed; with both it was reworded, or a task was ticked or cleared. */
export const NotesChange = z.object({
  before: ReadStatement.nullable(),
  now: ReadStatement.nullable(),
});
export type NotesChange = z.infer<typeof NotesChange>;

export const NotesChanges = z.object({
  /** False: one is a summary and the other one notes, or they are in two languages. */
  comparable: z.boolean(),
  /** When the earlier notes were made. */
  since: z.iso.datetime(),
  /** Decisions first, then tasks, then the rest. */
  changes: z.array(NotesChange),
  /** How many statements are as they were. */
  same: z.number().int(),
});
export type NotesChanges = z.infer<typeof NotesChanges>;

export const changesRoutes = defineRoutes({
  'GET /api/results/{id}/changes': {
    operationId: 'compareNotes',
    scope: 'read',
    summary:
      'What is different in a result since other notes of the same source, statement by statement',
    access: 'user',
    params: z.object({ id: Id }),
    query: z.object({ since: Id }),
    status: 200,
    output: NotesChanges,
    errors: ['not-found', 'not-ready'],
  },
});
