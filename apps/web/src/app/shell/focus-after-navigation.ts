import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { contentId } from './content.tsx';

/**
 * After a link was followed, the focus goes to the new page's content, so that a screen reader reads it and the next
 * Tab goes on from there. A redirect counts as part of what caused it, and the first page starts at its top.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind !== NavigationType.Replace)
      document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, kind]);
}
