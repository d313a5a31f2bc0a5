import { type ComponentType, lazy } from 'react';
import { isOtherRelease } from '../lib/release.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * `lazy` for a part of a page: its code is tried until it is there. An import that failed would take down the whole page, with
 * what is typed on it, and stay failed once the server answers again. Code that a new release has removed never comes: the
 * page says so (`app/update-notice.tsx`).
 */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => untilLoaded(load));

async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      if (await isOtherRelease()) return new Promise<never>(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
