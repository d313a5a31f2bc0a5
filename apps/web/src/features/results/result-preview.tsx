import { outputTypeNames, resultPanels } from '../../messages/index.ts';
import { AudioLines } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatTime } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { BlockRow } from './block-row.tsx';
import { speakerColors } from './speakers.ts';
import type { Block } from './blocks.ts';
import './notes.css';

interface PreviewNote {
  text: string;
  /** Index of the block that it rests on. */
  block: number;
}

export interface ResultPreviewProps {
  /** What the picture shows, for those who don't see it. */
  label: string;
  file: string;
  length: string;
  blocks: readonly Block[];
  notes: readonly { title: string; points: readonly PreviewNote[] }[];
  /** Name of a citation's button. */
  citation: (time: string) => string;
}

/** The result view with an example in it, made of the parts of the real one; its citations lead to their moments. */
export function ResultPreview({
  label,
  file,
  length,
  blocks,
  notes,
  citation,
}: ResultPreviewProps) {
  const [marked, setMarked] = useState(notes[0]?.points[0]?.block);
  const colors = speakerColors(blocks);
  const cite = ({ text, block }: PreviewNote) => {
    const time = formatTime(blocks[block]?.start ?? 0);
    return (
      <li key={text}>
        {text}{' '}
        <button
          type="button"
          aria-label={citation(time)}
          aria-pressed={marked === block}
          onClick={() => setMarked(block)}
          className="citation"
        >
          {time}
        </button>
      </li>
    );
  };
  return (
    <figure
      aria-label={label}
      className="overflow-hidden rounded-xl border border-line bg-canvas shadow-lg"
    >
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-5 py-3.5 text-sm">
        <AudioLines className="size-4.5 text-accent-text" aria-hidden="true" />
        <span className="font-semibold">{file}</span>
        <span className="text-ink-faint">{length}</span>
      </figcaption>
      <div className="grid gap-3 p-3 text-sm sm:gap-4 sm:p-4 lg:grid-cols-2">
        <PreviewPanel title={resultPanels.transcript}>
          <div className="-mx-3 grid gap-0.5">
            {blocks.map((block) => (
              <BlockRow
                key={block.index}
                block={block}
                color={colors.get(block.speaker ?? '')}
                matches={[]}
                current={undefined}
                marked={block.index === marked}
              />
            ))}
          </div>
        </PreviewPanel>
        <PreviewPanel
          title={resultPanels.summaryPanel.notes}
          badge={<Badge tone="accent">{outputTypeNames.notes}</Badge>}
        >
          <div className="notes">
            {notes.map(({ title, points }) => (
              <div key={title} className="contents">
                <h3>{title}</h3>
                <ul>{points.map(cite)}</ul>
              </div>
            ))}
          </div>
        </PreviewPanel>
      </div>
    </figure>
  );
}

interface PreviewPanelProps {
  title: string;
  badge?: ReactNode;
  children: ReactNode;
}

function PreviewPanel({ title, badge, children }: PreviewPanelProps) {
  return (
    <section
      aria-label={title}
      className="grid min-w-0 content-start gap-4 rounded-lg border border-line bg-surface p-5 shadow-sm sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg">{title}</h2>
        {badge}
      </div>
      {children}
    </section>
  );
}
