import type { AccountsService } from '../features/accounts/accounts.service.ts';
import { serveAdmin } from '../features/admin/admin.routes.ts';
import { EnginesService } from '../features/admin/engines.service.ts';
import { JobsService } from '../features/admin/jobs.service.ts';
import { OverviewService } from '../features/admin/overview.service.ts';
import { PeopleService } from '../features/admin/people.service.ts';
import { sweepLog } from '../features/admin/sweep-log.job.ts';
import type { WorkControlService } from '../features/recordings/pipeline/work-control.service.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';

interface Deps {
  accounts: AccountsService;
  work: WorkControlService;
}

export interface AdminModule extends FeatureModule {
  people: PeopleService;
  engines: EnginesService;
}

export function composeAdmin(context: AppContext, { accounts, work }: Deps): AdminModule {
  const people = new PeopleService({ ...context, accounts });
  const overview = new OverviewService(context);
  const jobs = new JobsService({ ...context, work });
  const engines = new EnginesService(context);
  return {
    people,
    engines,
    serve: (app, services) => serveAdmin(app, { people, overview, jobs, engines }, services),
    work: [bindJob(sweepLog, { overview })],
  };
}
