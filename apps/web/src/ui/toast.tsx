import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.ts';

type Tone = 'success' | 'error' | 'warning' | 'info';
interface ToastOptions {
  description?: string;
  /** A button, e.g. to undo what was done. */
  action?: { label: string; onClick: () => void };
  /** How long it stands, in milliseconds. */
  duration?: number;
  /** Called when it has disappeared, by itself or closed by the user. */
  onGone?: () => void;
  /** By which `toast.dismiss` finds it. */
  id?: string;
}

// The library is loaded with the first toast, or before it by pages that talk to the server: most visits need none.
let wanted = false;
let announceReady: () => void;
const ready = new Promise<void>((resolve) => {
  announceReady = resolve;
});
const listeners = new Set<() => void>();

async function show(tone: Tone, title: string, options?: ToastOptions): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  // A part of what is ready by then.
  await ready;
  const { toast: sonner } = await import('sonner');
  const { onGone, ...rest } = options ?? {};
  sonner[tone](title, {
    ...rest,
    ...(onGone && { onAutoClose: onGone, onDismiss: onGone }),
  });
}

const toastOf = (tone: Tone) => (title: string, options?: ToastOptions) =>
  void show(tone, title, options);

/** `toast.success('Saved')`, `toast.error('Login Failed', { description })`: said, shown, and gone after a while. */
export const toast = {
  success: toastOf('success'),
  error: toastOf('error'),
  warning: toastOf('warning'),
  info: toastOf('info'),
  dismiss: (id: string) =>
    void ready.then(() => import('sonner')).then(({ toast: sonner }) => sonner.dismiss(id)),
};

const load = () => import('./toaster.tsx');

/** Loads what shows toasts while the server can be reached: the first may say that it can't. */
export const prepareToasts = (): void => void load().catch(() => undefined);

const Toaster = lazyPart(load);

/** Where the toasts are; once, around the app. */
export function ToastOutlet({ theme }: { theme: 'dark' | 'light' }) {
  const isWanted = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
    () => false,
  );
  return <Suspense>{isWanted && <Toaster theme={theme} onReady={announceReady} />}</Suspense>;
}
