import type { ComponentType } from 'react';
import { sells } from '../lib/sells.ts';
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
  /** Behind the guard, but a visitor comes in as well: what was shared by its link is shown. */
  shareable?: true;
  /** It asks the server for nothing but who is signed in, so it comes without the library for queries. */
  silent?: true;
  /** What it shows first depends on more than its path, so it can't be rendered in advance. */
  dynamic?: true;
  /** The links of the header, where they are not the usual ones. */
  nav?: readonly NavTarget[];
}

/** Every page there is, each loaded when it is first visited. */
export const pages: readonly PageRoute[] = [
  { path: '/', frame: 'site', load: () => import('./pages/landing.tsx'), silent: true },
  {
    path: '/pricing',
    frame: 'site',
    load: () => (sells() ? import('./pages/pricing.tsx') : import('./pages/not-found.tsx')),
    nav: ['home', 'about', 'faq', 'contact'],
  },
  {
    path: '/faq',
    frame: 'site',
    load: () => import('./pages/faq.tsx'),
    silent: true,
    nav: ['home', 'pricing', 'about', 'contact'],
  },
  {
    path: '/about',
    frame: 'site',
    load: () => import('./pages/about.tsx'),
    silent: true,
    nav: ['home', 'pricing', 'faq', 'contact'],
  },
  {
    path: '/contact',
    frame: 'site',
    load: () => import('./pages/contact.tsx'),
    nav: ['home', 'pricing', 'about', 'faq'],
  },
  {
    path: '/privacy',
    frame: 'site',
    load: () => import('./pages/privacy.tsx'),
    nav: ['home', 'about', 'contact'],
  },
  {
    path: '/terms',
    frame: 'site',
    load: () => import('./pages/terms.tsx'),
    nav: ['home', 'about', 'contact'],
  },
  {
    path: '/verify-receipt',
    frame: 'site',
    load: () => import('./pages/verify-receipt.tsx'),
    nav: ['home', 'about', 'contact'],
  },
  {
    path: '/newsletter/confirm',
    frame: 'form',
    load: () => import('./pages/newsletter-confirm.tsx'),
    dynamic: true,
  },
  {
    path: '/newsletter/unsubscribe',
    frame: 'form',
    load: () => import('./pages/newsletter-unsubscribe.tsx'),
    dynamic: true,
  },
  {
    path: '/mail/end',
    frame: 'form',
    load: () => import('./pages/end-mails.tsx'),
    dynamic: true,
  },
  { path: '/login', frame: 'form', load: () => import('./pages/login.tsx') },
  { path: '/signup', frame: 'form', load: () => import('./pages/signup.tsx') },
  { path: '/forgot-password', frame: 'form', load: () => import('./pages/forgot-password.tsx') },
  {
    path: '/reset-password',
    frame: 'form',
    load: () => import('./pages/reset-password.tsx'),
    dynamic: true,
  },
  { path: '/logout', frame: 'form', load: () => import('./pages/logout.tsx'), dynamic: true },
  { path: '/dashboard', frame: 'app', load: () => import('./pages/dashboard.tsx') },
  { path: '/upload', frame: 'app', load: () => import('./pages/upload.tsx') },
  { path: '/summarize', frame: 'app', load: () => import('./pages/summarize.tsx') },
  { path: '/summarize-text', frame: 'app', load: () => import('./pages/summarize.tsx') },
  { path: '/live-notes', frame: 'app', load: () => import('./pages/live-notes.tsx') },
  {
    path: '/results/:id',
    frame: 'app',
    load: () => import('./pages/results.tsx'),
    shareable: true,
  },
  { path: '/profile', frame: 'app', load: () => import('./pages/profile.tsx') },
  { path: '/ask', frame: 'app', load: () => import('./pages/ask.tsx') },
  { path: '/study', frame: 'app', load: () => import('./pages/study.tsx') },
  { path: '/study/:id', frame: 'app', load: () => import('./pages/study-cards.tsx') },
  { path: '/tasks', frame: 'app', load: () => import('./pages/tasks.tsx') },
  { path: '/week', frame: 'app', load: () => import('./pages/week.tsx'), dynamic: true },
  { path: '/vocabulary', frame: 'app', load: () => import('./pages/vocabulary.tsx') },
  { path: '/team', frame: 'app', load: () => import('./pages/team.tsx') },
  ...[
    '/admin',
    '/admin/people',
    '/admin/jobs',
    '/admin/engines',
    '/admin/support',
    '/admin/newsletter',
    '/admin/log',
  ].map((path) => ({ path, frame: 'app' as const, load: () => import('./pages/admin.tsx') })),
  { path: '/api-test', frame: 'app', load: () => import('./pages/api-test.tsx') },
  {
    path: '/sandbox/checkout/:id',
    frame: 'app',
    load: () => import('./pages/sandbox-checkout.tsx'),
  },
  { path: '/sandbox/portal/:id', frame: 'app', load: () => import('./pages/sandbox-portal.tsx') },
  {
    path: '*',
    frame: 'site',
    load: () => import('./pages/not-found.tsx'),
    silent: true,
    dynamic: true,
  },
];
