/** Tells the other tabs of this browser that somebody signed in or out, so that they show it too. */
type SessionNews = 'signed-in' | 'signed-out';

const channel = new BroadcastChannel('notelark-session');

export const tellOtherTabs = (news: SessionNews): void => channel.postMessage(news);

/** @returns a function that stops listening */
export function onNewsFromOtherTabs(listener: (news: SessionNews) => void): () => void {
  const listen = (event: MessageEvent<SessionNews>) => listener(event.data);
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}
