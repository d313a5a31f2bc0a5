import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { routesFor } from './app/router.tsx';
import { followReleases } from './lib/release.ts';
import { followSession } from './lib/session.ts';
import './ui/base.css';

/** A page that was rendered when the app was built is hydrated as it stands; its code has to be there first. */
async function start(root: HTMLElement): Promise<void> {
  const { pathname, search } = window.location;
  const isRendered = root.dataset['page'] === pathname;
  const router = createBrowserRouter(await routesFor(isRendered ? pathname : undefined));
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  // A page may show something of its address, which was not known then.
  if (isRendered && search === '') {
    // As a transition it is hydrated in small steps, and never keeps a finger waiting for long.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    root.removeAttribute('data-page');
    createRoot(root).render(app);
  }
}

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html has no #root');
followSession();
followReleases();
void start(root);
