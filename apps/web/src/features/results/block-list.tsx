import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { BlockRow } from './block-row.tsx';
import type { Block } from './blocks.ts';
import type { Match } from './find.ts';

interface BlockListProps {
  blocks: readonly Block[];
  matches: readonly Match[];
  current: Match | undefined;
  /** Index of the block to bring into view and mark; null: none. */
  marked: number | null;
  /** The accessible name of the scrolling part. */
  label: string;
}

const ESTIMATED_ROW_PX = 64;

/** The text of hours of speech: only the rows in sight are in the page. */
export function BlockList({ blocks, matches, current, marked, label }: BlockListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_ROW_PX,
    overscan: 8,
  });
  const wanted = current?.block ?? marked;
  useEffect(() => {
    if (wanted !== null && wanted !== undefined) rows.scrollToIndex(wanted, { align: 'center' });
  }, [rows, wanted]);

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
                matches={matches.filter((match) => match.block === row.index)}
                current={current}
                marked={marked === row.index}
              />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}
