import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import type { Stretch } from './blocks.ts';
import type { Match } from './find.ts';

export type Rows = Virtualizer<HTMLDivElement, Element>;

interface Wanted {
  /** The match that the search is at. */
  current: Match | undefined;
  /** The blocks that a citation led to; a new object each time it is followed. */
  cited: Stretch | null;
  /** The place of the block that is heard. */
  spoken: number | null;
}

/** A match and a citation are brought to the middle, a citation in sight of someone far down in the notes as well; what is heard, too, as soon as it has left what can be seen. */
export function useKeepInView(
  rows: Rows,
  scroller: RefObject<HTMLDivElement | null>,
  { current, cited, spoken }: Wanted,
): void {
  useEffect(() => {
    if (current) rows.scrollToIndex(current.block, { align: 'center' });
  }, [rows, current]);
  useEffect(() => {
    if (!cited) return undefined;
    rows.scrollToIndex(cited.first, { align: 'center' });
    if (!isOnScreen(scroller.current)) scroller.current?.scrollIntoView({ block: 'nearest' });
    return bringOnScreen(scroller, cited.first);
  }, [rows, scroller, cited]);
  useEffect(() => {
    if (spoken !== null && !isInSight(scroller.current, spoken))
      rows.scrollToIndex(spoken, { align: 'center' });
  }, [rows, scroller, spoken]);
}

/** Beside the notes the list stays where it is; below their tab it may be far away. */
function isOnScreen(scroller: HTMLElement | null): boolean {
  const box = scroller?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.top < innerHeight / 2;
}

/** Frames until the list has drawn and scrolled to a far row. */
const MOST_FRAMES = 30;

/**
 * Brings a row into the window once the list has drawn it: the end of a list that is taller than the window may be below it.
 * @returns ends the attempt
 */
function bringOnScreen(scroller: RefObject<HTMLElement | null>, place: number): () => void {
  let frame = 0;
  const look = (left: number): void => {
    const row = scroller.current?.querySelector(`[data-index="${place}"]`);
    const box = row?.getBoundingClientRect();
    if (box && (box.top < 0 || box.bottom > innerHeight)) row?.scrollIntoView({ block: 'center' });
    if (left > 0) frame = requestAnimationFrame(() => look(left - 1));
  };
  frame = requestAnimationFrame(() => look(MOST_FRAMES));
  return () => cancelAnimationFrame(frame);
}

function isInSight(scroller: HTMLElement | null, place: number): boolean {
  const row = scroller?.querySelector(`[data-index="${place}"]`)?.getBoundingClientRect();
  const box = scroller?.getBoundingClientRect();
  return row !== undefined && box !== undefined && row.top >= box.top && row.bottom <= box.bottom;
}
