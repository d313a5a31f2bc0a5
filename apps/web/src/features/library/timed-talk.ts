import { useDeferredValue, useEffect, useState } from 'react';

/** Whether a text is a transcript with times. What knows is loaded once there is a text. */
export const isTimedTalk = async (text: string): Promise<boolean> =>
  (await import('@notelark/api/talk/timed-talk')).isTimedTalk(text);

/** The same of a field, while it changes. */
export function useIsTimedTalk(text: string): boolean {
  const settled = useDeferredValue(text);
  const [known, setKnown] = useState({ text: '', isTimed: false });
  useEffect(() => {
    let isCurrent = true;
    const know = (isTimed: boolean) => {
      if (isCurrent) setKnown({ text: settled, isTimed });
    };
    if (settled !== '') void isTimedTalk(settled).then(know, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [settled]);
  return text !== '' && known.isTimed;
}
