import type { Result } from '@notelark/api/library';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Block } from './blocks.ts';
import { spokenAt } from './spoken.ts';
import { play } from './use-audio.ts';

export interface Playback {
  audioRef: RefObject<HTMLAudioElement | null>;
  /** Whether the recording was kept and can be heard here. */
  canPlay: boolean;
  /** From a moment, in seconds; up to another one, or to the end. */
  playFrom: (seconds: number, until?: number) => void;
  onTime: (seconds: number) => void;
}

const PlaybackContext = createContext<Playback | null>(null);
/** Apart from the controls: it changes with every passage, which only the transcript has to follow. */
const SpokenContext = createContext<number | null>(null);

interface PlaybackProviderProps {
  result: Result;
  blocks: readonly Block[];
  children: ReactNode;
}

/** The recording of a result, for everything on its page that plays it or follows it. */
export function PlaybackProvider({ result: { source }, blocks, children }: PlaybackProviderProps) {
  const audioRef = useRef<HTMLAudioElement>(null);
  const until = useRef(Infinity);
  const [spoken, setSpoken] = useState<number | null>(null);
  const canPlay = source.kind === 'upload' && source.playbackUrl !== null;
  const playback = useMemo<Playback>(
    () => ({
      audioRef,
      canPlay,
      playFrom: (seconds, end = Infinity) => {
        if (!audioRef.current) return;
        until.current = end;
        audioRef.current.currentTime = seconds;
        play(audioRef.current);
      },
      onTime: (seconds) => {
        setSpoken(spokenAt(blocks, seconds));
        if (seconds < until.current) return;
        until.current = Infinity;
        audioRef.current?.pause();
      },
    }),
    [blocks, canPlay],
  );
  return (
    <PlaybackContext value={playback}>
      <SpokenContext value={spoken}>{children}</SpokenContext>
    </PlaybackContext>
  );
}

export function usePlayback(): Playback {
  const playback = use(PlaybackContext);
  if (!playback) throw new Error('usePlayback outside of PlaybackProvider');
  return playback;
}

/** The place of the block that is playing; null while nothing has been played. */
export const useSpoken = (): number | null => use(SpokenContext);
