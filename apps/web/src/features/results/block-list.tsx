import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { BlockRow } from './block-row.tsx';
import type { Block } from './blocks.ts';
import type { Match } from './find.ts';

interface BlockListProps {
  blocks: readonly Block[];
  matches: readonly Match[];
  current: Match | undefined;
  /** The block that a citation led to, to bring into view and mark; a new object each time it is followed. */
  cited: Cited | null;
  /** The place of the block that is heard, to mark and keep in view. */
  spoken: number | null;
  /** Absent: there is nothing to hear. */
  onPlay?: ((block: Block) => void) | undefined;
  /** The accessible name of the scrolling part. */
  label: string;
}

export interface Cited {
  place: number;
}

const ESTIMATED_ROW_PX = 64;
const NO_MATCHES: readonly Match[] = [];

/** The text of hours of speech: only the rows in sight are in the page. */
export function BlockList(props: BlockListProps) {
  const { blocks, matches, current, cited, spoken, onPlay, label } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_ROW_PX,
    overscan: 8,
  });
  const matchesOf = useMemo(() => Map.groupBy(matches, ({ block }) => block), [matches]);
  useKeepInView(rows, scroller, { current, cited, spoken });
  useRowClicks(scroller, (place) => {
    const block = blocks[place];
    if (block) onPlay?.(block);
  });

  return (
    <div
      ref={scroller}
      // A part that scrolls must be reachable by keyboard.
      tabIndex={0}
      role="group"
      aria-label={label}
      className="relative max-h-[70dvh] min-h-40 overflow-y-auto rounded-md"
    >
      <div style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const block = blocks[row.index];
          return block ? (
            <div
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${row.start}px)` }}
            >
              <BlockRow
                block={block}
                matches={matchesOf.get(row.index) ?? NO_MATCHES}
                current={current?.block === row.index ? current : undefined}
                marked={cited?.place === row.index}
                spoken={spoken === row.index}
                onPlay={onPlay}
              />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}

type Rows = Virtualizer<HTMLDivElement, Element>;

/** A match and a citation are brought to the middle; what is heard, too, as soon as it has left what can be seen. */
function useKeepInView(
  rows: Rows,
  scroller: RefObject<HTMLDivElement | null>,
  { current, cited, spoken }: Pick<BlockListProps, 'current' | 'cited' | 'spoken'>,
): void {
  useEffect(() => {
    if (current) rows.scrollToIndex(current.block, { align: 'center' });
  }, [rows, current]);
  useEffect(() => {
    if (cited) rows.scrollToIndex(cited.place, { align: 'center' });
  }, [rows, cited]);
  useEffect(() => {
    if (spoken !== null && !isInSight(scroller.current, spoken))
      rows.scrollToIndex(spoken, { align: 'center' });
  }, [rows, scroller, spoken]);
}

function isInSight(scroller: HTMLElement | null, place: number): boolean {
  const row = scroller?.querySelector(`[data-index="${place}"]`)?.getBoundingClientRect();
  const box = scroller?.getBoundingClientRect();
  return row !== undefined && box !== undefined && row.top >= box.top && row.bottom <= box.bottom;
}

/**
 * A click anywhere on a row, unless it selects text or is on the row's own button, which is there for the keyboard.
 */
function useRowClicks(
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
