import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect } from '../test.ts';

/** Takes an item of a panel's Download menu. @returns the file's name and its first characters, a byte each. */
export async function downloaded(
  panel: Locator,
  item: string,
): Promise<{ name: string; beginning: string }> {
  const page = panel.page();
  await panel.getByRole('button', { name: 'Download' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  const download = await coming;
  const content = await readFile(await download.path());
  await expect(panel.getByRole('button', { name: 'Download' })).toBeEnabled();
  return {
    name: download.suggestedFilename(),
    beginning: content.subarray(0, 120).toString('latin1'),
  };
}
