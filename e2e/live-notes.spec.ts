import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signedIn } from './support/accounts.ts';
import { browserArgs, executablePath } from './support/browser.ts';
import { countOf, saidIn, shareOf, writeSpeech } from './support/human-speech.ts';
import { expect, liveOf, openLive, recorded, stopRecording, test } from './support/live.ts';
import { buyPro } from './support/pro-user.ts';

const CLIPS = ['0930', '0880', '0890', '0920'];
const SAID = saidIn(CLIPS);
/** How long it is. */
const SECONDS = 21;
/** What the recogniser hears of such speech at least; 3 words of 10 it gets wrong. */
const HEARD = 0.6;
/** A chunk that begins a moment later is heard a little differently; what is lost or doubled would be more than that. */
const SAME = 0.8;
const microphone = path.join(
  mkdtempSync(path.join(tmpdir(), 'notelark-microphone-')),
  'speech.wav',
);
writeSpeech(microphone, CLIPS);

test.use({
  launchOptions: {
    executablePath,
    args: [
      ...browserArgs,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphone}%noloop`,
    ],
  },
});
test.describe.configure({ mode: 'serial' });

/** What is written down where nothing goes wrong. */
let undisturbed = '';

test('a lecture is written down while it happens, and becomes notes', async ({ page }) => {
  const live = await openLive(page, 'Microphone Only');

  await test.step('the source is checked first', async () => {
    await page.getByRole('button', { name: 'Check source' }).click();
    await expect(page.getByText('Sound is coming in.')).toBeVisible();
    await expect
      .poll(async () => Number(await live.meter.getAttribute('aria-valuenow')))
      .toBeGreaterThan(30);
    await expect(live.timer).toHaveText('00:00');
    await page.getByRole('button', { name: 'End check' }).click();
  });

  await test.step('its words come while it is recorded', async () => {
    await live.start.click();
    await expect(page).toHaveTitle(/● Recording/);
    await expect(page.getByRole('button', { name: 'Generate Notes' })).toBeDisabled();
    await expect(page.getByText('Stop recording first')).toBeVisible();
    await expect(live.transcript).toHaveValue(/made|amiable|himself/i, { timeout: 30_000 });
    await recorded(page, SECONDS);
    // What is silent is said to be silent.
    await expect(page.getByText('No sound is coming in.')).toBeVisible();
  });

  await test.step('stopping asks first', async () => {
    await live.stop.click();
    await page.getByRole('button', { name: 'Continue Recording' }).click();
    await expect(page).toHaveTitle(/● Recording/);
    await stopRecording(page);
    await expect(page).toHaveTitle(/^Live Notes/);
    undisturbed = await live.transcript.inputValue();
    expect(shareOf(SAID, undisturbed)).toBeGreaterThan(HEARD);
    expect(countOf(undisturbed)).toBeLessThan(countOf(SAID) * 1.25);
  });

  await test.step('it is kept over a reload, downloaded, and made into notes', async () => {
    await page.reload();
    await expect(page.getByText('Draft Restored')).toBeVisible();
    await expect(live.transcript).toHaveValue(undisturbed);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    expect(await readFile(await download.path(), 'utf8')).toBe(undisturbed);
    await page.getByRole('button', { name: 'Generate Notes' }).click();
    const notes = page.getByRole('region', { name: 'AI Notes' });
    await notes.getByRole('button', { name: 'Edit' }).click();
    await notes.getByRole('textbox').fill('# Of my own');
    await notes.getByRole('button', { name: 'View' }).click();
    await expect(notes.getByRole('heading', { name: 'Of my own' })).toBeVisible();
  });

  await test.step('and is saved with them', async () => {
    await page.getByRole('button', { name: 'Save to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('tab', { name: 'Text' }).click();
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Of my own' })).toBeVisible();
    const usage = await (await page.request.get('/api/usage')).json();
    expect(usage.live.used).toBe(1);
    expect(usage.text.used).toBe(0);
    await page.goto('/live-notes');
    await expect(live.transcript).toHaveValue('');
    await expect(live.timer).toHaveText('00:00');
  });
});

test.describe('with faults', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('the network, the session, the server and the page go away in mid-recording, and no word does', async ({
    page,
    context,
    server,
  }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    const live = await openLive(page, 'Microphone Only');
    await live.start.click();
    await test.step('the network goes', async () => {
      await recorded(page, 2);
      await context.setOffline(true);
      await expect(page.getByText('The server can’t be reached.')).toBeVisible({ timeout: 30_000 });
      await recorded(page, 10);
      expect(await live.transcript.inputValue()).toBe('');
    });
    await test.step('and the session, by the time it is back', async () => {
      const cookies = await context.cookies();
      await context.clearCookies();
      await context.setOffline(false);
      const dialog = page.getByRole('dialog', { name: 'Sign in again' });
      await expect(dialog).toBeVisible({ timeout: 30_000 });
      await context.addCookies(cookies);
      await page.evaluate(() => new BroadcastChannel('notelark-session').postMessage('signed-in'));
      await expect(dialog).toBeHidden();
      await expect(live.transcript).toHaveValue(/made|amiable|himself/i, { timeout: 30_000 });
    });
    await test.step('the server dies, and comes back', async () => {
      await server.kill();
      await recorded(page, SECONDS);
      await server.start();
    });
    await test.step('the page is reloaded', async () => {
      await page.reload();
      await expect(page.getByText('Draft Restored')).toBeVisible();
      await expect(live.done).toBeVisible({ timeout: 60_000 });
    });
    const disturbed = await live.transcript.inputValue();
    expect(shareOf(undisturbed, disturbed)).toBeGreaterThan(SAME);
    expect(shareOf(disturbed, undisturbed)).toBeGreaterThan(SAME);
    const usage = await (await page.request.get('/api/usage')).json();
    expect(usage.live.used).toBe(1);
  });

  test('on the Free plan it is refused before anything is recorded', async ({ page }) => {
    await signedIn(page);
    await page.goto('/live-notes');
    const live = liveOf(page);
    await page.getByRole('radio', { name: 'Microphone Only' }).click();
    await live.start.click();
    const dialog = page.getByRole('dialog', { name: 'Upgrade your plan' });
    await expect(dialog).toContainText('Upgrade to Pro for Live Notes');
    await expect(dialog.getByRole('link', { name: 'View plans' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Save to Dashboard' }).click();
    await expect(page.getByText('No transcript to save')).toBeVisible();
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByText('No transcript to download')).toBeVisible();
    await page.getByRole('button', { name: 'Generate Notes' }).click();
    await expect(page.getByText('No transcript to generate notes from')).toBeVisible();
    await buyPro(page.request);
    await live.start.click();
    await recorded(page, 1);
    await live.stop.click();
    await expect(live.start).toBeVisible();
  });
});
