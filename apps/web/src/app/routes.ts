import type { ComponentType } from 'react';
import type { NavTarget } from './shell/nav-links.tsx';

interface PageModule {
  default: ComponentType;
}

export interface PageRoute {
  path: string;
  /**
   * What is around the page: `site` for the public face, `form` for account forms, `app` for pages behind the guard
   * (a visitor is sent to sign in first).
   */
  frame: 'site' | 'form' | 'app';
  load: () => Promise<PageModule>;
  /** The links of the header, where they are not the usual ones. */
  nav?: readonly NavTarget[];
}

/** Every page there is, each loaded when it is first visited. */
export const pages: readonly PageRoute[] = [
  { path: '/login', frame: 'form', load: () => import('./pages/login.tsx') },
  { path: '/dashboard', frame: 'app', load: () => import('./pages/dashboard.tsx') },
  { path: '/upload', frame: 'app', load: () => import('./pages/upload.tsx') },
  { path: '/summarize', frame: 'app', load: () => import('./pages/summarize.tsx') },
  { path: '/summarize-text', frame: 'app', load: () => import('./pages/summarize.tsx') },
  { path: '/results/:id', frame: 'app', load: () => import('./pages/results.tsx') },
  { path: '*', frame: 'site', load: () => import('./pages/not-found.tsx') },
];
