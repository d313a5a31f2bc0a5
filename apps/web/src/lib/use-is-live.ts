import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a page that was rendered in advance and can't act yet: a form that is sent then would lose what is in it. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
