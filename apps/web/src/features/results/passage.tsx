import { useMemo } from 'react';
import { formatTime } from '../../lib/format.ts';
import type { Block, Stretch } from './blocks.ts';
import { speakerColors } from './speakers.ts';

interface PassageProps {
  blocks: readonly Block[];
  stretch: Stretch;
  /** Blocks to show before and after it. */
  around?: number;
}

/** What a citation names: the words with their time and speaker. */
export function Passage({ blocks, stretch, around = 0 }: PassageProps) {
  const colors = useMemo(() => speakerColors(blocks), [blocks]);
  const from = Math.max(0, stretch.first - around);
  const shown = blocks.slice(from, stretch.last + 1 + around);
  return (
    <div className="grid gap-3 text-sm">
      {shown.map((block, at) => {
        const isCited = from + at >= stretch.first && from + at <= stretch.last;
        return (
          <div
            key={`${block.index} ${block.part ?? ''}`}
            className={isCited ? 'border-l-2 border-accent pl-3' : 'pl-3.5 text-ink-faint'}
          >
            {block.start !== null && (
              <p className="flex gap-2 text-xs">
                <span className="text-ink-faint tabular-nums">{formatTime(block.start)}</span>
                {block.speaker !== null && (
                  <strong style={{ color: colors.get(block.speaker) }}>{block.speaker}</strong>
                )}
              </p>
            )}
            <p>{block.text}</p>
          </div>
        );
      })}
    </div>
  );
}
