import { expect, test } from './test.ts';
import { signedIn } from './support/accounts.ts';

const LECTURE = [
  'A glacier is a mass of ice that moves slowly under its own weight.',
  'Meltwater carries sediment from under the glacier to its end, where it settles.',
  'The sediment builds a moraine wherever the ice stands still for a long time.',
  'In the summer of 1963 the lake behind a moraine drained within two days.',
]
  .flatMap((text) => [text, `Remember: ${text.charAt(0).toLowerCase()}${text.slice(1)}`])
  .concat(
    Array.from(
      { length: 24 },
      () => 'The valley below was empty at that time, nobody lived there.',
    ),
  )
  .join('\n');

test('a lecture gets questions to test oneself with; the choice can be changed, and languages are remembered', async ({
  page,
}) => {
  await signedIn(page, 'summary-options');
  await page.goto('/summarize');
  await page.getByLabel('Text to summarize').fill(LECTURE);
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Lecture' }).click();
  await page.getByRole('button', { name: 'Generate Summary' }).click();

  const summary = page.getByRole('region', { name: 'AI Summary' });
  await expect(summary.getByRole('heading', { name: 'Questions to test yourself' })).toBeVisible();
  await expect(summary).toContainText('_____');
  await summary.getByRole('button', { name: 'Show answer' }).first().click();
  await expect(summary.getByRole('button', { name: 'Hide answer' })).toBeVisible();
  await expect(summary).toContainText('Template: Lecture');
  const first = page.url();

  await page.getByRole('button', { name: 'Template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make it another way' });
  await dialog.getByRole('combobox', { name: 'Template' }).click();
  // What needs a language model is shown, and can't be chosen on a server without one.
  await expect(page.getByRole('option', { name: 'My own instructions' })).toBeDisabled();
  await page.getByRole('option', { name: 'Meeting' }).click();
  await dialog.getByRole('button', { name: 'Generate again' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(summary).toContainText('Template: Meeting');

  await page.goto('/upload');
  await page.getByRole('button', { name: 'File' }).click();
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveText('General');
  await page.getByRole('combobox', { name: 'Spoken language' }).click();
  await page.getByRole('option', { name: 'German' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'File' }).click();
  await expect(page.getByRole('combobox', { name: 'Spoken language' })).toHaveText('German');
});
