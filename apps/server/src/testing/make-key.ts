import type { ApiScope } from '@notelark/api/api-scopes';
import type { TestApp } from './app.ts';
import type { TestUser } from './users.ts';

/** The secret of a new API key. */
export async function makeKey(
  { product }: TestApp,
  { actor, password }: TestUser,
  scopes: readonly ApiScope[] = ['read', 'write'],
): Promise<string> {
  const wanted = { name: 'Program', scopes, lifetimeDays: null, password };
  return (await product.apiKeys.keys.create(actor, wanted, '127.0.0.1')).secret;
}
