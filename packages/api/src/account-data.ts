import { z } from 'zod';
import { defineRoutes } from './routes.ts';

/** What belongs to an account as a whole: all of it to take along, all of it to be gone (product rule P3). */
export const accountDataRoutes = defineRoutes({
  'GET /api/account/export': {
    operationId: 'exportAccount',
    scope: null,
    summary:
      'Everything of the own account as one archive: a JSON file for each table, and the files',
    access: 'user',
    status: 200,
    raw: 'application/zip',
    errors: [],
  },
  'POST /api/account/delete': {
    operationId: 'deleteAccount',
    scope: null,
    summary:
      'End the subscription, sign out everywhere and delete the account with everything in it; there is no way back',
    access: 'user',
    /** Accounts without a password send none, and need a session that has just begun. */
    body: z.object({ password: z.string().max(256).default('') }),
    status: 204,
    errors: ['wrong-password', 'sign-in-again', 'payment-provider-failed'],
  },
});
