import type { OpenAPIHono } from '@hono/zod-openapi';
import { teamRoutes } from '@notelark/api/team';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import { teamKeyRoutes } from '@notelark/api/team-keys';
import type { TeamKeys } from './keys.service.ts';
import type { TeamInsights } from './insights.service.ts';
import type { TeamInvitations } from './invitations.service.ts';
import type { TeamsService } from './teams.service.ts';

export interface TeamServices {
  teams: TeamsService;
  invitations: TeamInvitations;
  insights: TeamInsights;
  keys: TeamKeys;
}

export function serveTeams(
  app: OpenAPIHono,
  { teams, invitations, insights, keys }: TeamServices,
  services: HttpServices,
): void {
  implement(
    app,
    teamRoutes,
    {
      'GET /api/team': ({ actor }) => teams.state(actor),
      'POST /api/team': ({ actor, body }) => teams.create(actor, body.name),
      'PATCH /api/team': ({ actor, body }) => teams.rename(actor, body.name),
      'DELETE /api/team': ({ actor }) => teams.dissolve(actor),
      'POST /api/team/leave': ({ actor }) => teams.leave(actor),
      'POST /api/team/transfer': ({ actor, body }) => teams.transfer(actor, body.memberId),
      'POST /api/team/invitations': ({ actor, body }) => invitations.invite(actor, body),
      'POST /api/team/invitations/{id}/resend': ({ actor, params }) =>
        invitations.resend(actor, params.id),
      'DELETE /api/team/invitations/{id}': ({ actor, params }) =>
        invitations.remove(actor, params.id),
      'POST /api/team/invitations/{id}/accept': ({ actor, params }) =>
        invitations.accept(actor, params.id),
      'PATCH /api/team/members/{id}': ({ actor, params, body }) =>
        teams.changeMember(actor, params.id, body),
      'DELETE /api/team/members/{id}': ({ actor, params }) => teams.removeMember(actor, params.id),
      'GET /api/team/usage': ({ actor }) => insights.usage(actor),
      'GET /api/team/results': async ({ actor, query }) => ({
        rows: await insights.results(actor, query.offset),
      }),
      'GET /api/team/log': ({ actor, query }) => insights.log(actor, query.after),
      'GET /api/team/log.csv': ({ actor }) => insights.logCsv(actor),
    },
    services,
  );
  implement(
    app,
    teamKeyRoutes,
    {
      'GET /api/team/keys': async ({ actor }) => ({ keys: await keys.list(actor) }),
      'POST /api/team/keys': ({ actor, body, address }) => keys.create(actor, body, address),
      'DELETE /api/team/keys/{id}': ({ actor, params }) => keys.revoke(actor, params.id),
    },
    services,
  );
}
