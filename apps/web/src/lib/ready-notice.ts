import { request } from './client.ts';

/** The work may take hours: this is often enough. In milliseconds. */
const LOOK_MS = 10_000;

interface Watched {
  /** Of a result. */
  id: string;
  ready: { title: string; body: string };
  failed: { title: string; body: string };
}

const watched = new Set<string>();

export const canNotify = (): boolean => 'Notification' in globalThis;
export const isWatched = (id: string): boolean => watched.has(id);

/**
 * Shows a notification once the work on a result has ended, as long as the product is open in some tab. Must be called by a
 * click: the browser asks for permission.
 * @returns false where notifications are not allowed
 */
export async function notifyWhenReady(notice: Watched): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  if (watched.has(notice.id)) return true;
  watched.add(notice.id);
  const timer = setInterval(() => void look(notice, timer), LOOK_MS);
  return true;
}

async function look(notice: Watched, timer: ReturnType<typeof setInterval>): Promise<void> {
  const { id, ready, failed } = notice;
  const status = await request('GET /api/results/{id}/progress', { params: { id } }).then(
    (work) => work.status,
    // Signed out, deleted, or no connection: the next look may tell more.
    () => null,
  );
  if (status !== 'ready' && status !== 'failed') return;
  clearInterval(timer);
  if (watched.delete(id)) await show(id, status === 'ready' ? ready : failed);
}

/** By the service worker where there is one: phones allow nothing else. */
async function show(id: string, { title, body }: Watched['ready']): Promise<void> {
  const path = `/results/${id}`;
  const options = { body, tag: id, icon: '/icons/icon-192.png', data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.addEventListener('click', () => {
    window.focus();
    location.assign(path);
  });
}
