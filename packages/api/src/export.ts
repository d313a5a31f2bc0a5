import { z } from 'zod';
import { exportFormats, exportPanels } from './export-formats.ts';
import { Id } from './library.ts';
import { receiptFormats } from './receipts.ts';
import { defineRoutes } from './routes.ts';

export const exportRoutes = defineRoutes({
  'GET /api/results/{id}/export': {
    operationId: 'exportResult',
    scope: 'read',
    summary:
      'One panel of a result as a file, named after its title: srt, vtt and json of a transcript with times; obsidian and notion of the summary panel, with the text that it rests on; the rest of every panel. Free has the text and Markdown formats',
    access: 'user',
    params: z.object({ id: Id }),
    query: z.object({ panel: z.enum(exportPanels), format: z.enum(exportFormats) }),
    status: 200,
    raw: 'application/octet-stream',
    errors: ['not-found', 'not-ready', 'export-unavailable', 'export-not-in-plan'],
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
});
