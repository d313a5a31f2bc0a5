import { fallbackScreens } from '../messages/index.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from './notice.tsx';

/** A page that failed to load or threw; a new version on the server is the usual reason, so reloading helps. */
export function CrashScreen() {
  return (
    <Notice title={fallbackScreens.crashTitle} text={fallbackScreens.crashText}>
      <Button onClick={() => window.location.reload()}>{fallbackScreens.reload}</Button>
    </Notice>
  );
}
