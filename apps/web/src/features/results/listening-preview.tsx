import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { BlockRow } from './block-row.tsx';
import type { Block } from './blocks.ts';
import { speakerColors } from './speakers.ts';
import { spokenAt } from './spoken.ts';
import { play, useAudio } from './use-audio.ts';
import { Waveform } from './waveform.tsx';
import './notes.css';

export interface ListeningPreviewProps {
  /** What this is, for those who don't see it. */
  label: string;
  title: string;
  from: string;
  audio: string;
  seconds: number;
  play: string;
  pause: string;
  failed: string;
  notesTitle: string;
  peaks: readonly number[];
  blocks: readonly Block[];
  notes: readonly { text: string; block: number }[];
  /** Name of a citation's button. */
  citation: (time: string) => string;
}

/**
 * A result to listen to, made of the parts of the real one: the line that is heard is lit, times and citations play. Nothing
 * of the recording is loaded before it is wanted.
 */
export function ListeningPreview(props: ListeningPreviewProps) {
  const { blocks, notes } = props;
  const colors = speakerColors(blocks);
  const ref = useRef<HTMLAudioElement>(null);
  const [spoken, setSpoken] = useState<number | null>(null);
  const audio = useAudio(ref, props.audio, (at) => setSpoken(spokenAt(blocks, at)));
  const playFrom = (seconds: number) => {
    if (!ref.current) return;
    ref.current.currentTime = seconds;
    play(ref.current);
  };
  return (
    <figure
      aria-label={props.label}
      className="grid overflow-hidden rounded-xl border border-line bg-surface text-sm shadow-lg"
    >
      {/* What it says is read along below. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={ref} preload="none" {...audio.element} />
      <figcaption className="flex items-center gap-3 border-b border-line px-4 py-3">
        <Button
          size="icon"
          className="rounded-full"
          aria-label={audio.playing ? props.pause : props.play}
          onClick={audio.toggle}
        >
          {audio.playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </Button>
        <span className="grid min-w-0">
          <span className="truncate font-semibold">{props.title}</span>
          <span className="text-xs text-ink-faint">{audio.failed ? props.failed : props.from}</span>
        </span>
        <span className="relative ml-auto h-8 w-24 shrink-0 max-sm:hidden">
          <Waveform peaks={props.peaks} share={Math.min(1, audio.time / props.seconds)} />
        </span>
      </figcaption>
      <div className="grid gap-0.5 px-1 py-3">
        {blocks.map((block) => (
          <BlockRow
            key={block.index}
            block={block}
            color={colors.get(block.speaker ?? '')}
            matches={[]}
            current={undefined}
            marked={false}
            spoken={block.index === spoken}
            onPlay={({ start }) => playFrom(start ?? 0)}
          />
        ))}
      </div>
      <div className="notes border-t border-line px-5 pt-3 pb-4">
        <h2 className="text-sm font-semibold">{props.notesTitle}</h2>
        <ul>
          {notes.map(({ text, block }) => {
            const start = blocks[block]?.start ?? 0;
            const time = formatTime(start);
            return (
              <li key={text}>
                {text}{' '}
                <button
                  type="button"
                  aria-label={props.citation(time)}
                  onClick={() => playFrom(start)}
                  className="citation"
                >
                  {time}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </figure>
  );
}
