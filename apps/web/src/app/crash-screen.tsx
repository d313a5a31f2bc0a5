import { fallbackScreens } from '../messages/index.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from './notice.tsx';

/** A page that threw, or failed to load though the server answers; a new version on it is the usual reason, so reloading helps. */
export function CrashScreen() {
  return (
    <Notice title={fallbackScreens.crashTitle} text={fallbackScreens.crashText}>
      <Button onClick={() => window.location.reload()}>{fallbackScreens.reload}</Button>
    </Notice>
  );
}
