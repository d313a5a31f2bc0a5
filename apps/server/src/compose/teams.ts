import type { ConfirmationService } from '../features/accounts/confirmation.service.ts';
import { KeyMaking } from '../features/api-keys/key-making.service.ts';
import type { AccountsService } from '../features/accounts/accounts.service.ts';
import type { MailService } from '../features/mail/mail.service.ts';
import type { TeamSharing } from '../features/recordings/library/team-sharing.service.ts';
import { followPlan } from '../features/teams/follow-plan.job.ts';
import { TeamKeys } from '../features/teams/keys.service.ts';
import { TeamInsights } from '../features/teams/insights.service.ts';
import { TeamInvitations } from '../features/teams/invitations.service.ts';
import { TeamMail } from '../features/teams/mail.service.ts';
import { sweepTeams } from '../features/teams/sweep-teams.job.ts';
import { TeamPlans } from '../features/teams/team-plan.service.ts';
import { serveTeams } from '../features/teams/teams.routes.ts';
import { TeamsService } from '../features/teams/teams.service.ts';
import type { UsageService } from '../features/usage/usage.service.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';

export interface TeamsModule extends FeatureModule {
  teams: TeamsService;
  invitations: TeamInvitations;
  plans: TeamPlans;
  keys: TeamKeys;
}

interface Deps {
  confirmation: ConfirmationService;
  accounts: AccountsService;
  mail: MailService;
  sharing: TeamSharing;
  usage: UsageService;
}

export function composeTeams(context: AppContext, deps: Deps): TeamsModule {
  const { accounts } = deps;
  const mail = new TeamMail({ ...deps, publicUrl: context.publicUrl });
  const shared = { ...context, ...deps, mail };
  const teams = new TeamsService(shared);
  const invitations = new TeamInvitations(shared, teams);
  const insights = new TeamInsights(shared);
  const plans = new TeamPlans(shared, teams);
  const keys = new TeamKeys({ ...context, making: new KeyMaking({ ...context, ...deps }) });
  accounts.onPlanChange((tx, userId) => plans.planChanged(tx, userId));
  return {
    teams,
    invitations,
    plans,
    keys,
    serve: (app, http) => serveTeams(app, { teams, invitations, insights, keys }, http),
    work: [bindJob(followPlan, { plans }), bindJob(sweepTeams, { plans })],
  };
}
