import { z } from 'zod';
import { defineRoutes } from './routes.ts';

export const diagnosticsRoutes = defineRoutes({
  'POST /api/diagnostics/not-found': {
    operationId: 'reportNotFound',
    scope: null,
    summary: 'Log a path that the web app does not know',
    access: 'public',
    body: z.object({ path: z.string().max(2048) }),
    status: 204,
    errors: [],
  },
});
