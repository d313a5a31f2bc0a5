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

/** Rows as the server would give them, of work that no quick test can have fail. */
function uploadRows(count: number, from: number, work: object) {
  return Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(from + index).padStart(12, '0')}`,
    createdAt: '2026-03-01T10:00:00.000Z',
    filename: `talk ${from + index + 1}.mp3`,
    title: `talk ${from + index + 1}.mp3`,
    durationSeconds: null,
    speakers: 0,
    gist: null,
    summaries: [{ id: '00000000-0000-4000-9000-000000000001', outputType: 'summary' }],
    outputType: 'summary',
    match: null,
    ...work,
  }));
}

const running = (status: string, progress: number) => ({
  status: 'processing',
  work: { status, progress, part: null, waitsUntil: null, error: null, revision: 1 },
});

test.describe('work that runs, fails and is more than a page', () => {
  test.use({ expectedFaults: [/status of (404|500)/] });

  test('rows move by themselves, say why they failed, offer Retry and Load More', async ({
    page,
  }) => {
    await signedIn(page);
    const failed = {
      status: 'error',
      work: {
        status: 'failed',
        progress: 0.4,
        part: null,
        waitsUntil: null,
        error: { code: 'decoder-failed', message: 'This file is damaged.' },
        revision: 2,
      },
    };
    const answers = [running('decoding', 0.05), running('transcribing', 0.4), failed];
    let asked = 0;
    await page.route('**/api/uploads?*', async (route) => {
      const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
      const work = answers[Math.min(asked, answers.length - 1)] ?? failed;
      if (offset === 0) asked += 1;
      const body = { rows: offset === 0 ? uploadRows(20, 0, work) : uploadRows(3, 20, failed) };
      await route.fulfill({ json: body });
    });
    await page.goto('/dashboard');
    await expect(page.getByText('Reading the recording 5%').first()).toBeVisible();
    await expect(page.getByText('Transcribing 40%').first()).toBeVisible();
    await expect(page.getByText('This file is damaged.').first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Audio' }).first()).toBeVisible();
    await expect(rows(page)).toHaveCount(21);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(rows(page)).toHaveCount(24);
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
    await page.getByRole('button', { name: 'Retry talk 1.mp3', exact: true }).click();
    await expect(page.getByText('Failed to restart processing. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete talk 2.mp3', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    // Once it can no longer be undone.
    await page.getByText('Upload deleted successfully').waitFor();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByText('Failed to delete upload')).toBeVisible();

    await page.unroute('**/api/uploads?*');
    await page.route(/\/api\/(uploads|text-inputs|usage)/, (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.reload();
    await expect(page.getByText('Failed to load uploads')).toBeVisible();
    await expect(page.getByText('0 min of 30 min')).toBeVisible();
    await page.getByRole('tab', { name: 'Text' }).click();
    await expect(page.getByText('Failed to load text inputs')).toBeVisible();
  });
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
