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
  { path: '/', frame: 'site', load: () => import('./pages/landing.tsx') },
  {
    path: '/pricing',
    frame: 'site',
    load: () => import('./pages/pricing.tsx'),
    nav: ['home', 'about', 'faq', 'contact'],
  },
  {
    path: '/faq',
    frame: 'site',
    load: () => import('./pages/faq.tsx'),
    nav: ['home', 'pricing', 'about', 'contact'],
  },
  {
    path: '/about',
    frame: 'site',
    load: () => import('./pages/about.tsx'),
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
    path: '/newsletter/confirm',
    frame: 'form',
    load: () => import('./pages/newsletter-confirm.tsx'),
  },
  {
    path: '/newsletter/unsubscribe',
    frame: 'form',
    load: () => import('./pages/newsletter-unsubscribe.tsx'),
  },
  { path: '/login', frame: 'form', load: () => import('./pages/login.tsx') },
  { path: '/signup', frame: 'form', load: () => import('./pages/signup.tsx') },
  { path: '/forgot-password', frame: 'form', load: () => import('./pages/forgot-password.tsx') },
  { path: '/reset-password', frame: 'form', load: () => import('./pages/reset-password.tsx') },
  { path: '/logout', frame: 'form', load: () => import('./pages/logout.tsx') },
  { path: '/dashboard', frame: 'app', load: () => import('./pages/dashboard.tsx') },
  { path: '/upload', frame: 'app', load: () => import('./pages/upload.tsx') },
  { path: '/summarize', frame: 'app', load: () => import('./pages/summarize.tsx') },
  { path: '/summarize-text', frame: 'app', load: () => import('./pages/summarize.tsx') },
  { path: '/results/:id', frame: 'app', load: () => import('./pages/results.tsx') },
  { path: '*', frame: 'site', load: () => import('./pages/not-found.tsx') },
];
