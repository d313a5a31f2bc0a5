import { useEffect } from 'react';
import { dismissRelease, useOtherRelease } from '../lib/release.ts';
import { fallbackScreens } from '../messages/index.ts';
import { Button } from '../ui/button.tsx';
import { FloatingNotice } from '../ui/floating-notice.tsx';

/** Says that a new release has removed code of this page, and offers to reload it. The browser asks first where text is typed. */
export function UpdateNotice() {
  const isShown = useOtherRelease();
  useEffect(() => {
    if (!isShown) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (isTextTyped()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isShown]);
  return (
    isShown && (
      <FloatingNotice
        actions={
          <>
            <Button size="s" variant="ghost" onClick={dismissRelease}>
              {fallbackScreens.notNow}
            </Button>
            <Button size="s" onClick={() => window.location.reload()}>
              {fallbackScreens.reload}
            </Button>
          </>
        }
      >
        {fallbackScreens.updated}
      </FloatingNotice>
    )
  );
}

const TEXT_INPUTS = 'textarea, input:is([type=text], [type=email], [type=password], :not([type]))';

const isTextTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_INPUTS)].some(
    ({ value, readOnly }) => value !== '' && !readOnly,
  );
