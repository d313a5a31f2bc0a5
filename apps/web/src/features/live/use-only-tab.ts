import { useEffect, useState } from 'react';

const LOCK = 'notelark-live';
/** A page that is being reloaded lets go within this time. */
const TIMEOUT_MS = 700;

/** Whether this tab is the only one with Live Notes open; `waiting` for the moment in which that is not known. */
export function useOnlyTab(): 'yes' | 'no' | 'waiting' {
  const [state, setState] = useState<'yes' | 'no' | 'waiting'>('waiting');
  useEffect(() => {
    const left = Promise.withResolvers<void>();
    const leaving = new AbortController();
    const timer = setTimeout(() => setState('no'), TIMEOUT_MS);
    const hold = async () => {
      clearTimeout(timer);
      setState('yes');
      await left.promise;
    };
    // Pages that may not use a microphone have no locks, either.
    if ('locks' in navigator)
      navigator.locks.request(LOCK, { signal: leaving.signal }, hold).catch(() => {});
    else void hold();
    return () => {
      clearTimeout(timer);
      leaving.abort();
      left.resolve();
    };
  }, []);
  return state;
}
