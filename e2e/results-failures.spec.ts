import type { Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { storedRecording } from './support/stored.ts';
import { expect, test } from './test.ts';

const REASON = 'The summary could not be made this time. Your transcript is safe; please retry.';

/** The next answers to this route are failures of the server. */
const fails = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 500, json: {} }));

test.describe('work that failed', () => {
  test.use({ expectedFaults: [/status of 500|ERR_FAILED/] });

  test('says why, and leads to a finished result by Retry, from the dashboard and from its page', async ({
    page,
  }) => {
    const account = await signedIn(page);
    const [first, second] = await Promise.all([
      storedRecording(account, 3, 'failed'),
      storedRecording(account, 3, 'failed'),
    ]);
    await page.goto('/dashboard?status=error');
    await expect(page.getByRole('row').filter({ hasText: 'Error' })).toHaveCount(2);
    await expect(page.getByText(REASON)).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'All Status' }).click();
    const row = page.getByRole('row').filter({ has: page.locator(`[href$="${second}"]`) });
    await row.getByRole('button', { name: 'Retry Three hours.mp3' }).click();
    await expect(page.getByText('Processing Restarted')).toBeVisible();
    await expect(row).toContainText('Ready');

    await page.goto(`/results/${first}`);
    const notes = page.getByRole('region', { name: 'AI Notes' });
    const retry = notes.getByRole('button', { name: 'Retry Processing' });
    await expect(notes.getByRole('alert')).toHaveText(REASON);
    await expect(page.getByRole('region', { name: 'Transcript' })).toContainText('Segment number');
    await fails(page, '**/retry');
    await retry.click();
    await expect(page.getByText('Failed to restart processing. Please try again.')).toBeVisible();
    await page.unroute('**/retry');
    // Where no events come through, the page asks every three seconds.
    await page.route('**/events', (route) => route.abort());
    await retry.click();
    await expect(page.getByText('Processing Restarted')).toBeVisible();
    await expect(notes).toContainText('Covers 100%');
    await expect(retry).toBeHidden();
  });
});

test.describe('what can not be done', () => {
  test.use({ expectedFaults: [/status of (404|500)/] });

  test('is said, and nothing that was typed is lost', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no clipboard'));
    });
    const id = await storedRecording(await signedIn(page), 3);
    await page.goto(`/results/${id}`);
    const notes = page.getByRole('region', { name: 'AI Notes' });
    const transcript = page.getByRole('region', { name: 'Transcript' });
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Failed to copy link')).toBeVisible();
    await fails(page, '**/api/summaries/**');
    await page.getByRole('button', { name: 'Switch to Summary' }).click();
    await expect(page.getByText('Failed to regenerate. Please try again.')).toBeVisible();

    await fails(page, '**/api/transcripts/**');
    for (const [panel, name, message] of [
      [notes, 'Notes', 'Failed to save summary'],
      [transcript, 'Transcript', 'Failed to save transcript'],
    ] as const) {
      await panel.getByRole('button', { name: 'Edit' }).click();
      await panel.getByRole('textbox', { name }).first().fill('Typed here');
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(message)).toBeVisible();
    }
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(notes.getByRole('textbox')).toHaveText('Typed here');
    await expect(transcript.getByRole('textbox').first()).toHaveValue('Typed here');
    await transcript.getByRole('button', { name: 'Cancel' }).click();
    await notes.getByRole('button', { name: 'Cancel' }).click();

    await page.goto('/results/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'Results not found' })).toBeVisible();
    await fails(page, `**/api/results/${id}`);
    await page.goto(`/results/${id}`);
    await expect(page.getByText('Failed to load results. Please try again.')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });
});
