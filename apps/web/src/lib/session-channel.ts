/** News for the other tabs of this browser, so that they show it too. */
type SessionNews = 'signed-in' | 'signed-out' | 'plan-changed';

let channel: BroadcastChannel | undefined;
const open = (): BroadcastChannel => (channel ??= new BroadcastChannel('notelark-session'));

export const tellOtherTabs = (news: SessionNews): void => open().postMessage(news);

/** @returns a function that stops listening */
export function onNewsFromOtherTabs(listener: (news: SessionNews) => void): () => void {
  const listen = ({ data }: MessageEvent<SessionNews>) => listener(data);
  open().addEventListener('message', listen);
  return () => open().removeEventListener('message', listen);
}
