import { Pause, Play } from 'lucide-react';
import { liveScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { useLetterKey } from './use-letter-key.ts';

interface PauseButtonProps {
  paused: boolean;
  disabled: boolean;
  onPause: () => void;
  onResume: () => void;
}

/** Pauses the recording and goes on with it; the key P does the same where nothing is typed. */
export function PauseButton({ paused, disabled, onPause, onResume }: PauseButtonProps) {
  const act = paused ? onResume : onPause;
  useLetterKey('p', disabled ? null : act);
  return (
    <Button
      variant={paused ? 'primary' : 'secondary'}
      disabled={disabled}
      title={paused ? liveScreen.resumeHint : liveScreen.pauseHint}
      aria-keyshortcuts="P"
      onClick={act}
    >
      {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      <span className="max-sm:sr-only">{paused ? liveScreen.resume : liveScreen.pause}</span>
    </Button>
  );
}
