import { z } from 'zod';
import { exportFormats, exportPanels, taskFormats } from './export-formats.ts';
import { Id } from './library.ts';
import { minutesFormats } from './minutes.ts';
import { receiptFormats } from './receipts.ts';
import { defineRoutes } from './routes.ts';
import { OfDay, weekFormats } from './week.ts';

export const exportRoutes = defineRoutes({
  'GET /api/results/{id}/export': {
    operationId: 'exportResult',
    scope: 'read',
    forTeams: true,
    summary:
      'One panel of a result as a file, named after its title: srt, vtt and json of a transcript with times; obsidian, notion, ics (its tasks) and anki (its questions and terms) of the summary panel; the rest of every panel. Free has the text and Markdown formats',
    access: 'user',
    params: z.object({ id: Id }),
    query: z.object({ panel: z.enum(exportPanels), format: z.enum(exportFormats) }),
    status: 200,
    raw: 'application/octet-stream',
    errors: [
      'not-found',
      'not-ready',
      'export-unavailable',
      'export-no-tasks',
      'export-no-cards',
      'export-not-in-plan',
    ],
  },
  'GET /api/tasks/export': {
    operationId: 'exportTasks',
    scope: 'read',
    summary:
      'The tasks of all own recordings and texts as a file: ics with tasks, ics with events for those that have a day, or csv',
    access: 'user',
    query: z.object({
      format: z.enum(taskFormats),
      state: z.enum(['open', 'done']).default('open'),
    }),
    status: 200,
    raw: 'application/octet-stream',
    errors: ['export-not-in-plan'],
  },
  'GET /api/week/file': {
    operationId: 'exportWeek',
    scope: 'read',
    summary:
      'A week as a file, its lines by recording: Markdown on every plan, PDF and DOCX on Pro and above',
    access: 'user',
    query: OfDay.extend({ format: z.enum(weekFormats) }),
    status: 200,
    raw: 'application/octet-stream',
    errors: ['export-not-in-plan'],
  },
  'GET /api/results/{id}/receipt/file': {
    operationId: 'downloadReceipt',
    scope: 'read',
    summary: 'The receipt as a file: the signed JSON, or a PDF to read',
    access: 'user',
    params: z.object({ id: Id }),
    query: z.object({ format: z.enum(receiptFormats) }),
    status: 200,
    raw: 'application/octet-stream',
    errors: ['not-found'],
  },
  'GET /api/results/{id}/versions/file': {
    operationId: 'downloadSignedVersion',
    scope: 'read',
    forTeams: true,
    summary:
      'A signed-off version as a file, with the quotations that its statements rest on: the signed JSON and Markdown on every plan, PDF and DOCX on Pro and above',
    access: 'user',
    params: z.object({ id: Id }),
    query: z.object({
      format: z.enum(minutesFormats),
      /** Absent: the newest. */
      number: z.coerce.number<string>().int().min(1).optional(),
    }),
    status: 200,
    raw: 'application/octet-stream',
    errors: ['not-found', 'export-not-in-plan'],
  },
});
