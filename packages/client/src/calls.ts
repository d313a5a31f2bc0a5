import { allRoutes } from '@notelark/api/all-routes';
import type { Route } from '@notelark/api/routes';

/** How an operation travels. */
export interface WireCall {
  method: string;
  /** With `{parameters}`. */
  path: string;
  /** Its answer is no JSON. */
  raw: boolean;
}

/** What an API key can call, by operationId. `npm run pack` replaces this module by the table that it makes. */
export const calls: Readonly<Record<string, WireCall>> = Object.fromEntries(
  Object.entries<Route>(allRoutes)
    .filter(([, { scope }]) => scope !== null)
    .map(([name, { operationId, raw }]) => {
      const [method = '', path = ''] = name.split(' ');
      return [operationId, { method, path, raw: raw !== undefined }];
    }),
);
