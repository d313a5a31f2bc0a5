import { signedIn } from './support/accounts.ts';
import { framesOf } from './support/frames.ts';
import { storedRecording } from './support/stored.ts';
import { expect, test } from './test.ts';

const SEGMENTS = 5000;
const MOST_MS = 50;

// A figure of time: it belongs to a quiet machine.
test('three hours of transcript are scrolled without a hitch', async ({ page }) => {
  const account = await signedIn(page);
  const id = await storedRecording(account, SEGMENTS);
  await page.goto(`/results/${id}`);
  const list = page
    .getByRole('region', { name: 'Transcript' })
    .getByRole('group', { name: 'Transcript' });
  await expect(list).toContainText('Segment number 0 ');
  const frames = await framesOf(page, async () => {
    await list.hover();
    for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, 900);
    await list.press('End');
    await expect(list).toContainText(`Segment number ${SEGMENTS - 1} `);
    for (let step = 0; step < 30; step += 1) await page.mouse.wheel(0, -700);
  });
  expect(frames.length).toBeGreaterThan(50);
  expect(Math.max(...frames)).toBeLessThan(MOST_MS);
});
