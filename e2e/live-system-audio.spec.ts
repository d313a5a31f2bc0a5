import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { browserArgs, wholeBrowser } from './support/browser.ts';
import { saidIn, shareOf, writeSpeech } from './support/human-speech.ts';
import { expect, openLive, recorded, stopRecording, test } from './support/live.ts';

const CLIPS = ['0930', '0880'];
const TITLE = 'A meeting in another tab';
/** What the recogniser hears of such speech at least. */
const HEARD = 0.6;
const folder = mkdtempSync(path.join(tmpdir(), 'notelark-system-audio-'));
const speech = path.join(folder, 'speech.wav');
const silence = path.join(folder, 'silence.wav');
writeSpeech(speech, CLIPS);
writeSpeech(silence, [], 30);

test.use({
  launchOptions: {
    executablePath: wholeBrowser,
    // Muted, a tab would be shared with a track that is silent.
    ignoreDefaultArgs: ['--mute-audio'],
    args: [
      ...browserArgs,
      '--autoplay-policy=no-user-gesture-required',
      `--auto-select-tab-capture-source-by-title=${TITLE}`,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${silence}`,
    ],
  },
});

/** A tab in which a meeting will be heard; `play` comes back when all is said. */
async function openMeeting(page: Page): Promise<{ play: () => Promise<void> }> {
  // Not one of our pages, which would give itself its own title as soon as it is hydrated.
  await page.goto('/robots.txt');
  await page.evaluate((title) => {
    document.title = title;
  }, TITLE);
  const wav = readFileSync(speech).toString('base64');
  return {
    play: () =>
      page.evaluate(async (base64) => {
        const context = new AudioContext();
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const source = context.createBufferSource();
        source.buffer = await context.decodeAudioData(bytes.buffer);
        source.connect(context.destination);
        const ended = new Promise((resolve) => source.addEventListener('ended', resolve));
        source.start();
        await ended;
      }, wav),
  };
}

// Chromium asks for a camera, too, when it shares a tab, and says that it got none.
test.use({ expectedFaults: [/camera is not allowed in this document/] });

test('the sound of a tab is written down, and its silence is said before it matters', async ({
  page,
  context,
}) => {
  const meeting = await openMeeting(await context.newPage());
  const live = await openLive(page, 'System Audio');
  await page.getByRole('button', { name: 'Check source' }).click();
  await expect(page.getByText('The source is connected, but silent.')).toBeVisible();
  await live.start.click();
  await recorded(page, 1);
  const begun = Date.now();
  await meeting.play();
  await recorded(page, 2 + Math.ceil((Date.now() - begun) / 1000));
  await expect(live.transcript).not.toHaveValue('', { timeout: 30_000 });
  await stopRecording(page);
  const text = await live.transcript.inputValue();
  expect(shareOf(saidIn(CLIPS), text)).toBeGreaterThan(HEARD);
  // The microphone was silent.
  await expect(page.getByText('Computer', { exact: true })).toHaveCount(1);
  await expect(page.getByText('You', { exact: true })).toHaveCount(0);
});
