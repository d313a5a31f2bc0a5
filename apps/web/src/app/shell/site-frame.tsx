import { Outlet, useMatches } from 'react-router';
import { DeferredHydration } from '../../ui/deferred-hydration.tsx';
import { Content } from './content.tsx';
import { isNavHandle, usualNav } from './nav-links.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Around the public face. */
export function SiteFrame() {
  const handle = useMatches().at(-1)?.handle;
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader nav={(isNavHandle(handle) && handle.nav) || usualNav} />
      <Content>
        <Outlet />
      </Content>
      <DeferredHydration>
        <SiteFooter />
      </DeferredHydration>
    </div>
  );
}
