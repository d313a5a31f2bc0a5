import { accountDataRoutes } from './account-data.ts';
import { accountsRoutes } from './accounts.ts';
import { adminRoutes } from './admin.ts';
import { adminJobsRoutes } from './admin-jobs.ts';
import { adminSupportRoutes } from './admin-support.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { askRoutes } from './ask.ts';
import { billingRoutes } from './billing.ts';
import { calendarRoutes } from './calendars.ts';
import { contactRoutes } from './contact.ts';
import { diagnosticsRoutes } from './diagnostics.ts';
import { exportRoutes } from './export.ts';
import { fixRoutes } from './fixes.ts';
import { functionsRoutes } from './functions.ts';
import { importRoutes } from './imports.ts';
import { installationRoutes } from './installation.ts';
import { libraryRoutes } from './library-routes.ts';
import { linkRoutes } from './links.ts';
import { liveRoutes } from './live.ts';
import { mailboxRoutes } from './mail.ts';
import { mailChoiceRoutes } from './mail-choices.ts';
import { carriedRoutes } from './carried-routes.ts';
import { changesRoutes } from './changes.ts';
import { peopleRoutes } from './people.ts';
import { minutesRoutes } from './minutes.ts';
import { receiptRoutes } from './receipts.ts';
import { reviewRoutes } from './review.ts';
import { sandboxRoutes } from './sandbox.ts';
import { signInRoutes } from './sign-in.ts';
import { storageRoutes } from './storage.ts';
import { studyRoutes } from './study.ts';
import { taskListRoutes } from './task-list.ts';
import { teamKeyRoutes } from './team-keys.ts';
import { teamRoutes } from './team.ts';
import { usageRoutes } from './usage.ts';
import { vocabularyRoutes } from './vocabulary.ts';
import { webhookRoutes } from './webhooks.ts';
import { weekRoutes } from './week.ts';

/** Every route there is. It brings all schemas: what runs in a browser uses the types of `api.ts`. */
export const allRoutes = {
  ...accountDataRoutes,
  ...accountsRoutes,
  ...adminRoutes,
  ...adminJobsRoutes,
  ...adminSupportRoutes,
  ...apiKeyRoutes,
  ...askRoutes,
  ...billingRoutes,
  ...calendarRoutes,
  ...contactRoutes,
  ...diagnosticsRoutes,
  ...exportRoutes,
  ...fixRoutes,
  ...functionsRoutes,
  ...importRoutes,
  ...installationRoutes,
  ...libraryRoutes,
  ...linkRoutes,
  ...liveRoutes,
  ...mailboxRoutes,
  ...mailChoiceRoutes,
  ...carriedRoutes,
  ...changesRoutes,
  ...peopleRoutes,
  ...minutesRoutes,
  ...receiptRoutes,
  ...reviewRoutes,
  ...sandboxRoutes,
  ...signInRoutes,
  ...storageRoutes,
  ...studyRoutes,
  ...taskListRoutes,
  ...teamKeyRoutes,
  ...teamRoutes,
  ...usageRoutes,
  ...vocabularyRoutes,
  ...webhookRoutes,
  ...weekRoutes,
} as const;
