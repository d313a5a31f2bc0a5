import { type AudioSource, canShareSound } from './streams.ts';

const STORAGE_KEY = 'notelark-live-source';

/** What was recorded last in this browser: a tab that was closed by mistake goes on with it. */
export function lastSource(): AudioSource {
  if (!canShareSound()) return 'microphone';
  try {
    return localStorage.getItem(STORAGE_KEY) === 'microphone' ? 'microphone' : 'system';
  } catch {
    return 'system';
  }
}

export function rememberSource(source: AudioSource): void {
  try {
    localStorage.setItem(STORAGE_KEY, source);
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
}
