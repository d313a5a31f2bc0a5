import { readFile } from 'node:fs/promises';
import { signedIn } from './support/accounts.ts';
import { avatarRules, expectNoFaults } from './support/axe.ts';
import { countOf, shareOf } from './support/human-speech.ts';
import {
  expect,
  liveOf,
  openLive,
  recorded,
  recordedSeconds,
  stopRecording,
  stopShortRecording,
  test,
} from './support/live.ts';
import { HEARD, SAID, SECONDS, withMicrophone } from './support/microphone.ts';
import { buyPro } from './support/pro-user.ts';

test.use({ launchOptions: withMicrophone });

test('a lecture is written down while it happens, and becomes notes', async ({ page }) => {
  const live = await openLive(page, 'Microphone Only');
  let heard = '';
  let seconds = 0;

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
    for (const name of ['Generate Notes', 'Save to Dashboard']) {
      const button = page.getByRole('button', { name });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription('Stop recording first');
    }
    await expect(live.transcript).toHaveValue(/made|amiable|himself/i, { timeout: 90_000 });
    await live.ownNotes.fill('boy, is he *kind*?');
    await page.getByRole('heading', { name: 'Live Notes' }).click();
    await page.keyboard.press('b');
    await expect(live.bookmarks).toHaveCount(1);
    await expectNoFaults(page, avatarRules);
    await recorded(page, SECONDS);
    // What is silent is said to be silent.
    await expect(page.getByText('No sound is coming in.')).toBeVisible();
  });

  await test.step('it is paused: the clock stands, what was said is written down, and it goes on', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page).toHaveTitle(/Paused/);
    const paused = page.getByText('Nothing is recorded until you resume');
    await expect(paused).toBeVisible({ timeout: 60_000 });
    const stood = await live.timer.textContent();
    const before = await live.transcript.inputValue();
    expect(shareOf(SAID, before)).toBeGreaterThan(HEARD);
    await expectNoFaults(page, avatarRules);
    const resume = page.getByRole('button', { name: 'Resume' });
    await expect(resume).toBeVisible();
    expect(await live.timer.textContent()).toBe(stood);
    await page.getByRole('heading', { name: 'Live Notes' }).click();
    await page.keyboard.press('p');
    await expect(page).toHaveTitle(/● Recording/);
    await recorded(page, 2 + SECONDS);
    await expect(live.transcript).toHaveValue(before);
  });

  await test.step('stopping asks first', async () => {
    await live.stop.click();
    await page.getByRole('button', { name: 'Continue Recording' }).click();
    await expect(page).toHaveTitle(/● Recording/);
    await stopRecording(page);
    await expect(page).toHaveTitle(/^Live Notes/);
    seconds = await recordedSeconds(page);
    heard = await live.transcript.inputValue();
    expect(shareOf(SAID, heard)).toBeGreaterThan(HEARD);
    expect(countOf(heard)).toBeLessThan(countOf(SAID) * 1.25);
    // The engine without a model finds what matters in it, each point with its line; where it is busy, it is asked again.
    await expect(live.points.getByRole('button').first()).toBeVisible({ timeout: 120_000 });
    // The field and the copy that gives it its height wrap alike.
    const hidden = await live.transcript.evaluate((area) => area.scrollHeight - area.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
  });

  await test.step('it is kept over a reload, downloaded, and made into notes', async () => {
    await page.reload();
    await expect(page.getByText('Draft Restored')).toBeVisible();
    await expect(live.transcript).toHaveValue(heard);
    await expect(live.ownNotes).toHaveValue('boy, is he *kind*?');
    await expect(live.bookmarks).toHaveCount(1);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    const saved = await readFile(await download.path(), 'utf8');
    expect(saved).toMatch(/^This transcript is a draft by PocketSphinx/);
    expect(saved.endsWith(heard)).toBe(true);
    await page.getByRole('button', { name: 'Generate Notes' }).click();
    const notes = page.getByRole('region', { name: 'AI Notes' });
    await expect(notes.getByRole('heading').nth(1)).toHaveText('My notes');
    await notes.getByRole('button', { name: 'Edit' }).click();
    await notes.getByRole('textbox').fill('# Of my own');
    await notes.getByRole('button', { name: 'View' }).click();
    await expect(notes.getByRole('heading', { name: 'Of my own' })).toBeVisible();
  });

  await test.step('and is saved with them', async () => {
    await page.getByRole('button', { name: 'Save to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Notes saved')).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page).toHaveURL(/\/results\/[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'Of my own' })).toBeVisible();
    await expect(page.getByText('boy, is he *kind*?')).toBeVisible();
    const source = page.getByRole('region', { name: 'Original Text' });
    await expect(source.getByRole('img', { name: 'Bookmark' })).toHaveCount(1);
    const usage = await (await page.request.get('/api/usage')).json();
    // Minutes that have begun count; the last second may be rounded either way.
    expect([seconds - 1, seconds + 1].map((all) => Math.ceil(all / 60))).toContain(usage.live.used);
    expect(usage.text.used).toBe(0);
    await page.goto('/live-notes');
    await expect(live.transcript).toHaveValue('');
    await expect(live.timer).toHaveText('00:00');
  });
});

test.describe('without minutes', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('on the Free plan it is refused before anything is recorded', async ({ page, context }) => {
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
    await test.step('on a phone the time and the buttons share a row', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const time = await live.timer.boundingBox();
      for (const name of ['Bookmark', 'Pause', 'Stop Recording']) {
        const button = await page.getByRole('button', { name }).boundingBox();
        expect(button?.y ?? 844, name).toBeLessThan((time?.y ?? 0) + (time?.height ?? 0));
      }
    });
    await test.step('on a phone that loses its network, it is said, and covers no button', async () => {
      await context.setOffline(true);
      await expect(page.getByText('The server can’t be reached.')).toBeVisible();
      await expect(page.getByText('Recorded and kept.')).toBeVisible();
      const [notice, recorder] = await Promise.all([
        page.getByText('You are offline.').boundingBox(),
        page.getByRole('region', { name: 'Recorder' }).boundingBox(),
      ]);
      expect((notice?.y ?? 844) + (notice?.height ?? 0)).toBeLessThanOrEqual(recorder?.y ?? 0);
      await context.setOffline(false);
      await expect(page.getByText('The server can’t be reached.')).toBeHidden();
    });
    await test.step('nor can two tabs record at the same time', async () => {
      const other = await context.newPage();
      await other.goto('/live-notes');
      const elsewhere = other.getByText('Live Notes is open in another tab of this browser.');
      await expect(elsewhere).toBeVisible();
      await expect(liveOf(other).start).toBeHidden();
      await recorded(page, 1 + (await recordedSeconds(page)));
      await stopShortRecording(page);
      await expect(live.start).toBeVisible();
      await page.goto('/robots.txt');
      await expect(elsewhere).toBeHidden();
      await expect(liveOf(other).start).toBeVisible();
    });
  });
});
