import { createBrowserRouter, type RouteObject } from 'react-router';
import { CrashScreen } from './crash-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { type PageRoute, pages } from './routes.ts';
import { AppFrame } from './shell/app-frame.tsx';
import { FormFrame } from './shell/form-frame.tsx';
import { Root } from './shell/root.tsx';
import { SiteFrame } from './shell/site-frame.tsx';

const frames = { site: SiteFrame, form: FormFrame, app: AppFrame };

export function routeObjects(): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: CrashScreen,
      HydrateFallback: LoadingScreen,
      children: (['site', 'form', 'app'] as const).map((frame) => ({
        Component: frames[frame],
        children: pages.filter((page) => page.frame === frame).map(pageObject),
      })),
    },
  ];
}

function pageObject({ path, load, nav }: PageRoute): RouteObject {
  return {
    path,
    handle: { nav },
    ErrorBoundary: CrashScreen,
    lazy: async () => ({ Component: (await load()).default }),
  };
}

export const createAppRouter = () => createBrowserRouter(routeObjects());
