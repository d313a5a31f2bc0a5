import { liveScreen } from '../../messages/index.ts';
import { Circle, Mic, Pause, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../lib/class-names.ts';
import { fill, formatTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type AudioSource, canShareSound } from './audio/streams.ts';
import { BookmarkButton } from './bookmarks.tsx';
import { LevelMeter } from './level-meter.tsx';
import { PauseButton } from './pause-button.tsx';
import { isUnderWay } from './recorder.ts';
import type { Live } from './use-live-recorder.ts';

const sources = (['system', 'microphone'] as const).map((value) => ({
  value,
  label: liveScreen.sources[value],
}));

interface RecorderCardProps {
  live: Live;
  onCheck: () => void;
  onStart: () => void;
  onPause: () => void;
  onResume: () => void;
  onStop: () => void;
  /** What is wrong, under the controls. */
  children: ReactNode;
}

/** The source, the time and the buttons. While it records, they stay in sight: below the header, on a phone in one row at the thumb. */
export function RecorderCard(props: RecorderCardProps) {
  const { live, onCheck, onStart, children } = props;
  const { phase, source, recorder } = live;
  const underWay = isUnderWay(live);
  return (
    <>
      <section
        aria-label={liveScreen.recorder}
        // Notices at the bottom of the window make room for it.
        data-bottom-bar={underWay ? '' : undefined}
        className={cx(
          'grid gap-4 rounded-lg border bg-surface p-4 shadow-sm sm:px-5',
          phase === 'paused' ? 'border-line' : underWay && 'border-danger-text/40',
          underWay
            ? 'z-20 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-b-none max-sm:pb-[calc(1rem+env(safe-area-inset-bottom))] max-sm:shadow-lg sm:sticky sm:top-18'
            : 'border-line',
        )}
      >
        {!underWay && (
          <SourceChoice
            source={source}
            disabled={phase === 'starting'}
            onChange={(chosen) => recorder.choose(chosen)}
          />
        )}
        <div className={cx('flex items-center gap-x-4 gap-y-3', !underWay && 'flex-wrap')}>
          <div
            className={cx(
              'flex min-w-0 flex-1 items-center gap-x-4 gap-y-2',
              underWay && 'max-sm:grid',
            )}
          >
            <Clock live={live} />
            {(phase === 'recording' || phase === 'checking') && (
              <LevelMeter level={recorder.level} />
            )}
          </div>
          {underWay ? (
            <div className="flex gap-2.5 max-sm:*:w-12 max-sm:*:px-0">
              <UnderWay {...props} />
            </div>
          ) : (
            <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
              <Beginning live={live} onCheck={onCheck} onStart={onStart} />
            </div>
          )}
        </div>
      </section>
      {children}
    </>
  );
}

/** On a phone the buttons show only their icons: three labels took a row of their own, below that of the time. */
function UnderWay({ live, onPause, onResume, onStop }: RecorderCardProps) {
  const { phase, recorder } = live;
  return (
    <>
      <BookmarkButton
        disabled={phase !== 'recording'}
        count={live.bookmarks.length}
        onBookmark={recorder.bookmark}
      />
      <PauseButton
        paused={phase === 'paused'}
        disabled={phase === 'stopping'}
        onPause={onPause}
        onResume={onResume}
      />
      <Button variant="danger" busy={phase === 'stopping'} onClick={onStop}>
        {phase !== 'stopping' && <Square aria-hidden="true" />}
        <span className="max-sm:sr-only">
          {phase === 'stopping' ? liveScreen.stopping : liveScreen.stop}
        </span>
      </Button>
    </>
  );
}

function Clock({ live: { phase, clock, seconds } }: { live: Live }) {
  const recording = phase === 'recording' || phase === 'stopping';
  return (
    <div className="flex items-center gap-3">
      <p
        role="timer"
        aria-label={liveScreen.recordingTime}
        className="text-2xl leading-none font-semibold tabular-nums"
      >
        {formatTime(clock)}
      </p>
      <div className="grid text-xs">
        <p
          className={cx(
            'flex items-center gap-1.5 font-medium',
            recording ? 'text-danger-text' : phase === 'paused' ? 'text-ink' : 'text-ink-faint',
          )}
        >
          {phase === 'paused' ? (
            <Pause aria-hidden="true" className="size-2.5 fill-current" />
          ) : (
            <Circle
              aria-hidden="true"
              className={cx('size-2.5 fill-current', recording && 'motion-safe:animate-blink')}
            />
          )}
          <span className={cx(recording && 'max-sm:sr-only')}>{stateOf(phase)}</span>
        </p>
        {seconds > clock && (
          <p className={cx('text-ink-faint tabular-nums', recording && 'max-sm:hidden')}>
            {fill(liveScreen.inAll, { time: formatTime(seconds) })}
          </p>
        )}
      </div>
    </div>
  );
}

function stateOf(phase: Live['phase']): string {
  if (phase === 'paused') return liveScreen.paused;
  return phase === 'recording' || phase === 'stopping'
    ? liveScreen.recording
    : liveScreen.notRecording;
}

function Beginning({
  live: { phase, recorder },
  onCheck,
  onStart,
}: Pick<RecorderCardProps, 'live' | 'onCheck' | 'onStart'>) {
  return (
    <>
      <Button
        variant="secondary"
        disabled={phase === 'starting'}
        title={liveScreen.checkHint}
        onClick={phase === 'checking' ? () => void recorder.endCheck() : onCheck}
      >
        {phase === 'checking' ? liveScreen.endCheck : liveScreen.checkSource}
      </Button>
      <Button busy={phase === 'starting'} onClick={onStart}>
        {phase !== 'starting' && <Mic aria-hidden="true" />}
        {phase === 'starting' ? liveScreen.starting : liveScreen.start}
      </Button>
    </>
  );
}

interface SourceChoiceProps {
  source: AudioSource;
  disabled: boolean;
  onChange: (source: AudioSource) => void;
}

function SourceChoice({ source, disabled, onChange }: SourceChoiceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
      <RadioGroup
        label={liveScreen.audioSource}
        options={sources}
        value={source}
        onChange={onChange}
        disabled={disabled}
      />
      <p className="min-w-0 flex-1 basis-72 text-sm text-ink-soft">
        {liveScreen.sourceHints[source]}
      </p>
      <Alert tone="info" className="w-full empty:hidden">
        {adviceOn(source)}
      </Alert>
    </div>
  );
}

function adviceOn(source: AudioSource): string | null {
  if (!('mediaDevices' in navigator)) return liveScreen.noAudioAtAll;
  return source === 'system' && !canShareSound() ? liveScreen.noSystemAudio : null;
}
