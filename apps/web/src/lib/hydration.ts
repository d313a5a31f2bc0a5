/** Whether this is a page rendered in advance: `writing` it, when the app is built, or `waking` it in a browser. */
export function stageOfRendering(): 'writing' | 'waking' | 'none' {
  if (typeof document === 'undefined') return 'writing';
  return document.querySelector('#root[data-page]') === null ? 'none' : 'waking';
}

/** The page is hydrated; for public/early-clicks.js as well. */
export function markHydrated(): void {
  document.querySelector('#root')?.removeAttribute('data-page');
  document.dispatchEvent(new Event('hydrated'));
}
