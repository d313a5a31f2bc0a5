import { fallbackScreens } from '../../messages/index.ts';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { request } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../notice.tsx';

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    // A log line for the operator; the visitor loses nothing when it can't be written.
    request('POST /api/diagnostics/not-found', { body: { path: pathname.slice(0, 2048) } }).catch(
      () => undefined,
    );
  }, [pathname]);
  return (
    <Notice title={fallbackScreens.notFoundTitle} text={fallbackScreens.notFoundText}>
      <Button asChild>
        <Link to="/">{fallbackScreens.returnHome}</Link>
      </Button>
    </Notice>
  );
}
