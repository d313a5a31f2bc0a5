import type { Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { avatarRules, expectNoFaults } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { expect, test } from './test.ts';

const COUNCIL = `00:00:01.000 --> 00:00:05.000
Ann: Let us talk about the open day. The marquee costs nine hundred pounds.

00:00:06.000 --> 00:00:09.000
Ben: I will order the marquee on Monday.

00:00:10.000 --> 00:00:14.000
Ann: And the caterers bring soup.
`;

/** A recording with notes that the product has made; the address of its page. */
async function imported(page: Page): Promise<string> {
  const content = Buffer.from(`WEBVTT\n\n${COUNCIL}`).toString('base64');
  const files = [{ name: 'council.vtt', content }];
  const made = await page.request.post('/api/imports', {
    data: { files, title: 'Council', outputType: 'notes' },
  });
  const { summaryId } = (await made.json()) as { summaryId: string };
  return `/results/${summaryId}`;
}

test('a question is answered with what was said, by the keyboard alone', async ({ page }) => {
  await signedIn(page, 'quentin');
  const result = await imported(page);
  await page.goto('/ask');
  await expect(page.getByRole('heading', { name: 'Ask your recordings', level: 1 })).toBeVisible();
  await expect(page.getByText('Questions that you ask are kept here')).toBeVisible();

  const question = page.getByRole('textbox', { name: 'Question' });
  const log = page.getByRole('log', { name: 'Answers' });
  await question.focus();
  await page.keyboard.type('What does the marquee cost?');
  await page.keyboard.press('Enter');
  const first = log.getByRole('article', { name: 'What does the marquee cost?' });
  await expect(first.getByRole('blockquote')).toContainText('Ann: Let us talk about the open day.');
  await expect(first.locator('mark').first()).toBeVisible();
  await expect(log).toHaveAttribute('aria-busy', 'false');

  await test.step('a question that points back takes the words of the one before', async () => {
    await expect(question).toBeFocused();
    await page.keyboard.type('Who will order it?');
    await page.keyboard.press('Enter');
    const second = log.getByRole('article', { name: 'Who will order it?' });
    await expect(second.getByRole('blockquote')).toContainText('order the marquee on Monday');
  });

  await test.step('what is not said is said to be so', async () => {
    await page.keyboard.type('How does photosynthesis work?');
    await page.keyboard.press('Enter');
    const third = log.getByRole('article', { name: 'How does photosynthesis work?' });
    await expect(third).toContainText('Not said in your recordings.');
  });

  await expectNoFaults(page, avatarRules);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Switch to light theme' }).press('Enter');
  await expectNoFaults(page, avatarRules);
  await expectFits(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFaults(page, avatarRules);
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step('a passage leads to its moment, and its recording back to questions about it', async () => {
    await first.getByRole('link', { name: '00:01', exact: true }).press('Enter');
    await expect(page).toHaveURL(`${result}#s0`);
    await page.getByRole('button', { name: 'More' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Ask this recording' }).press('Enter');
    await expect(page.getByRole('combobox', { name: 'Where to look' })).toContainText(
      'Only this recording',
    );
  });

  await test.step('questions are kept until they are deleted', async () => {
    const earlier = page.getByRole('region', { name: 'Asked before' });
    await earlier.getByRole('button', { name: /^What does the marquee cost/ }).press('Enter');
    await expect(log.getByRole('blockquote')).toContainText('marquee costs nine hundred pounds');
    const remove = earlier.getByRole('button', { name: 'Delete “What does the marquee cost?”' });
    await remove.press('Enter');
    await expect(remove).toBeHidden();
    await expect(log.getByRole('article')).toHaveCount(0);
  });
});
