import type { Locator, Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { avatarRules, expectNoFaultsInThemes, wholePageRules } from './support/axe.ts';
import { downloaded } from './support/downloads.ts';
import { expectFits } from './support/fits.ts';
import { storedRecording } from './support/stored.ts';
import { expect, test } from './test.ts';

const NOTES = `## Decisions

- The survey is closed. [00:04](#s2) *(unverified)*

## Tasks

- [ ] Ann calls the supplier [00:02](#s1)
- [ ] Bo writes the report
`;

/** A result with these notes. @returns its id */
async function withNotes(page: Page, segments = 12): Promise<string> {
  const id = await storedRecording(await signedIn(page), segments);
  const edit = { data: { text: NOTES, version: 1 } };
  await expect(await page.request.patch(`/api/summaries/${id}`, edit)).toBeOK();
  await page.goto(`/results/${id}`);
  return id;
}

const notesOf = (page: Page) => page.getByRole('region', { name: 'AI Notes' });
const transcriptOf = (page: Page) => page.getByRole('region', { name: 'Transcript' });
const stored = async (page: Page, id: string) =>
  await (await page.request.get(`/api/results/${id}`)).json();

test('both sides are edited at once, whole in both themes: the notes by keyboard alone, the transcript line by line', async ({
  page,
}) => {
  const id = await withNotes(page);
  const notes = notesOf(page);
  const transcript = transcriptOf(page);
  await notes.getByRole('link', { name: '00:04' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Segment number 2 ');
  await expectNoFaultsInThemes(page, [...avatarRules, ...wholePageRules]);
  await transcript.getByRole('button', { name: 'Edit' }).click();
  await notes.getByRole('button', { name: 'Edit' }).press('Enter');
  const field = notes.getByRole('textbox', { name: 'Notes' });
  await expect(field).toBeFocused();
  await expect(transcript.getByRole('textbox').first()).toBeVisible();
  await expectNoFaultsInThemes(page, [...avatarRules, ...wholePageRules]);

  await test.step('what is not edited of the notes stays as it was', async () => {
    await expect(field).not.toContainText('#s2');
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('All ');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).press('Enter');
    await expect(question).toBeHidden();
    await field.focus();
    await page.keyboard.press('Control+z');
    await expect(field).not.toContainText('All ');
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+s');
    await expect(notes.getByRole('heading', { name: 'All Decisions' })).toBeVisible();
    // The editor shows the heading before the answer to the save has come.
    await expect
      .poll(async () => (await stored(page, id)).summaryText)
      .toBe(NOTES.replace('## D', '## All D'));
  });

  await test.step('lines are split, merged, undone, given another speaker and saved', async () => {
    const lines = transcript.getByRole('textbox', { name: /^Transcript, / });
    const first = await lines.first().inputValue();
    await lines.first().focus();
    await page.keyboard.press('Home');
    for (const _ of 'Segment number') await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(lines.first()).toHaveValue('Segment number');
    await expect(lines.nth(1)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(lines.first()).toHaveValue(first);
    await page.keyboard.press('Control+z');
    await expect(lines.first()).toHaveValue('Segment number');
    await page.keyboard.press('Control+z');
    await expect(lines.first()).toHaveValue(first);
    await lines.first().fill('Good morning.');
    await transcript.getByRole('button', { name: 'Speaker: Speaker 2' }).first().click();
    await page.getByRole('menuitem', { name: 'New speaker' }).click();
    const dialog = page.getByRole('dialog', { name: 'New speaker' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ann');
    await dialog.getByRole('button', { name: 'Use this name' }).click();
    await expect(transcript.getByText('2 lines changed')).toBeVisible();
    await transcript.getByRole('button', { name: 'Save' }).click();
    await expect(transcript).toContainText('Good morning.');
    await expect(page.getByRole('button', { name: 'Update notes' })).toBeVisible();
    const { source } = await stored(page, id);
    expect(source.transcript.segments.slice(0, 3)).toMatchObject([
      { index: 0, text: 'Good morning.', speaker: 'Speaker 1' },
      { index: 1, speaker: 'Ann' },
      { index: 2, speaker: 'Speaker 1' },
    ]);
  });

  await test.step('the title is edited, or left', async () => {
    await page.getByRole('button', { name: 'Rename', exact: true }).press('Enter');
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('Not this');
    await title.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Three hours.mp3' })).toBeVisible();
    await page.getByRole('button', { name: 'Rename', exact: true }).press('Enter');
    await title.fill('The survey');
    await title.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'The survey' })).toContainText(
      'Three hours.mp3',
    );
    await page.reload();
    await expect(page).toHaveTitle(/^The survey/);
  });
});

test('tasks are ticked, notes copied as formatted text, printed without any control, and read from right to left', async ({
  page,
}) => {
  const id = await withNotes(page);
  const notes = notesOf(page);
  const box = notes.getByRole('checkbox').first();
  await box.click();
  await expect(box).toBeChecked();
  await expect.poll(async () => (await stored(page, id)).summaryText).toContain('- [x] Ann');
  await page.reload();
  await expect(notes.getByRole('checkbox').first()).toBeChecked();
  expect((await downloaded(notes, 'Markdown')).beginning).toContain('# Three hours');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await notes.getByRole('button', { name: 'Copy section' }).first().press('Enter');
  await expect(page.getByText('Copied').first()).toBeVisible();
  const [html, text] = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => await (await item?.getType(type))?.text();
    return [await read('text/html'), await read('text/plain')];
  });
  expect(html).toContain('The survey is closed. [00:04]');
  expect(html).toContain('<li>');
  expect(text).toMatch(/^Decisions\s+- The survey is closed\. \[00:04\]/u);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notes.getByText('The survey is closed.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await test.step('what is written from right to left begins at the right', async () => {
    const arabic = '## قرارات\n\nتأجيل الإطلاق.\n\n- [ ] يكتب أحمد التقرير [00:02](#s1)\n';
    const edit = { data: { text: arabic, version: 3 } };
    await expect(await page.request.patch(`/api/summaries/${id}`, edit)).toBeOK();
    await page.reload();
    await expect(notes.getByRole('list')).toHaveCSS('direction', 'rtl');
    await expect(notes.getByText('تأجيل الإطلاق.')).toHaveCSS('direction', 'rtl');
    await expect(transcriptOf(page).getByText('Segment number 0 ')).toHaveCSS('direction', 'ltr');
    await expect(transcriptOf(page).getByText('Segment number 0 ')).toHaveCSS(
      'unicode-bidi',
      'plaintext',
    );
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    await expect(page.getByText('يكتب أحمد التقرير')).toHaveCSS('direction', 'rtl');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a citation opens its passage, actions come from the bottom edge, nothing is too small', async ({
    page,
  }) => {
    await withNotes(page, 400);
    const header = page.getByRole('banner');
    await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThanOrEqual(57);
    for (const name of ['Share', 'Export', 'More', 'Edit', 'Download']) {
      const button = page.getByRole('button', { name, exact: true }).first();
      await expect(async () => {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
      }).toPass();
    }
    await notesOf(page).getByRole('link', { name: '00:04' }).tap();
    const passage = page.getByRole('dialog', { name: 'Passage' });
    await expect(passage).toContainText('Segment number 2 ');
    await passage.getByRole('button', { name: 'Close' }).tap();
    await expect(notesOf(page)).toBeVisible();
    await page.getByRole('button', { name: 'More' }).tap();
    await expectAtBottomEdge(page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share' }).tap();
    const sharing = page.getByRole('dialog', { name: 'Who can open the link' });
    await expectAtBottomEdge(sharing);
    // What was copied is said above the sheet.
    await sharing.getByRole('switch', { name: 'Anyone with the link can view' }).tap();
    await expect(page.getByText('Link Copied')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFits(page);
  });
});

async function expectAtBottomEdge(sheet: Locator): Promise<void> {
  await expect(async () => {
    const box = await sheet.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    expect(box?.width).toBe(390);
  }).toPass();
}
