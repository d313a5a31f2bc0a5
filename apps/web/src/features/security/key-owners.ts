import type { ApiKey } from '@notelark/api/api-keys';
import { type ApiScope, apiScopes, teamKeyScopes } from '@notelark/api/api-scopes';
import { type ApiInput, request } from '../../lib/client.ts';
import { apiKeyScreen, teamKeyScreen } from '../../messages/index.ts';

export interface ShownKey extends ApiKey {
  /** Of a team's key: who made it; null: an account that is gone. */
  maker?: string | null;
}

type NewKey = ApiInput<'POST /api/account/keys'>['body'];

/** Whom keys are of: a person or a team. */
export interface KeyOwner {
  queryKey: string[];
  /** What their keys may do. */
  scopes: readonly ApiScope[];
  text: string;
  list: (signal: AbortSignal) => Promise<{ keys: ShownKey[] }>;
  create: (key: NewKey) => Promise<{ secret: string }>;
  revoke: (id: string) => Promise<unknown>;
}

export const ownKeys: KeyOwner = {
  queryKey: ['api-keys'],
  scopes: apiScopes,
  text: apiKeyScreen.text,
  list: (signal) => request('GET /api/account/keys', { signal }),
  create: (body) => request('POST /api/account/keys', { body }),
  revoke: (id) => request('DELETE /api/account/keys/{id}', { params: { id } }),
};

export const teamKeys: KeyOwner = {
  queryKey: ['team', 'api-keys'],
  scopes: teamKeyScopes,
  text: teamKeyScreen.text,
  list: (signal) => request('GET /api/team/keys', { signal }),
  create: ({ scopes, ...key }) =>
    request('POST /api/team/keys', {
      body: { ...key, scopes: teamKeyScopes.filter((scope) => scopes.includes(scope)) },
    }),
  revoke: (id) => request('DELETE /api/team/keys/{id}', { params: { id } }),
};
