import { matchRoutes, type RouteObject } from 'react-router';
import { CrashScreen } from './crash-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { type PageRoute, pages } from './routes.ts';
import { AppFrame } from './shell/app-frame.tsx';
import { FormFrame } from './shell/form-frame.tsx';
import { Root } from './shell/root.tsx';
import { SiteFrame } from './shell/site-frame.tsx';
import { UnloadedScreen } from './unloaded-screen.tsx';

const frames = { site: SiteFrame, form: FormFrame, app: AppFrame };

/**
 * The routes of the app.
 * @param ready a path whose page is loaded before the answer comes, so that it can be rendered at once
 */
export async function routesFor(ready?: string): Promise<RouteObject[]> {
  const loaded = ready === undefined ? undefined : await loadPage(ready);
  return [
    {
      Component: Root,
      ErrorBoundary: CrashScreen,
      HydrateFallback: LoadingScreen,
      children: (['site', 'form', 'app'] as const).map((frame) => ({
        Component: frames[frame],
        children: pages
          .filter((page) => page.frame === frame)
          .map((page) => routeOf(page, loaded?.page === page ? loaded.Component : undefined)),
      })),
    },
  ];
}

async function loadPage(path: string) {
  const matched = matchRoutes([...pages], path)?.at(-1)?.route;
  const page = pages.find((page) => page === matched);
  return page && { page, Component: await componentOf(page) };
}

function routeOf(page: PageRoute, Component?: () => React.ReactNode): RouteObject {
  const { path, nav, shareable } = page;
  const common = { path, handle: { nav, shareable }, ErrorBoundary: CrashScreen };
  return Component
    ? { ...common, Component }
    : { ...common, lazy: async () => ({ Component: await loadedOrNot(page) }) };
}

/** Never rejects: where `lazy` does, React Router shows no error boundary but an empty page. */
const loadedOrNot = (page: PageRoute): Promise<() => React.ReactNode> =>
  componentOf(page).catch(() => UnloadedScreen);

/** The page, with what it needs to talk to the server around it. */
async function componentOf({ load, silent }: PageRoute): Promise<() => React.ReactNode> {
  const [{ default: Page }, data] = await Promise.all([
    load(),
    silent ? undefined : import('./data.tsx'),
  ]);
  const Data = data?.default;
  return () =>
    Data ? (
      <Data>
        <Page />
      </Data>
    ) : (
      <Page />
    );
}
