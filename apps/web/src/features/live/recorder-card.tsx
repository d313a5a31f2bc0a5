import { liveScreen } from '../../messages/index.ts';
import { Circle, Mic, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../lib/class-names.ts';
import { fill, formatTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type AudioSource, canShareSound } from './audio/streams.ts';
import { LevelMeter } from './level-meter.tsx';
import type { Live } from './use-live-recorder.ts';

const sources = (['system', 'microphone'] as const).map((value) => ({
  value,
  label: liveScreen.sources[value],
}));

interface RecorderCardProps {
  live: Live;
  onCheck: () => void;
  onStart: () => void;
  onStop: () => void;
  /** What is wrong, under the controls. */
  children: ReactNode;
}

/** The source, the time and the buttons. */
export function RecorderCard({ live, onCheck, onStart, onStop, children }: RecorderCardProps) {
  const { phase, source, seconds, clock, recorder } = live;
  const recording = phase === 'recording' || phase === 'stopping';
  const open = recording || phase === 'checking';
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <SourceChoice
          source={source}
          disabled={phase !== 'idle' && phase !== 'checking'}
          onChange={(chosen) => recorder.choose(chosen)}
        />
        <div className="grid gap-1 sm:justify-items-end">
          <Badge tone={recording ? 'danger' : 'neutral'}>
            <Circle
              aria-hidden="true"
              className={cx('fill-current', recording && 'motion-safe:animate-blink')}
            />
            {recording ? liveScreen.recording : liveScreen.notRecording}
          </Badge>
          <p
            role="timer"
            aria-label={liveScreen.recordingTime}
            className="text-3xl font-semibold tabular-nums"
          >
            {formatTime(clock)}
          </p>
          {seconds > clock && (
            <p className="text-xs text-ink-faint tabular-nums">
              {fill(liveScreen.inAll, { time: formatTime(seconds) })}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {recording ? (
          <Button variant="danger" busy={phase === 'stopping'} onClick={onStop}>
            <Square aria-hidden="true" />
            {phase === 'stopping' ? liveScreen.stopping : liveScreen.stop}
          </Button>
        ) : (
          <>
            <Button busy={phase === 'starting'} onClick={onStart}>
              <Mic aria-hidden="true" />
              {phase === 'starting' ? liveScreen.starting : liveScreen.start}
            </Button>
            <Button
              variant="secondary"
              disabled={phase === 'starting'}
              onClick={phase === 'checking' ? () => void recorder.endCheck() : onCheck}
            >
              {phase === 'checking' ? liveScreen.endCheck : liveScreen.checkSource}
            </Button>
          </>
        )}
        {open ? (
          <LevelMeter level={recorder.level} />
        ) : (
          <p className="text-sm text-ink-faint">{liveScreen.checkHint}</p>
        )}
      </div>
      <div className="grid gap-3 empty:hidden">{children}</div>
    </Card>
  );
}

interface SourceChoiceProps {
  source: AudioSource;
  disabled: boolean;
  onChange: (source: AudioSource) => void;
}

function SourceChoice({ source, disabled, onChange }: SourceChoiceProps) {
  return (
    <div className="grid max-w-xl gap-2">
      <RadioGroup
        label={liveScreen.audioSource}
        options={sources}
        value={source}
        onChange={onChange}
        disabled={disabled}
      />
      <p className="text-sm text-ink-soft">{liveScreen.sourceHints[source]}</p>
      <Alert tone="info" className="empty:hidden">
        {adviceOn(source)}
      </Alert>
    </div>
  );
}

function adviceOn(source: AudioSource): string | null {
  if (!('mediaDevices' in navigator)) return liveScreen.noAudioAtAll;
  return source === 'system' && !canShareSound() ? liveScreen.noSystemAudio : null;
}
