import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

const storageKey = 'theme';
const changed = 'notelark-theme';

const current = (): Theme =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';

function apply(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  const canvas = getComputedStyle(document.body).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas);
  window.dispatchEvent(new Event(changed));
}

export function setTheme(theme: Theme): void {
  apply(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
}

/** The event `storage` comes from other tabs only. */
function followOtherTab(event: StorageEvent): void {
  if (event.key === storageKey) apply(event.newValue === 'light' ? 'light' : 'dark');
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', followOtherTab);
  };
}

/** The theme that is shown; public/theme.js has set it before the first paint. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'dark');
