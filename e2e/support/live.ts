import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../test.ts';
import { newProUser } from './pro-user.ts';

/** Playwright's `test` with a microphone that it may use. */
export const test = base.extend({ permissions: ['microphone'] });

/** A signed-in user with Live Notes, on their page. */
export async function openLive(page: Page, source: 'System Audio' | 'Microphone Only') {
  await newProUser(page.request);
  await page.goto('/live-notes');
  await page.getByRole('radio', { name: source }).click();
  return liveOf(page);
}

/** The controls of the page. */
export const liveOf = (page: Page) => ({
  start: page.getByRole('button', { name: 'Start Recording' }),
  stop: page.getByRole('button', { name: 'Stop Recording' }),
  transcript: page.getByRole('textbox', { name: 'Live transcript' }),
  timer: page.getByRole('timer', { name: 'Recording time' }),
  ownNotes: page.getByRole('textbox', { name: 'My notes' }),
  bookmarks: page.getByRole('list', { name: 'Bookmarks' }).getByRole('listitem'),
  points: page.getByRole('region', { name: 'Notes so far' }),
  meter: page.getByRole('meter', { name: 'Input level' }),
  done: page.getByText('Everything that was said is transcribed.'),
});

/** Seconds that were recorded. */
export async function recordedSeconds(page: Page): Promise<number> {
  const text = (await liveOf(page).timer.textContent()) ?? '';
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** The same with fractions, as the draft has it when the recording has stopped. */
export async function countedSeconds(page: Page): Promise<number> {
  const state = await page.evaluate(() => localStorage.getItem('live-notes-draft-state'));
  return JSON.parse(state ?? '{}').seconds;
}

/** Waits until so many seconds have been recorded. */
export async function recorded(page: Page, seconds: number): Promise<void> {
  await expect
    .poll(() => recordedSeconds(page), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(seconds);
}

/** Stops a recording of a few seconds: it asks only once there is enough to lose, and a slow machine takes longer. */
export async function stopShortRecording(page: Page): Promise<void> {
  const { stop, start } = liveOf(page);
  const confirm = page.getByRole('button', { name: 'Yes, Stop Recording' });
  await stop.click();
  await expect(confirm.or(start)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
}

/** Stops the recording, and answers the question whether to. */
export async function stopRecording(page: Page): Promise<void> {
  await liveOf(page).stop.click();
  const dialog = page.getByRole('alertdialog', { name: 'Stop Recording?' });
  await dialog.getByRole('button', { name: 'Yes, Stop Recording' }).click();
  await expect(liveOf(page).done).toBeVisible({ timeout: 120_000 });
}

/** Uses up all Live Notes that the page's user has, but for so many seconds. @param dataDir of a server of the test's own */
export async function leaveSeconds(page: Page, left: number, dataDir?: string): Promise<void> {
  const { account } = await (await page.request.get('/api/auth/session')).json();
  const program = path.join(import.meta.dirname, 'use-live-minutes.ts');
  await promisify(execFile)(process.execPath, [program, account.email, String(left)], {
    env: { ...process.env, ...(dataDir === undefined ? {} : { E2E_DATA_DIR: dataDir }) },
  });
}

export { expect };
