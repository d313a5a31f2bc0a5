import type { Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { avatarRules, expectNoFaults } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { spoken } from './support/speech.ts';
import { expect, test } from './test.ts';

const VTT = `WEBVTT

1
00:00:02.640 --> 00:00:05.400
Ann Lee: We need a second printer before May.

2
00:00:0x.030 --> 00:00:09.990
Ben Okoro: I will order it on Monday.

3
00:01:10.500 --> 00:01:12.000
Ann Lee: Then the budget is settled.
`;
const WHATSAPP = `12/03/2024, 10:32 - Ann Lee: Who brings the keys?
12/03/2024, 10:35 - Ben: I bring the keys on Friday.
`;
const SRT = VTT.replace('WEBVTT\n\n', '').replaceAll('.', ',');

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test.use({ expectedFaults: [/status of 415/] });

test('transcripts of other programs are previewed and become notes that lead to their times', async ({
  page,
}) => {
  await signedIn(page, 'ida');
  await page.goto('/upload');
  await page.getByRole('button', { name: /^File/ }).click();
  await page
    .getByLabel('Choose file')
    .setInputFiles([file('Weekly.transcript.vtt', VTT), file('no.json', '{"a": 1}')]);
  const weekly = page.getByRole('group', { name: 'Weekly.transcript.vtt' });
  await expect(weekly.getByRole('list', { name: 'Recognized' }).getByRole('listitem')).toHaveText([
    'Zoom transcript (WebVTT)',
    '3 lines',
    '1 min',
    'Ann Lee, Ben Okoro',
  ]);
  await weekly.getByRole('button', { name: '1 line needs a look' }).click();
  await expect(weekly).toContainText('Line 8: The time can’t be read. The words are kept.');
  const refused = page.getByRole('group', { name: 'no.json' });
  await expect(refused.getByRole('alert')).toContainText('no transcript that we can read');
  await expectNoFaults(page, avatarRules);
  await expectFits(page);
  await refused.getByRole('button', { name: 'Remove no.json' }).click();
  await page.getByRole('button', { name: 'Import transcript' }).click();
  await expect(page).toHaveURL(/\/results\//);
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await expect(transcript).toContainText('Imported: Zoom transcript (WebVTT)');
  await expect(transcript).toContainText('01:10');
  const notes = page.getByRole('region', { name: 'AI Notes' });
  await expect(notes).toContainText('printer');
  await expect(notes.getByRole('link', { name: '00:05' }).first()).toBeVisible();

  // Pasted anywhere: subtitles are recognized, other texts are not.
  await page.goto('/dashboard');
  // The page listens once it is hydrated.
  await expect(async () => {
    await paste(page, SRT);
    await expect(page).toHaveURL(/\/upload$/, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('Subtitles (SRT)')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Pasted transcript.txt' }).click();
  await page.getByRole('button', { name: /^Text/ }).click();
  await page.getByLabel('Content').fill(WHATSAPP);
  await expect(page.getByText('This looks like a transcript.')).toBeHidden();
  await page.getByLabel('Content').fill(WHATSAPP + WHATSAPP);
  await page.getByRole('button', { name: 'Import as transcript' }).click();
  await expect(page.getByText('WhatsApp chat')).toBeVisible();
});

test('a transcript and its recording become one result that plays where one clicks', async ({
  page,
}) => {
  await signedIn(page, 'ida');
  await page.goto('/upload');
  await page.getByRole('button', { name: /^File/ }).click();
  const lines = [
    'Ann Lee: We need a second printer in May.',
    'Ben Okoro: I will order it on Monday.',
    'Ann Lee: Then we can all go home.',
  ];
  const audio = spoken('visit.wav', lines.map((line) => line.replace(/^.*?: /, '')).join('\n\n'));
  await page.getByLabel('Choose file').setInputFiles([file('visit.txt', lines.join('\n')), audio]);
  const visit = page.getByRole('group', { name: 'visit.txt' });
  await expect(visit).toContainText('No times');
  await expect(visit).toContainText('Audio: visit.wav');
  // Left out, and chosen by hand.
  await visit.getByRole('button', { name: 'Leave out visit.wav' }).click();
  const chooser = page.waitForEvent('filechooser');
  await visit.getByRole('button', { name: 'Add the audio' }).click();
  await (await chooser).setFiles(audio);
  await expect(page.getByText('Audio takes storage')).toBeVisible();
  await expectNoFaults(page, avatarRules);
  await page.getByRole('button', { name: 'Import transcript' }).click();
  await expect(page).toHaveURL(/\/results\//);
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await expect(transcript.getByText(/Ben Okoro/)).toBeVisible();

  // The lines are matched with the audio; a click on one plays it.
  const second = transcript.getByRole('button', { name: /^Play from/ }).nth(1);
  await expect(second).toBeVisible({ timeout: 60_000 });
  await expect(transcript).toContainText('I will order it on Monday.');
  await second.click();
  await expect
    .poll(() => page.locator('audio').evaluate((one: HTMLAudioElement) => one.currentTime))
    .toBeGreaterThan(1);
  await expectNoFaults(page, avatarRules);

  // Removed again, the transcript is as it was imported.
  await transcript.getByRole('button', { name: 'Remove the audio' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the audio' }).click();
  await expect(transcript.getByRole('button', { name: 'Add the audio' })).toBeVisible();
  await expect(second).toBeHidden();
  await expect(transcript).toContainText('We need a second printer in May.');
});
