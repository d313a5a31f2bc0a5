import type { accountDataRoutes } from './account-data.ts';
import type { accountsRoutes } from './accounts.ts';
import type { adminRoutes } from './admin.ts';
import type { adminJobsRoutes } from './admin-jobs.ts';
import type { adminSupportRoutes } from './admin-support.ts';
import type { apiKeyRoutes } from './api-keys.ts';
import type { billingRoutes } from './billing.ts';
import type { calendarRoutes } from './calendars.ts';
import type { contactRoutes } from './contact.ts';
import type { diagnosticsRoutes } from './diagnostics.ts';
import type { exportRoutes } from './export.ts';
import type { functionsRoutes } from './functions.ts';
import type { importRoutes } from './imports.ts';
import type { installationRoutes } from './installation.ts';
import type { libraryRoutes } from './library-routes.ts';
import type { linkRoutes } from './links.ts';
import type { liveRoutes } from './live.ts';
import type { mailboxRoutes } from './mail.ts';
import type { receiptRoutes } from './receipts.ts';
import type { sandboxRoutes } from './sandbox.ts';
import type { signInRoutes } from './sign-in.ts';
import type { storageRoutes } from './storage.ts';
import type { taskListRoutes } from './task-list.ts';
import type { teamRoutes } from './team.ts';
import type { usageRoutes } from './usage.ts';
import type { webhookRoutes } from './webhooks.ts';

/** Every route there is, for the typed client. Types only: nothing of it reaches the browser. */
export type Api = typeof accountDataRoutes &
  typeof accountsRoutes &
  typeof adminRoutes &
  typeof adminJobsRoutes &
  typeof adminSupportRoutes &
  typeof apiKeyRoutes &
  typeof billingRoutes &
  typeof calendarRoutes &
  typeof contactRoutes &
  typeof diagnosticsRoutes &
  typeof exportRoutes &
  typeof functionsRoutes &
  typeof importRoutes &
  typeof installationRoutes &
  typeof libraryRoutes &
  typeof linkRoutes &
  typeof liveRoutes &
  typeof mailboxRoutes &
  typeof receiptRoutes &
  typeof sandboxRoutes &
  typeof signInRoutes &
  typeof storageRoutes &
  typeof taskListRoutes &
  typeof teamRoutes &
  typeof usageRoutes &
  typeof webhookRoutes;
