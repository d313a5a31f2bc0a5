import { z } from 'zod';
import { ApiKey, NewKey } from './api-keys.ts';
import { teamKeyScopes } from './api-scopes.ts';
import { Id } from './library.ts';
import { defineRoutes } from './routes.ts';

const TeamKey = ApiKey.extend({
  /** Address of who made it; null: an account that is gone. */
  maker: z.string().nullable(),
});
export type TeamKey = z.infer<typeof TeamKey>;

export const teamKeyRoutes = defineRoutes({
  'GET /api/team/keys': {
    operationId: 'listTeamKeys',
    scope: null,
    summary: 'The API keys of the team, the newest first; for its owner and admins',
    access: 'user',
    status: 200,
    output: z.object({ keys: z.array(TeamKey) }),
    errors: ['not-found', 'team-forbidden'],
  },
  'POST /api/team/keys': {
    operationId: 'createTeamKey',
    scope: null,
    summary:
      'Create an API key of the team: it reads and edits what the team shares, and outlives the member who made it. The key itself is in this answer and nowhere else',
    access: 'user',
    body: NewKey.extend({
      scopes: z.array(z.enum(teamKeyScopes)).min(1).max(teamKeyScopes.length),
    }),
    status: 201,
    output: z.object({ key: TeamKey, secret: z.string() }),
    example: {
      body: { name: 'Wiki', scopes: ['read'], lifetimeDays: 90, password: 'Correct-horse-9' },
    },
    errors: [
      'wrong-password',
      'sign-in-again',
      'too-many-keys',
      'not-found',
      'team-forbidden',
      'team-read-only',
    ],
  },
  'DELETE /api/team/keys/{id}': {
    operationId: 'revokeTeamKey',
    scope: null,
    summary: 'Revoke an API key of the team',
    access: 'user',
    params: z.object({ id: Id }),
    status: 204,
    errors: ['not-found', 'team-forbidden'],
  },
});
