import type { Locator, Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { expectNoFaults } from './support/axe.ts';
import { storedRecording } from './support/stored.ts';
import { expect, test } from './test.ts';

const MOST_TABS = 60;

/** Goes on with Tab until a control has the focus, as one does who has no mouse. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control.first()).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await isFocused(control.first())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} times Tab did not lead to ${String(control)}`);
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Goes to a page by the command palette. */
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type(name);
  await expect(dialog.getByRole('option', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
}

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

test('from a text to its notes, and from the history to a shared result, by keyboard alone', async ({
  page,
}) => {
  const account = await signedIn(page);
  await storedRecording(account, 30);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('a text is summarized', async () => {
    await page.goto('/summarize');
    await tabTo(page, page.getByLabel('Text to summarize'));
    await page.keyboard.insertText(
      'Ann: Shall we move the market to Saturday?\nBen: Yes, agreed.\nAnn: Good. Who tells the baker?\nBen: I will tell the baker by Friday.\n',
    );
    await press(page, button('Generate Summary'));
    await expect(page).toHaveURL(/\/results\//);
    await expect(page.getByRole('region', { name: 'AI Summary' })).toContainText('Saturday');
  });

  await test.step('its task is ticked in the list of all tasks, another one leads to its passage', async () => {
    await command(page, 'Tasks');
    await expect(page).toHaveURL('/tasks');
    const task = page.getByRole('checkbox', { name: /^Done: .*tell the baker/ });
    await tabTo(page, task);
    await page.keyboard.press('Space');
    await expect(task).toBeChecked();
    await press(page, page.getByRole('link', { name: 'Three hours.mp3, 00:02' }));
    await expect(page).toHaveURL(/\/results\/.*#s1$/);
    await expect(page.locator('[data-block].border-accent')).toContainText('Segment number 1 ');
  });

  await test.step('a recording is found by its name, and renamed in the list', async () => {
    await command(page, 'Dashboard');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('link', { name: 'Three hours' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search history' })).toBeFocused();
    await page.keyboard.type('three');
    await press(page, page.getByRole('button', { name: /^More for Three hours/ }));
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Council, three of us');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Council' })).toBeVisible();
  });

  await test.step('its result is opened, searched, edited and shared', async () => {
    await press(page, page.getByRole('link', { name: 'Council' }));
    await expect(page).toHaveURL(/\/results\//);
    const transcript = page.getByRole('region', { name: 'Transcript' });
    await tabTo(page, transcript.getByRole('searchbox'));
    await page.keyboard.type('number 7');
    await expect(transcript.locator('mark').first()).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, button('Share'));
    await tabTo(page, page.getByRole('switch', { name: 'Anyone with the link can view' }));
    await page.keyboard.press('Space');
    await expect(page.getByText('On: anyone with the link')).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByRole('textbox', { name: 'Notes' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: 'Notes' })).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectNoFaults(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
