import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { spoken } from './support/speech.ts';
import { expect, test } from './test.ts';

/** Announces a recording: five minutes of the plan's are held for it. */
async function announce(request: APIRequestContext): Promise<void> {
  const filename = Buffer.from('talk.wav').toString('base64');
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-length': '1000',
    'upload-metadata': `filename ${filename}`,
  };
  expect((await request.post('/api/files', { headers })).status()).toBe(201);
}

async function chooseFile(page: Page, file: string): Promise<void> {
  await page.goto('/upload');
  await page.getByRole('button', { name: 'File' }).click();
  await page.getByLabel('Choose file').setInputFiles(file);
}

/** The dialog that reports a used-up quota, with its reason; leads nowhere unasked. */
async function expectUpgradeDialog(page: Page, reason: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Upgrade your plan' });
  await expect(dialog).toContainText(reason);
  await expect(dialog.getByRole('link', { name: 'View plans' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('what is refused', () => {
  test.use({ expectedFaults: [/status of (402|415|422)/] });

  test('a file says why, also when the month is used up', async ({ page }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'notelark-refusals-'));
    const [large = '', text = '', noise = ''] = ['large.mp3', 'letter.mp3', 'noise.mp3'].map(
      (name) => path.join(folder, name),
    );
    // What only the server can tell from a recording.
    writeFileSync(noise, Buffer.alloc(4_000, 0xff));
    writeFileSync(text, 'Dear Sir or Madam. '.repeat(200));
    writeFileSync(large, '');
    truncateSync(large, 51 * 1024 * 1024);
    await signedIn(page);
    await chooseFile(page, large);
    await expect(page.getByText('File Too Large')).toBeVisible();
    await expect(page.getByText('File size is 51MB. Maximum allowed is 50MB')).toBeVisible();
    await chooseFile(page, text);
    await expect(page.getByText('Not a Recording')).toBeVisible();
    await chooseFile(page, noise);
    await expect(page.getByText('Upload Failed')).toBeVisible();
    await expect(page.getByLabel('Choose file')).toBeAttached();

    for (let count = 0; count < 6; count += 1) await announce(page.request);
    await chooseFile(page, noise);
    await expectUpgradeDialog(page, /minutes/);
    rmSync(folder, { recursive: true });
  });
});

test.describe('an upload whose connection breaks', () => {
  test.use({ expectedFaults: [/net::ERR_FAILED/] });

  test('says so, asks before it is left, and goes on when its file is chosen again', async ({
    page,
  }, info) => {
    const file = info.outputPath('Lecture.wav');
    writeFileSync(file, spoken('Lecture.wav', 'Good morning, and welcome.').buffer);
    await signedIn(page);
    await page.goto('/upload');
    await page.getByRole('button', { name: /^File/ }).click();
    await page.route('**/api/files/*', (route) => route.abort());
    await page.getByLabel('Choose file').setInputFiles(file);
    await expect(page.getByRole('status').getByText('The connection was lost.')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Stop uploading?' });
    await question.getByRole('button', { name: 'Stop and leave' }).click();
    await page.waitForURL('**/dashboard');
    await page.unrouteAll();

    await page.goto('/upload');
    const unfinished = page.getByRole('region', { name: 'Unfinished uploads' });
    await expect(unfinished).toContainText('Lecture.wav0% sent');
    const chooser = page.waitForEvent('filechooser');
    await unfinished.getByRole('button', { name: 'Choose Lecture.wav again' }).click();
    await (await chooser).setFiles(file);
    await page.waitForURL('**/results/*');
    await page.goto('/upload');
    await expect(page.getByRole('button', { name: /^File/ })).toBeVisible();
    await expect(unfinished).toBeHidden();
  });
});
