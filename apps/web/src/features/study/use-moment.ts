import type { StudyCard } from '@notelark/api/study';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { studyScreen } from '../../messages/index.ts';
import { toast } from '../../ui/toast.tsx';

interface Moment {
  playing: boolean;
  toggle: () => void;
}

/** Plays the recording from where a card's passage begins, in place. It stops when the next card comes. */
export function useMoment({ source: { link, start } }: StudyCard): Moment {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(
    () => () => {
      audio.current?.pause();
      audio.current = null;
    },
    [],
  );
  const play = async (resultId: string, from: number) => {
    const { source } = await request('GET /api/results/{id}', { params: { id: resultId } });
    const url = source.kind === 'upload' ? source.playbackUrl : null;
    if (url === null) {
      toast.info(studyScreen.noSound);
      return;
    }
    const player = new Audio(url);
    player.addEventListener('play', () => setPlaying(true));
    player.addEventListener('pause', () => setPlaying(false));
    player.currentTime = from;
    audio.current = player;
    await player.play();
  };
  return {
    playing,
    toggle: () => {
      if (audio.current && !audio.current.paused) return audio.current.pause();
      const [, resultId] = /^\/results\/([0-9a-f-]+)/.exec(link ?? '') ?? [];
      if (resultId === undefined || start === null) return;
      play(resultId, start).catch((error: unknown) => {
        // The next card has come before the sound has.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        toast.error(studyScreen.playFailed, { description: sentenceOf(error) });
      });
    },
  };
}
