import { player } from '../../messages/index.ts';
import { Pause, Play } from 'lucide-react';
import type { RefObject } from 'react';
import { fill, formatTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { type Audio, useAudio } from './use-audio.ts';
import { Waveform } from './waveform.tsx';

interface PlayerProps {
  /** Where whoever clicks on a segment makes it play from. */
  audioRef: RefObject<HTMLAudioElement | null>;
  url: string;
  /** Where the transcript is as WebVTT. */
  captions: string;
  peaks: readonly number[];
  durationSeconds: number;
  onTime: (seconds: number) => void;
}

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];
/** What the arrow keys go, in seconds. */
const STEP = 5;

/** Plays the recording beside its transcript. */
export function Player(props: PlayerProps) {
  const { audioRef, url, captions, peaks, durationSeconds, onTime } = props;
  const audio = useAudio(audioRef, url, onTime);
  const { playing } = audio;
  return (
    <div role="group" aria-label={player.name} className="grid gap-3">
      <audio ref={audioRef} preload="metadata" {...audio.element}>
        <track kind="captions" src={captions} />
      </audio>
      <div className="flex items-center gap-3 rounded-md border border-line bg-sunken p-2.5 pr-3.5">
        <Button
          size="icon"
          aria-label={playing ? player.pause : player.play}
          onClick={audio.toggle}
        >
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </Button>
        <Position audio={audio} peaks={peaks} durationSeconds={durationSeconds} />
        <span className="text-xs tabular-nums text-ink-faint max-sm:hidden">
          {formatTime(audio.time)} / {formatTime(durationSeconds)}
        </span>
        <Speed audio={audio} />
      </div>
      {audio.failed && <Alert>{player.failed}</Alert>}
    </div>
  );
}

type PositionProps = Pick<PlayerProps, 'peaks' | 'durationSeconds'> & { audio: Audio };

/** A slider, drawn as the waveform. */
function Position({ audio, peaks, durationSeconds }: PositionProps) {
  const at = Math.min(audio.time, durationSeconds);
  const length = formatTime(durationSeconds);
  return (
    <div className="relative h-11 min-w-0 flex-1 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text">
      <Waveform peaks={peaks} share={at / durationSeconds} />
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

function Speed({ audio }: { audio: Audio }) {
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="s" aria-label={`${player.speed} ${audio.rate}×`}>
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
