import type { Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { avatarRules, expectNoFaults } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { expect, test } from './test.ts';

const WEEKLY = `00:00:01.000 --> 00:00:05.000
Ann: We moved the shop to Kubernetis in April.

00:00:06.000 --> 00:00:09.000
Ben: I will order the second server on Monday.
`;
const REVIEW = `00:00:01.000 --> 00:00:05.000
Ann: We decided to keep Kubernetis for the whole year.

00:00:06.000 --> 00:00:09.000
Ben: Then Kubernetis’s bill is 400 euros a month.
`;

/** A recording with notes that the product has made of it; the address of its page. */
async function imported(page: Page, title: string, subtitles: string): Promise<string> {
  const content = Buffer.from(`WEBVTT\n\n${subtitles}`).toString('base64');
  const files = [{ name: `${title}.vtt`, content }];
  const made = await page.request.post('/api/imports', {
    data: { files, title, outputType: 'notes' },
  });
  const { summaryId } = (await made.json()) as { summaryId: string };
  return `/results/${summaryId}`;
}

test('a word is corrected once, then in all recordings, and undone', async ({ page }) => {
  await signedIn(page, 'vera');
  const weekly = await imported(page, 'Weekly', WEEKLY);
  const review = await imported(page, 'Review', REVIEW);
  const transcript = page.getByRole('region', { name: 'Transcript' });
  const notes = page.getByRole('region', { name: 'AI Notes' });

  await page.goto(review);
  await expect(notes).toContainText('Kubernetis');
  await page.goto(weekly);
  await expect(notes).toContainText('Kubernetis');
  await transcript.getByRole('button', { name: 'Edit' }).click();
  const line = transcript.getByRole('textbox').first();
  await line.fill('We moved the shop to Kubernetes in April.');
  await transcript.getByRole('button', { name: 'Save' }).click();

  const offer = page.getByRole('group', { name: 'Correction' });
  await expect(offer).toContainText('It is in 2 places elsewhere.');
  await expectNoFaults(page, avatarRules);
  await offer.getByRole('button', { name: 'Fix “Kubernetis” → “Kubernetes”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fix in all my recordings' });
  await expect(
    dialog.getByRole('list', { name: 'Places in Review' }).getByRole('listitem').last(),
  ).toContainText('Then Kubernetis Kubernetes’s bill is 400 euros a month.');
  await expectNoFaults(page, avatarRules);
  await dialog.getByRole('checkbox', { name: '00:06 Kubernetis' }).click();
  await dialog.getByRole('button', { name: 'Fix 1 place' }).click();
  await expect(page.getByText('Fixed 1 place in 1 recording')).toBeVisible();
  await expect(dialog).toBeHidden();
  await offer.getByRole('button', { name: 'Add to vocabulary' }).click();
  await expect(page.getByText('“Kubernetes” is in your vocabulary')).toBeVisible();

  await page.goto(review);
  await expect(transcript).toContainText('keep Kubernetes for the whole year');
  await expect(transcript).toContainText('Then Kubernetis’s bill');
  await expect(notes.getByText('The transcript has changed since.')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(/^Search titles/).fill('vocab');
  await page.getByRole('option', { name: 'Vocabulary' }).click();
  const term = page.getByRole('list', { name: 'Terms' }).getByRole('listitem');
  await expect(term).toContainText('Misheard as “Kubernetis”');
  await expectNoFaults(page, avatarRules);
  await expectFits(page);
  await term.getByRole('button', { name: 'Delete Kubernetes' }).click();
  await expect(page.getByText('No terms yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(term).toContainText('Kubernetes');

  await page.getByRole('tab', { name: 'Corrections' }).click();
  const history = page.getByRole('list', { name: 'Corrections of the last 30 days' });
  await history.getByRole('button', { name: 'Undo Kubernetis → Kubernetes' }).click();
  await expect(history).toContainText('Undone on');
  await page.goto(review);
  await expect(transcript).toContainText('keep Kubernetis for the whole year');
  await expect(notes).toContainText('Kubernetis');
  await expect(notes.getByText('The transcript has changed since.')).toBeHidden();
});
