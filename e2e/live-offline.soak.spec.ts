import { shareOf } from './support/human-speech.ts';
import { expect, openLive, recorded, stopRecording } from './support/live.ts';
import { test } from './support/live-server.ts';
import { HEARD, SAID, withMicrophone } from './support/microphone.ts';
import { sum, takeDown, undisturbed } from './support/sent-sound.ts';

const A_MINUTE_MS = 60_000;

test.use({ launchOptions: withMicrophone, expectedFaults: [/Failed to load resource/] });

test('the network is away for a minute in mid-recording, and no word is', async ({
  page,
  context,
  server,
  playwright,
}) => {
  const live = await openLive(page, 'Microphone Only');
  const sent = takeDown(page);
  await live.start.click();
  await recorded(page, 2);
  await context.setOffline(true);
  const gone = Date.now();
  await expect(page.getByText('The server can’t be reached.')).toBeVisible({ timeout: 90_000 });
  await expect
    .poll(() => Date.now() - gone, { timeout: 2 * A_MINUTE_MS })
    .toBeGreaterThan(A_MINUTE_MS);
  await expect(page).toHaveTitle(/● Recording/);
  expect(await live.transcript.inputValue()).toBe('');
  await context.setOffline(false);
  await expect(live.transcript).toHaveValue(/made|amiable|himself/i, { timeout: 120_000 });
  await stopRecording(page);
  const text = await live.transcript.inputValue();
  expect(text).toBe(await undisturbed(playwright.request, server, sent));
  expect(shareOf(SAID, text)).toBeGreaterThan(HEARD);
  expect(sum(sent.lengths())).toBeGreaterThan(A_MINUTE_MS / 1000);
});
