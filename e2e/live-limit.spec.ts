import { stat } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { avatarRules, expectNoFaults } from './support/axe.ts';
import { expect, leaveSeconds, openLive, recorded, test } from './support/live.ts';
import { withMicrophone } from './support/microphone.ts';

/** Seconds that the plan has left: enough for the first chunk, not for another one. */
const LEFT = 13;
/** Of 24 kHz mono 16-bit PCM. */
const BYTES_PER_SECOND = 48_000;

test.use({ launchOptions: withMicrophone, expectedFaults: [/Failed to load resource/] });

test('the minutes run out in mid-recording: it is announced, and the sound is kept', async ({
  page,
}) => {
  const live = await openLive(page, 'Microphone Only');
  await leaveSeconds(page, LEFT);
  await test.step('it is announced while there is time', async () => {
    await live.start.click();
    await expect(page.getByText('Less than one minute of Live Notes is left')).toBeVisible();
    await expect(live.transcript).toHaveValue(/made|amiable|himself/i, { timeout: 90_000 });
  });
  const sound = page.getByRole('button', { name: 'Download the sound' });
  await test.step('what comes after them is recorded, and can be downloaded', async () => {
    await expect(sound).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText('Less than one minute of Live Notes is left')).toBeHidden();
    await recorded(page, 20);
    await expect(page).toHaveTitle(/● Recording/);
    await live.stop.click();
    await page.getByRole('button', { name: 'Yes, Stop Recording' }).click();
    await expect(live.start).toBeVisible();
    await expectNoFaults(page, avatarRules);
    const downloading = page.waitForEvent('download');
    await sound.click();
    expect(await bytesOf(await downloading)).toBeGreaterThan(10 * BYTES_PER_SECOND);
  });
  const save = page.getByRole('button', { name: 'Save to Dashboard' });
  await test.step('saving the transcript hands the sound over, and keeps it where saving fails', async () => {
    const notes = '**/api/live/notes';
    await page.route(notes, (route) => route.abort());
    await save.click();
    const question = page.getByRole('alertdialog', { name: 'not transcribed yet' });
    const downloading = page.waitForEvent('download');
    await question.getByRole('button', { name: 'Download the sound and save' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^live-notes-[\d-]+\.wav$/);
    expect(await bytesOf(download)).toBeGreaterThan(10 * BYTES_PER_SECOND);
    await expect(page.getByText('Failed to save')).toBeVisible();
    await page.unroute(notes);
    await expect(sound).toBeVisible();
  });
  await test.step('it is uploaded as a recording, and kept here until then', async () => {
    await page.getByRole('button', { name: 'Upload it as a recording' }).click();
    await expect(page).toHaveURL(/\/results\//, { timeout: 60_000 });
    const uploaded = page.url();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('live-notes');
    await expect(page.getByText('The sound is in your library')).toBeVisible();
    await page.goto('/live-notes');
    await expect(live.transcript).toHaveValue(/made|amiable|himself/i);
    await expect(sound).toBeHidden();
    expect(await keptSound(page)).toBe(0);
    const recording = page.getByRole('link', { name: 'Open the recording' });
    await expect(recording).toHaveAttribute('href', new URL(uploaded).pathname);
  });
  await test.step('nothing is left but to save the transcript', async () => {
    await save.click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Notes saved')).toBeVisible();
  });
});

/** Buffers of sound in the browser's store. */
const keptSound = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('notelark-live', 1);
        opening.addEventListener('success', () => {
          const { result: database } = opening;
          const counting = database.transaction('buffers').objectStore('buffers').count();
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );

const bytesOf = async (download: Download): Promise<number> =>
  (await stat(await download.path())).size;
