import { navigation } from '../../messages/index.ts';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { SkipLink } from '../../ui/skip-link.tsx';
import { contentId } from './content.tsx';
import { useFocusAfterNavigation } from './focus-after-navigation.ts';

/** What is around every page, whatever its frame. */
export function Root() {
  useFocusAfterNavigation();
  return (
    <>
      <SkipLink target={contentId}>{navigation.skipToContent}</SkipLink>
      <PageProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** A thin line at the top while the next page loads. */
function PageProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-accent" />
  );
}
