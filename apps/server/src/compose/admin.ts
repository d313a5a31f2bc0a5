import type { AccountsService } from '../features/accounts/accounts.service.ts';
import { serveAdmin } from '../features/admin/admin.routes.ts';
import { OverviewService } from '../features/admin/overview.service.ts';
import { PeopleService } from '../features/admin/people.service.ts';
import { sweepLog } from '../features/admin/sweep-log.job.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';

export interface AdminModule extends FeatureModule {
  people: PeopleService;
}

export function composeAdmin(context: AppContext, accounts: AccountsService): AdminModule {
  const people = new PeopleService({ ...context, accounts });
  const overview = new OverviewService(context);
  return {
    people,
    serve: (app, services) => serveAdmin(app, { people, overview }, services),
    work: [bindJob(sweepLog, { overview })],
  };
}
