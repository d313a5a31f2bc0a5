import type { Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { avatarRules, expectNoFaults } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { expect, test } from './test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedFaults: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/],
});

const LECTURE = [
  'A projection that keeps areas is called equal-area.',
  'The oldest globe of the town was made by Martin Behaim in 1492.',
  'The island of Greenland covers 2.2 million square kilometres of rock and ice.',
  'A loxodrome is a line of constant bearing that crosses all meridians at the same angle.',
].join('\n\n');

const card = (page: Page) => page.getByRole('article', { name: 'Card' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The reviews that the server counts today. */
const reviewedToday = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/study')).json()).progress.reviewedToday;

/** Reviews that this browser has and the server does not. */
const keptHere = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('notelark-study', 1);
        opening.addEventListener('success', () => {
          const reviews = opening.result.transaction('reviews').objectStore('reviews');
          const reading = reviews.getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result.filter(({ sent }) => !sent).length);
          });
        });
      }),
  );

async function inBothThemes(page: Page): Promise<void> {
  for (let look = 0; look < 2; look += 1) {
    await expectNoFaults(page, avatarRules);
    await button(page, /^Switch to \w+ theme$/).click();
  }
}

test('cards are made, chosen and learned by keyboard alone, also without a connection', async ({
  page,
  context,
}) => {
  await signedIn(page);
  const data = { text: LECTURE, outputType: 'notes' };
  const { summaryId } = await (await page.request.post('/api/text-inputs', { data })).json();

  await test.step('a card is approved, one is edited, one is dropped', async () => {
    await page.goto(`/results/${summaryId}`);
    await expect(page.getByRole('region', { name: 'AI Notes' })).toContainText('Greenland');
    await button(page, 'More').focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: 'Study cards' });
    await expect(item).toBeVisible();
    await page.keyboard.type('Study');
    // The menu moves the focus a moment after the last letter.
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/study/${summaryId}`);
    await button(page, 'Make cards').focus();
    await page.keyboard.press('Enter');
    const proposed = page.getByRole('region', { name: /^Proposed/ }).getByRole('listitem');
    await expect(proposed).toHaveCount(4);
    await inBothThemes(page);
    await expectFits(page);
    await page.goto('/study');
    await expect(page.getByText('No cards yet')).toBeHidden();
    const waiting = page.getByRole('region', { name: 'Proposed cards' }).getByRole('link');
    await expect(waiting).toContainText('4 to choose');
    await waiting.click();
    await expect(page).toHaveURL(`/study/${summaryId}`);
    await proposed.first().focus();
    await page.keyboard.press('a');
    await expect(proposed).toHaveCount(3);
    await page.keyboard.press('e');
    await expect(page.getByLabel(/^Sentence, with/)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('Behaim finished his globe in _____.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Behaim finished his globe in 1492.')).toBeVisible();
    await page.keyboard.press('d');
    await expect(proposed).toHaveCount(2);
    await page.keyboard.press('a');
    await expect(proposed).toHaveCount(1);
    await page.keyboard.press('a');
    await expect(page.getByRole('region', { name: 'In your deck (3)' })).toBeVisible();
    await expect(proposed).toHaveCount(0);
  });

  await test.step('one after the other is asked, rated, and taken back', async () => {
    await page.getByRole('link', { name: 'Study now' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 cards left')).toBeVisible();
    await expect(button(page, 'Good')).toHaveCount(0);
    const asked = await card(page).innerText();
    await page.keyboard.press('Space');
    for (const rating of ['Again', 'Hard', 'Good', 'Easy'])
      await expect(button(page, rating)).toBeVisible();
    await inBothThemes(page);
    await expectFits(page);
    await card(page).focus();
    await page.keyboard.press('4');
    await expect(page.getByText('2 cards left')).toBeVisible();
    await page.keyboard.press('u');
    await expect(page.getByText('3 cards left')).toBeVisible();
    await expect(button(page, 'Easy')).toBeVisible();
    expect(await card(page).innerText()).not.toBe(asked);
    await page.keyboard.press('4');
    await expect(page.getByText('2 cards left')).toBeVisible();
    await expect.poll(() => keptHere(page)).toBe(0);
    expect(await reviewedToday(page)).toBe(1);
  });

  await test.step('without a connection it goes on, and arrives once there is one', async () => {
    await expect.poll(() => page.evaluate(() => caches.has('notelark-assets'))).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('2 cards left')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('4');
    await expect(page.getByText('1 card left')).toBeVisible();
    await expect(page.getByText(/^1 review is kept on this device/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 card left')).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('4');
    await expect(page.getByText('Done for now')).toBeVisible();
    await expect(page.getByText(/The next one comes (tomorrow|on|today)/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/kept on this device/)).toHaveCount(0);
    expect(await keptHere(page)).toBe(0);
    expect(await reviewedToday(page)).toBe(3);
  });
});
