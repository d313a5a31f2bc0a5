import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from '../../lib/shortcuts.ts';

/** A letter that does something where nothing is typed; null: it does nothing now. */
export function useLetterKey(letter: string, act: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!act || event.repeat || !isShortcut(event) || event.key.toLowerCase() !== letter) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
