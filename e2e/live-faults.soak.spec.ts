import { closeLaptop } from './support/asleep.ts';
import { shareOf } from './support/human-speech.ts';
import {
  countedSeconds,
  expect,
  leaveSeconds,
  openLive,
  recorded,
  recordedSeconds,
  stopRecording,
} from './support/live.ts';
import { test } from './support/live-server.ts';
import { HEARD, SAID_FIRST, withMicrophone } from './support/microphone.ts';
import { upgradeToBusiness } from './support/pro-user.ts';
import { sum, takeDown, undisturbed } from './support/sent-sound.ts';

/** What the Pro plan has left, in seconds: enough for the first chunk and to begin again, not for another chunk. */
const LEFT = 10;
/** Less than a second at a recording's end is not sent, as specified, and a reload loses the buffer that it cuts through. */
const UNSENT = 1.4;

test.use({ launchOptions: withMicrophone, expectedFaults: [/Failed to load resource/] });

test('the network, the session, the page, the minutes, the server and the machine go away for seconds in mid-recording, and no word does', async ({
  page,
  context,
  server,
  playwright,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const live = await openLive(page, 'Microphone Only');
  await leaveSeconds(page, LEFT, server.dataDir);
  const sent = takeDown(page);
  await live.start.click();
  await test.step('the network goes', async () => {
    await recorded(page, 2);
    await context.setOffline(true);
    await expect(page.getByText('The server can’t be reached.')).toBeVisible({ timeout: 90_000 });
    await recorded(page, 10);
    expect(await live.transcript.inputValue()).toBe('');
  });
  await test.step('and the session, by the time it is back', async () => {
    const cookies = await context.cookies();
    await context.clearCookies();
    await context.setOffline(false);
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible({ timeout: 90_000 });
    await context.addCookies(cookies);
    await page.evaluate(() => new BroadcastChannel('notelark-session').postMessage('signed-in'));
    await expect(dialog).toBeHidden();
    await expect(live.transcript).toHaveValue(/made|amiable|himself/i, { timeout: 90_000 });
  });
  await test.step('the page is reloaded, and goes on recording', async () => {
    await page.reload();
    await expect(page.getByText('Draft Restored')).toBeVisible();
    await page.getByRole('radio', { name: 'Microphone Only' }).click();
    await live.start.click();
  });
  const before = await test.step('the minutes run out, and others are bought', async () => {
    const refusal = page.getByText('can be transcribed after an upgrade');
    await expect(refusal).toBeVisible({ timeout: 90_000 });
    await recorded(page, 1 + (await recordedSeconds(page)));
    await expect(page).toHaveTitle(/● Recording/);
    await upgradeToBusiness(page.request);
    await page.getByRole('button', { name: 'Transcribe now' }).click();
    await expect(refusal).toBeHidden();
    return await live.transcript.inputValue();
  });
  await test.step('the server dies over that chunk, and comes back', async () => {
    await server.kill();
    await expect(page.getByText('The server can’t be reached.')).toBeVisible({ timeout: 90_000 });
    await server.start();
    await expect(live.transcript).not.toHaveValue(before, { timeout: 120_000 });
  });
  await test.step('the laptop is closed, and opened again', async () => {
    await closeLaptop(3);
    await recorded(page, 2 + (await recordedSeconds(page)));
  });
  await stopRecording(page);
  await test.step('the transcript is what the same sound gives where nothing goes wrong', async () => {
    const text = await live.transcript.inputValue();
    expect(text).toBe(await undisturbed(playwright.request, server, sent));
    expect(shareOf(SAID_FIRST, text)).toBeGreaterThan(HEARD);
  });
  await test.step('nothing that was recorded is missing, and it was metered once', async () => {
    const missing = (await countedSeconds(page)) - sum(sent.lengths());
    expect(missing).toBeLessThan(UNSENT);
    expect(missing).toBeGreaterThan(-UNSENT);
    const usage = await (await page.request.get('/api/usage')).json();
    // A recording's end is metered to the whole second.
    const metered = sum(sent.lengths().map(Math.round));
    expect(usage.live.used).toBe(Math.ceil((600 * 60 - LEFT + metered) / 60));
  });
});
