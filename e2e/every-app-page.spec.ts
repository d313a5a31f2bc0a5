import type { Page } from '@playwright/test';
import { signedIn, type TestAccount } from './support/accounts.ts';
import {
  avatarRules,
  expectNoColorFaults,
  expectNoFaults,
  expectNoFaultsInThemes,
  wholePageRules,
} from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { storedRecording } from './support/stored.ts';
import { expect, test } from './test.ts';

/** The pages behind the guard, each with something that is there once it is whole. */
const appPages = [
  { path: '/dashboard', whole: 'Your transcript is safe; please retry.' },
  { path: '/upload', whole: 'Paste an article' },
  { path: '/summarize-text', whole: 'Content' },
  { path: '/live-notes', whole: 'Check source' },
  { path: '/ask', whole: 'Ask about a decision' },
  { path: '/study', whole: 'No cards yet' },
  { path: '/tasks', whole: 'Call the baker' },
  // A week may begin while this runs.
  { path: '/week', whole: /Call the baker|Nothing was recorded/ },
  { path: '/profile', whole: 'Recent activity' },
  { path: '/api-test', whole: 'Run the tests' },
];

/** What opens on a page, after the page itself. */
const opens: Record<string, readonly string[]> = {
  '/dashboard': ['Delete'],
  '/profile': ['Add calendar', 'Delete Account'],
  '/results': ['Template', 'Show receipt'],
};

test('every page of an account and what opens on it is whole, in both themes, at each width', async ({
  page,
}) => {
  test.slow();
  const id = await withWork(await signedIn(page, 'somebody.whose.name.is.long'));
  for (const { path, whole } of [...appPages, { path: `/results/${id}`, whole: 'First point' }]) {
    await page.goto(path);
    await expect(page.getByText(whole).first()).toBeVisible();
    await expectFits(page);
    await expectNoFaults(page, avatarRules);
    await page.getByRole('button', { name: /^Switch to \w+ theme$/ }).click();
    await expectNoColorFaults(page);
    if (path === '/dashboard') await expectWholeSelection(page);
    for (const opener of opens[path.replace(`/${id}`, '')] ?? [])
      await expectWholeDialog(page, opener);
  }
});

async function expectWholeSelection(page: Page): Promise<void> {
  await page.getByRole('row').getByRole('checkbox').nth(1).check();
  await expect(page.getByRole('toolbar', { name: 'Selected items' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Clear selection' }).click();
}

/** @returns the id of a result; another one, whose summary failed, is beside it */
async function withWork(account: TestAccount): Promise<string> {
  await storedRecording(account, 5, 'failed');
  return await storedRecording(account, 60);
}

/** @param opener the name of the button that opens it */
async function expectWholeDialog(page: Page, opener: string): Promise<void> {
  await page.getByRole('button', { name: opener }).first().click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  await expectNoFaultsInThemes(page, wholePageRules);
  await page.keyboard.press('Escape');
}
