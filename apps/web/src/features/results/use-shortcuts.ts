import { useEffect, useEffectEvent } from 'react';
import { isFreeKey, isShortcut, isVisible } from '../../lib/shortcuts.ts';
import { usePlayback } from './playback.tsx';
import { play } from './use-audio.ts';

/** Seconds that an arrow key seeks. */
const STEP = 5;

/** The keys of a result's page: space plays, arrows seek, E edits. The palette's sheet lists them. */
export function useResultShortcuts(): void {
  const { audioRef, canPlay } = usePlayback();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'e') {
      if (isShortcut(event) && !event.repeat && openEditor()) event.preventDefault();
      return;
    }
    const audio = audioRef.current;
    if (canPlay && audio && isFreeKey(event) && control(audio, event)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** @returns whether the key is one of the player's */
function control(audio: HTMLAudioElement, { key, repeat }: KeyboardEvent): boolean {
  if (key === ' ') {
    if (repeat) return true;
    if (audio.paused) play(audio);
    else audio.pause();
    return true;
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  audio.currentTime = Math.max(0, audio.currentTime + (key === 'ArrowRight' ? STEP : -STEP));
  return true;
}

/** Of the panel that has the focus, else of the first one that is shown. @returns whether there is something to edit */
function openEditor(): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts="e"]')].filter(
    isVisible,
  );
  const focused = document.activeElement?.closest('section');
  const button = buttons.find((candidate) => focused?.contains(candidate)) ?? buttons[0];
  button?.click();
  return button !== undefined;
}
