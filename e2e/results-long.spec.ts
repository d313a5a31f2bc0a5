import type { Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { storedRecording } from './support/stored.ts';
import { expect, test } from './test.ts';

const SEGMENTS = 5000;

const timesAsked = (page: Page, path: string): Promise<number> =>
  page.evaluate((asked) => {
    const requests = performance.getEntriesByType('resource');
    return requests.filter(({ name }) => new URL(name).pathname === asked).length;
  }, path);

test('three hours of transcript are read and searched with few lines in the page', async ({
  page,
}) => {
  const account = await signedIn(page);
  const id = await storedRecording(account, SEGMENTS);
  await page.goto(`/results/${id}`);
  const transcript = page.getByRole('region', { name: 'Transcript' });
  const list = transcript.getByRole('group', { name: 'Transcript' });
  await expect(list).toContainText('Segment number 0 ');
  // Both were asked for before the page's code had come, and its own requests took the answers over.
  expect(await timesAsked(page, `/api/results/${id}`)).toBe(1);
  expect(await timesAsked(page, '/api/auth/session')).toBe(1);

  await list.press('End');
  await expect(list).toContainText(`Segment number ${SEGMENTS - 1} `);
  expect(await list.locator('[data-index]').count()).toBeLessThan(60);

  const search = transcript.getByRole('searchbox');
  await search.fill(`number ${SEGMENTS - 2} `);
  await expect(transcript.getByText('1 of 1')).toBeVisible();
  await expect(list.locator('mark')).toBeInViewport();
  await search.fill('why it matters');
  await expect(transcript.getByText(`1 of ${SEGMENTS}`)).toBeVisible();
  await transcript.getByRole('button', { name: 'Previous match' }).click();
  await expect(transcript.getByText(`${SEGMENTS} of ${SEGMENTS}`)).toBeVisible();
  await expect(list.locator('mark[aria-current=true]')).toBeInViewport();
});
