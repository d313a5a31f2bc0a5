/** Tells the other tabs of this browser of a sign-in or sign-out, so that they show it too. */
type SessionNews = 'signed-in' | 'signed-out';

let channel: BroadcastChannel | undefined;
const open = (): BroadcastChannel => (channel ??= new BroadcastChannel('notelark-session'));

export const tellOtherTabs = (news: SessionNews): void => open().postMessage(news);

export const onNewsFromOtherTabs = (listener: (news: SessionNews) => void): void =>
  open().addEventListener('message', (event: MessageEvent<SessionNews>) => listener(event.data));
