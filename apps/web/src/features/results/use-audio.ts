import { type RefObject, useState } from 'react';

export interface Audio {
  /** What the audio element needs. */
  element: {
    src: string;
    onPlay: () => void;
    onPause: () => void;
    onTimeUpdate: () => void;
    onError: () => void;
  };
  playing: boolean;
  /** Seconds. */
  time: number;
  rate: number;
  failed: boolean;
  toggle: () => void;
  seek: (seconds: number) => void;
  setRate: (rate: number) => void;
}

/**
 * The state of an audio element. The address of the recording is signed anew every hour: a new one is taken only when the
 * old one no longer plays, so that listening goes on.
 */
export function useAudio(
  ref: RefObject<HTMLAudioElement | null>,
  url: string,
  onTime: (seconds: number) => void,
): Audio {
  const [src, setSrc] = useState(url);
  const [playing, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const [rate, setRate] = useState(1);
  const [failed, setFailed] = useState(false);
  return {
    playing,
    time,
    rate,
    failed,
    element: {
      src,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: () => {
        const seconds = ref.current?.currentTime ?? 0;
        setTime(seconds);
        onTime(seconds);
      },
      onError: () => {
        if (src === url) setFailed(true);
        else setSrc(url);
      },
    },
    toggle: () => {
      if (playing) ref.current?.pause();
      else play(ref.current);
    },
    seek: (seconds) => {
      if (ref.current) ref.current.currentTime = seconds;
    },
    setRate: (next) => {
      setRate(next);
      if (ref.current) ref.current.playbackRate = next;
    },
  };
}

/** What keeps it from playing is said by the element's error event; a pause in the middle of the start is none. */
export function play(audio: HTMLAudioElement | null): void {
  audio?.play().catch(() => undefined);
}
