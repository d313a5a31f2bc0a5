import { z } from 'zod';
import { apiScopes, MAX_KEY_DAYS } from './api-scopes.ts';
import { Id } from './library.ts';
import { defineRoutes } from './routes.ts';

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** How the key begins, to tell one from another. */
  beginning: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdAt: z.iso.datetime(),
  /** Null: it lasts until it is revoked. */
  expiresAt: z.iso.datetime().nullable(),
  /** To the minute; null: it has not been used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** What is asked for a new key, but for its scopes. */
export const NewKey = z.object({
  name: z.string().trim().min(1).max(60),
  /** Null: until it is revoked. */
  lifetimeDays: z.int().min(1).max(MAX_KEY_DAYS).nullable(),
  /** Empty for an account without a password, which has to have signed in just now. */
  password: z.string(),
});

export const apiKeyRoutes = defineRoutes({
  'GET /api/account/keys': {
    operationId: 'listApiKeys',
    scope: null,
    summary: 'The API keys of the account, the newest first',
    access: 'user',
    status: 200,
    output: z.object({ keys: z.array(ApiKey) }),
    errors: [],
  },
  'POST /api/account/keys': {
    operationId: 'createApiKey',
    scope: null,
    summary: 'Create an API key. The key itself is in this answer and nowhere else',
    access: 'user',
    body: NewKey.extend({
      scopes: z.array(z.enum(apiScopes)).min(1).max(apiScopes.length),
    }),
    status: 201,
    output: z.object({ key: ApiKey, secret: z.string() }),
    example: {
      body: { name: 'Backup', scopes: ['read'], lifetimeDays: 90, password: 'Correct-horse-9' },
    },
    errors: ['wrong-password', 'sign-in-again', 'too-many-keys'],
  },
  'DELETE /api/account/keys/{id}': {
    operationId: 'revokeApiKey',
    scope: null,
    summary: 'Revoke an API key',
    access: 'user',
    params: z.object({ id: Id }),
    status: 204,
    errors: ['not-found'],
  },
});
