import { measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { BlockRow } from './block-row.tsx';
import type { Block, Stretch } from './blocks.ts';
import type { Match } from './find.ts';
import { speakerColors } from './speakers.ts';
import { useKeepInView } from './use-keep-in-view.ts';
import { useListKeys, useRowClicks } from './use-list-gestures.ts';

interface BlockListProps {
  blocks: readonly Block[];
  matches: readonly Match[];
  current: Match | undefined;
  /** The blocks that a citation led to, to bring into view and mark; a new object each time it is followed. */
  cited: Stretch | null;
  /** The place of the block that is heard, to mark and keep in view. */
  spoken: number | null;
  /** Absent: there is nothing to hear. */
  onPlay?: ((block: Block) => void) | undefined;
  /** The accessible name of the scrolling part. */
  label: string;
}

/** About what a row takes before it is measured: its padding, its lines, and what stands beside the text. */
const ROW_PX = 12;
const LINE_PX = 24;
const LETTER_PX = 7.3;
const BESIDE_PX = 90;
/** The line of a new speaker's name. */
const NAME_PX = 22;

const NO_MATCHES: readonly Match[] = [];

/** The text of hours of speech: only the rows in sight are in the page. */
export function BlockList(props: BlockListProps) {
  const { blocks, matches, current, cited, spoken, onPlay, label } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const colors = useMemo(() => speakerColors(blocks), [blocks]);
  const isNewSpeaker = (at: number) => {
    const speaker = blocks[at]?.speaker ?? null;
    return speaker !== null && speaker !== blocks[at - 1]?.speaker;
  };
  const rows = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) =>
      estimate(blocks[at]?.text.length ?? 0, scroller.current) + (isNewSpeaker(at) ? NAME_PX : 0),
    measureElement: heightOf,
    overscan: 8,
  });
  const matchesOf = useMemo(() => Map.groupBy(matches, ({ block }) => block), [matches]);
  useKeepInView(rows, scroller, { current, cited, spoken });
  useListKeys(scroller, { Home: 0, End: blocks.length - 1 }, rows);
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
      className="relative -mx-3 max-h-[calc(100dvh-12rem)] min-h-40 scroll-my-20 overflow-y-auto overscroll-contain rounded-md wide:max-h-none wide:flex-1 print:hidden"
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
                color={isNewSpeaker(row.index) ? colors.get(block.speaker ?? '') : undefined}
                matches={matchesOf.get(row.index) ?? NO_MATCHES}
                current={current?.block === row.index ? current : undefined}
                marked={cited !== null && cited.first <= row.index && row.index <= cited.last}
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

/** Behind a tab a row has no height: it keeps the one that it had. */
const heightOf: typeof measureElement = (row, entry, rows) => {
  const at = rows.indexFromElement(row);
  const known = rows.measurementsCache[at]?.size ?? rows.options.estimateSize(at);
  return measureElement(row, entry, rows) || known;
};

function estimate(letters: number, scroller: HTMLElement | null): number {
  const width = (scroller?.clientWidth ?? 0) - BESIDE_PX;
  return ROW_PX + LINE_PX * Math.max(1, Math.ceil((letters * LETTER_PX) / Math.max(width, 1)));
}
