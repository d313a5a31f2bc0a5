import type { APIRequestContext, Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { expect, test } from './test.ts';

async function saveText(request: APIRequestContext, text: string, outputType = 'notes') {
  const answer = await request.post('/api/text-inputs', { data: { text, outputType } });
  await expect(answer).toBeOK();
}

const rows = (page: Page) => page.getByRole('table').getByRole('row');

test('the dashboard leads on, counts the month and finds what was made, also after a reload', async ({
  page,
}) => {
  await signedIn(page, 'anna');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/usage', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back, Anna/ })).toBeVisible();
  await expect(page.getByText('Loading your usage')).toBeAttached();
  held.resolve();
  const usage = page.getByRole('region', { name: 'Usage this month' });
  await expect(usage.getByRole('listitem')).toHaveText([
    /Audio\/Video Minutes Used.*0 min of 30 min/s,
    /Text Summaries This Month.*0 of 5/s,
    /Live Notes This Month.*Not Available/s,
  ]);
  for (const [name, to] of [
    ['New Upload', '/upload'],
    ['Summarize Text', '/summarize'],
    ['Live Notes', '/live-notes'],
    ['API test', '/api-test'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', to);
  await expect(page.getByText('No uploads yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Text' }).click();
  await expect(page.getByText('No texts yet')).toBeVisible();
  await page.getByRole('button', { name: 'Look at a sample' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Sample: planning an open dayPlanning an open day.mp3');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No uploads yet')).toBeVisible();

  await page.getByRole('tab', { name: 'Text' }).click();
  await saveText(page.request, 'The quarterly budget was discussed with the supplier in Lyon.');
  await saveText(page.request, 'Photosynthesis turns light into chemical energy.', 'summary');
  await saveText(
    page.request,
    `${'Many words about other things. '.repeat(8)}A supplier, at last.`,
  );
  await saveText(page.request, 'To be deleted.');
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
  // A status says it as well, in a sentence.
  await expect(page.getByText('Ready', { exact: true })).toHaveCount(4);
  await expect(
    page.getByText('You have used 80% of the text summaries of the Free plan this month.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '/pricing');

  await page.getByRole('combobox', { name: 'Output type' }).click();
  await page.getByRole('option', { name: 'Notes' }).click();
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('searchbox', { name: 'Search history' }).fill('supplier');
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveURL('/dashboard?tab=texts&type=notes&q=supplier');
  await expect(page.locator('mark').first()).toHaveText('supplier');
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('searchbox', { name: 'Search history' })).toHaveValue('supplier');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Error' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Error' }).click();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(page).toHaveURL('/dashboard?tab=texts');

  await page.getByRole('searchbox', { name: 'Search history' }).fill('to be deleted');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete To be deleted.' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this item?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete To be deleted.' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Text input deleted successfully')).toBeVisible();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test.describe('the API test', () => {
  test.use({ expectedFaults: [/status of (403|422|429)/] });

  test('asks each part for real and says what it answered', async ({ page }) => {
    await signedIn(page);
    await page.goto('/api-test');
    await page.getByRole('button', { name: 'Run All Tests' }).click();
    await expect(page.getByRole('list', { name: 'Test results' }).getByRole('listitem')).toHaveText(
      [
        /AI notes generator.*Success.*Notes were generated/s,
        /Live transcription.*Error.*Upgrade to Pro for Live Notes/s,
        /Checkout.*Success.*Stripe API connected/s,
      ],
    );
    await page.route('**/api/functions/*', (route) =>
      route.fulfill({
        status: 429,
        json: { error: { code: 'rate-limited', message: 'Wait.', requestId: 'none' } },
      }),
    );
    await page.getByRole('button', { name: 'Run All Tests' }).click();
    await expect(page.getByText('Rate limit exceeded')).toHaveCount(2);
    await expect(page.getByText('Quota/Rate limit issue')).toBeVisible();
  });
});
