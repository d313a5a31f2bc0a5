import type { allRoutes } from './all-routes.ts';

/** Every route there is, for typed clients. Types only: nothing of it reaches the browser. */
export type Api = typeof allRoutes;
