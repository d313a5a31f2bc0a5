import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Rows } from './use-keep-in-view.ts';

/** The browser's own way to the end takes its time and stops where rows turn out to be taller than was thought. */
export function useListKeys(
  scroller: RefObject<HTMLDivElement | null>,
  places: Readonly<Record<string, number>>,
  rows: Rows,
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    rows.scrollToIndex(place);
  });
  useEffect(() => {
    const list = scroller.current;
    const listen = (event: KeyboardEvent) => pressed(event);
    list?.addEventListener('keydown', listen);
    return () => list?.removeEventListener('keydown', listen);
  }, [scroller]);
}

/**
 * A click anywhere on a row, unless it selects text or is on the row's own button, which is there for the keyboard.
 */
export function useRowClicks(
  scroller: RefObject<HTMLDivElement | null>,
  onClick: (place: number) => void,
): void {
  const clicked = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('button')) return;
    if (getSelection()?.isCollapsed === false) return;
    const place = target.closest('[data-index]')?.getAttribute('data-index');
    if (place) onClick(Number(place));
  });
  useEffect(() => {
    const list = scroller.current;
    const listen = (event: MouseEvent) => clicked(event);
    list?.addEventListener('click', listen);
    return () => list?.removeEventListener('click', listen);
  }, [scroller]);
}
