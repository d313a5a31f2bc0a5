import type { Result } from '@notelark/api/library';
import { player } from '../../messages/index.ts';
import { ListMusic, Pause, Play } from 'lucide-react';
import { useMemo } from 'react';
import { urlOf } from '../../lib/client.ts';
import { fill, formatTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { Block } from './blocks.ts';
import { type Chapter, chapterAt } from './chapters.ts';
import { usePlayback } from './playback.tsx';
import { speakerColors, turnsOf } from './speakers.ts';
import { type Audio, useAudio } from './use-audio.ts';
import { ChapterMarks, SpeakerStrip, Waveform } from './waveform.tsx';

interface PlayerProps {
  result: Result;
  blocks: readonly Block[];
  chapters: readonly Chapter[];
}

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];
/** What the arrow keys go, in seconds. */
const STEP = 5;

/** A slim bar at the bottom of the page; nothing where there is no recording to play. */
export function Player(props: PlayerProps) {
  const { source } = props.result;
  if (source.kind !== 'upload' || source.playbackUrl === null) return null;
  return (
    <PlayerBar
      {...props}
      url={source.playbackUrl}
      peaks={source.waveform ?? []}
      durationSeconds={source.durationSeconds ?? 0}
    />
  );
}

interface PlayerBarProps extends PlayerProps {
  url: string;
  peaks: readonly number[];
  durationSeconds: number;
}

function PlayerBar(props: PlayerBarProps) {
  const { result, chapters, url, durationSeconds } = props;
  const { audioRef, onTime, playFrom } = usePlayback();
  const audio = useAudio(audioRef, url, onTime);
  const { playing } = audio;
  const query = { panel: 'source', format: 'vtt' };
  const captions = urlOf('GET /api/results/{id}/export', { params: { id: result.id }, query });
  const chapter = chapterAt(chapters, audio.time);
  return (
    <div
      role="group"
      aria-label={player.name}
      className="player-bar sticky bottom-0 z-20 -mx-4 border-t border-line bg-canvas/92 opaque:bg-canvas px-4 backdrop-blur-md sm:-mx-6 sm:px-6 print:hidden"
    >
      <audio ref={audioRef} preload="metadata" {...audio.element}>
        <track kind="captions" src={captions} />
      </audio>
      {audio.failed && <Alert className="pt-2">{player.failed}</Alert>}
      <div className="flex items-center gap-2 py-2 sm:gap-4">
        <Button
          size="icon"
          className="rounded-full"
          aria-label={playing ? player.pause : player.play}
          onClick={audio.toggle}
        >
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </Button>
        <div className="grid w-32 shrink-0 text-xs max-sm:hidden">
          {chapter && (
            <span dir="auto" className="truncate font-medium">
              {chapter.title}
            </span>
          )}
          <span className="text-ink-faint tabular-nums">
            {formatTime(audio.time)} / {formatTime(durationSeconds)}
          </span>
        </div>
        <Position {...props} audio={audio} />
        {chapters.length > 0 && <Chapters chapters={chapters} onChoose={playFrom} />}
        <Speed audio={audio} />
      </div>
    </div>
  );
}

/** A slider, drawn as the waveform, with the turns of the speakers below it. */
function Position({
  audio,
  blocks,
  chapters,
  peaks,
  durationSeconds,
}: PlayerBarProps & { audio: Audio }) {
  const at = Math.min(audio.time, durationSeconds);
  const length = formatTime(durationSeconds);
  const colors = useMemo(() => speakerColors(blocks), [blocks]);
  const turns = useMemo(() => turnsOf(blocks), [blocks]);
  return (
    <div className="relative h-11 min-w-0 flex-1 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text">
      <div className="absolute inset-x-0 top-0.5 bottom-2.5">
        <Waveform peaks={peaks} share={durationSeconds === 0 ? 0 : at / durationSeconds} />
      </div>
      <ChapterMarks chapters={chapters} durationSeconds={durationSeconds} />
      <SpeakerStrip turns={turns} colors={colors} durationSeconds={durationSeconds} />
      <input
        type="range"
        aria-label={player.position}
        aria-valuetext={fill(player.positionOf, { at: formatTime(at), length })}
        min={0}
        max={durationSeconds}
        step="any"
        value={at}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => audio.seek(Number(event.target.value))}
        onKeyDown={(event) => {
          const by = stepOf(event.key);
          if (by === 0) return;
          event.preventDefault();
          audio.seek(Math.max(0, Math.min(durationSeconds, at + by)));
        }}
      />
    </div>
  );
}

function stepOf(key: string): number {
  if (key === 'ArrowRight' || key === 'ArrowUp') return STEP;
  return key === 'ArrowLeft' || key === 'ArrowDown' ? -STEP : 0;
}

interface ChaptersProps {
  chapters: readonly Chapter[];
  onChoose: (seconds: number) => void;
}

function Chapters({ chapters, onChoose }: ChaptersProps) {
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={player.chapters}>
          <ListMusic aria-hidden="true" />
        </Button>
      }
    >
      {chapters.map(({ title, start }) => (
        <MenuItem key={`${start} ${title}`} onSelect={() => onChoose(start)}>
          <span className="w-12 shrink-0 text-xs text-ink-faint tabular-nums">
            {formatTime(start)}
          </span>
          {title}
        </MenuItem>
      ))}
    </Menu>
  );
}

function Speed({ audio }: { audio: Audio }) {
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          className="px-2.5 tabular-nums"
          aria-label={`${player.speed} ${audio.rate}×`}
        >
          {audio.rate}×
        </Button>
      }
    >
      {SPEEDS.map((speed) => (
        <MenuItem key={speed} onSelect={() => audio.setRate(speed)}>
          {speed}×
        </MenuItem>
      ))}
    </Menu>
  );
}
