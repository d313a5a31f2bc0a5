import type { Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { avatarRules, expectNoFaults } from './support/axe.ts';
import { downloaded } from './support/downloads.ts';
import { buyPro } from './support/pro-user.ts';
import { spoken } from './support/speech.ts';
import { storedRecording } from './support/stored.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const lecture = () =>
  spoken(
    'Река – лекция.wav',
    'Good morning everyone. Today we talk about the history of the river. The first bridge was destroyed in the war. We will decide about the new bridge in March.',
  );

/** By the page, the recording kept; ends at its result, whole and with its player. */
async function uploadLecture(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New Upload' }).first().click();
  await page.getByRole('button', { name: 'File' }).click();
  await page.getByRole('switch', { name: 'Keep the original file' }).click();
  await page.getByLabel('Choose file').setInputFiles(lecture());
  await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
  await expect(page.getByText('Upload Complete!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/results\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Река – лекция.wav' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'AI Summary' })).toContainText('Covers 100%', {
    timeout: 60_000,
  });
  await expect(page.getByRole('group', { name: 'Player' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Show receipt' })).toBeVisible();
}

test('a recording, from its upload to its notes, its downloads and its deletion', async ({
  page,
}) => {
  // The whole way, with real speech recognition in it.
  test.slow();
  await signedIn(page);
  // Every format of the downloads.
  await buyPro(page.request);
  await page.goto('/dashboard');
  await uploadLecture(page);
  const transcript = page.getByRole('region', { name: 'Transcript' });
  const summary = page.getByRole('region', { name: 'AI Summary' });

  await test.step('it can be heard, and what is heard is marked', async () => {
    const rows = transcript.locator('[data-index]');
    const times = transcript.getByRole('button', { name: /^Play from/ });
    const player = page.getByRole('group', { name: 'Player' });
    await times.last().press('Enter');
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(rows.last().locator('[aria-current=time]')).toBeVisible();
    await player.getByRole('button', { name: 'Pause' }).click();
    await rows.first().locator('p').click();
    await expect(rows.first().locator('[aria-current=time]')).toBeVisible();
    await player.getByRole('button', { name: 'Pause' }).click();
    const position = player.getByRole('slider', { name: 'Position' });
    await position.press('ArrowRight');
    await expect(position).toHaveAttribute('aria-valuetext', /^00:0[5-9] of 00:/);
    await player.getByRole('button', { name: 'Playback speed 1×' }).click();
    await page.getByRole('menuitem', { name: '1.5×' }).click();
    await expect(player.getByRole('button', { name: 'Playback speed 1.5×' })).toBeVisible();
  });

  await test.step('the point of the summary leads to where it was said', async () => {
    const citation = summary.getByRole('link', { name: /^\d\d:\d\d$/ }).first();
    const time = await citation.textContent();
    await citation.focus();
    await expect(page.getByRole('tooltip')).toContainText(time ?? '');
    await citation.click();
    await expect(transcript.locator('.border-accent', { hasText: time ?? '' })).toBeInViewport();
    // What is cited is heard.
    await page
      .getByRole('group', { name: 'Player' })
      .getByRole('button', { name: 'Pause' })
      .click();
  });

  await test.step('its words are edited, and keep their times', async () => {
    const times = await transcript.getByRole('button', { name: /^Play from/ }).allTextContents();
    await transcript.getByRole('button', { name: 'Edit' }).click();
    const line = transcript.getByRole('textbox', { name: /^Transcript/ }).last();
    const text = await line.inputValue();
    await line.fill('Nothing of this stays');
    await transcript.getByRole('button', { name: 'Cancel' }).click();
    await expect(transcript).not.toContainText('Nothing of this stays');
    await transcript.getByRole('button', { name: 'Edit' }).click();
    await line.fill(`${text} Riverside ended. Riverside it is.`);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await transcript.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    await expect(transcript).toContainText('Riverside it is.');
    const stale = summary
      .getByRole('status')
      .filter({ hasText: 'The transcript has changed since.' });
    await expect(stale.getByRole('button', { name: 'Update notes' })).toBeVisible();
    expect(await transcript.getByRole('button', { name: /^Play from/ }).allTextContents()).toEqual(
      times,
    );
  });

  await test.step('it is searched', async () => {
    const search = transcript.getByRole('searchbox', { name: 'Search transcript' });
    await search.fill('riverside');
    await expect(transcript.getByText('1 of 2')).toBeVisible();
    await search.press('Enter');
    await expect(transcript.getByText('2 of 2')).toBeVisible();
    await expect(transcript.locator('mark[aria-current=true]')).toHaveText('Riverside');
    await transcript.getByRole('button', { name: 'Next match' }).click();
    await expect(transcript.getByText('1 of 2')).toBeVisible();
    await search.fill('nobody said this');
    await expect(transcript.getByText('No matches')).toBeVisible();
    await search.fill('');
  });

  await test.step('it becomes notes, which are saved, and shown without what is dangerous', async () => {
    await page.getByRole('button', { name: 'Switch to Notes' }).click();
    const notes = page.getByRole('region', { name: 'AI Notes' });
    await expect(notes).toContainText('Covers 100%', { timeout: 60_000 });
    await notes.getByRole('button', { name: 'Edit' }).click();
    await notes
      .getByRole('textbox', { name: 'Notes' })
      .fill(
        '## Mine\n\n- [x] done\n\n<script>throw new Error("ran")</script><img src=x onerror=alert(1)>\n\n![spy](https://spy.example/a.png) [bad](javascript:alert(1))',
      );
    await notes.getByRole('button', { name: 'Save' }).click();
    await expect(notes.getByRole('heading', { name: 'Mine' })).toBeVisible();
    await expect(notes.getByText('spy')).toBeVisible();
    await expect(notes.locator('img, script, [href^="javascript:"]')).toHaveCount(0);
  });

  await test.step('both sides are downloaded', async () => {
    for (const [item, name, beginning] of [
      ['TXT', 'Река – лекция - transcript.txt', Buffer.from('Река').toString('latin1')],
      ['PDF', 'Река – лекция - transcript.pdf', '%PDF-'],
      ['SRT', 'Река – лекция - transcript.srt', '1\n00:00:0'],
      ['VTT', 'Река – лекция - transcript.vtt', 'WEBVTT\n\n00:00:0'],
      ['JSON', 'Река – лекция - transcript.json', '{\n  "title": '],
    ] as const) {
      const file = await downloaded(transcript, item);
      expect(file.name).toBe(name);
      expect(file.beginning.slice(0, beginning.length)).toBe(beginning);
    }
    const notes = page.getByRole('region', { name: 'AI Notes' });
    expect(await downloaded(notes, 'Markdown')).toMatchObject({
      name: 'Река – лекция - notes.md',
    });
    expect((await downloaded(notes, 'DOCX')).beginning).toMatch(/^PK/);
    await notes.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'TXT',
      'Markdown',
      'PDF',
      'DOCX',
      'Obsidian',
      'Notion',
      'Calendar (tasks)',
      'Anki cards',
    ]);
    await page.keyboard.press('Escape');
  });

  await test.step('it is deleted on its page, taken back, and deleted in the list', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('No uploads yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Delete Река – лекция.wav' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    // The one that was taken back may still be on its way out.
    await expect(page.getByText('Upload deleted successfully').last()).toBeVisible();
    await expect(page.getByText('No uploads yet')).toBeVisible();
  });
});

/** From `Speaker 1`, by the page; it has changed in the transcript, in the notes and in what is downloaded. */
async function nameFirstSpeaker(page: Page, name: string): Promise<void> {
  const transcript = page.getByRole('region', { name: 'Transcript' });
  const notes = page.getByRole('region', { name: 'AI Notes' });
  await expect(notes).toContainText('Speaker 1: First point');
  await transcript.getByRole('button', { name: 'Rename Speaker 1' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Who is Speaker 1?' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Renamed to ${name}`)).toBeVisible();
  await expect(transcript.getByRole('button', { name: /^Rename / })).toHaveText([
    name,
    'Speaker 2',
    name,
  ]);
  await expect(notes).toContainText(`${name}: First point`);
  expect((await downloaded(notes, 'Markdown')).beginning).toContain(`${name}: First point`);
  expect((await downloaded(transcript, 'TXT')).beginning).toContain(name);
}

test('a speaker is named, everywhere at once; the result is shared by its link, read only, and taken back', async ({
  page,
  browser,
}) => {
  const id = await storedRecording(await signedIn(page), 3);
  await page.goto(`/results/${id}`);
  await nameFirstSpeaker(page, 'Ann Lee');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(page.getByText('Link Copied')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  const stranger = await browser.newContext();
  const visit = await stranger.newPage();
  await visit.goto(link);
  await expect(visit).toHaveURL('/login');
  const everyone = page.getByRole('switch', { name: 'Anyone with the link can view' });
  await everyone.click();
  await expect(page.getByText('On: anyone with the link')).toBeVisible();
  await visit.goto(link);
  await expect(visit.getByRole('heading', { level: 1, name: 'Three hours.mp3' })).toBeVisible();
  await expect(visit.getByText('Shared with you, read only')).toBeVisible();
  await expect(visit.getByRole('region', { name: 'Transcript' })).toContainText(
    'Segment number 2 ',
  );
  await expect(visit.getByText('Ann Lee: First point')).toBeVisible();
  for (const name of ['Edit', 'Download', 'Share', 'Switch to Summary', 'Play'])
    await expect(visit.getByRole('button', { name, exact: true })).toHaveCount(0);
  await everyone.click();
  await expect(page.getByText('Off: only you')).toBeVisible();
  await visit.reload();
  await expect(visit).toHaveURL('/login');
  await stranger.close();
});

test('a pasted text, in a narrow window: summary, notes, and nothing typed is lost behind a tab', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signedIn(page);
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Text' }).click();
  await page
    .getByLabel('Content')
    .fill('The river was a border for centuries.\n\nThe new bridge will be built in March.');
  await page.getByRole('button', { name: 'Summarize Text' }).click();
  await page.getByRole('button', { name: 'Generate Summary' }).click();
  await expect(page).toHaveURL(/\/results\//);
  await expect(page.getByRole('tab', { name: 'AI Summary' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const summary = page.getByRole('region', { name: 'AI Summary' });
  await expect(summary).toContainText('Covers 100% of the text', { timeout: 60_000 });
  await summary.getByRole('button', { name: 'Edit' }).click();
  await summary.getByRole('textbox', { name: 'Summary' }).fill('Half a thought');
  await page.getByRole('tab', { name: 'Original Text' }).click();
  await expect(summary).toBeHidden();
  const text = page.getByRole('region', { name: 'Original Text' });
  await text.getByRole('searchbox', { name: 'Search text' }).fill('BRIDGE');
  await expect(text.getByText('1 of 1')).toBeVisible();
  await expectNoFaults(page, avatarRules);
  expect((await downloaded(text, 'TXT')).beginning).toMatch(/^The river was a border/);
  await text.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await text.getByRole('button', { name: 'Cancel' }).click();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(summary.getByRole('textbox', { name: 'Summary' })).toHaveText('Half a thought');
  await summary.getByRole('button', { name: 'Save' }).click();
  await expect(summary).toContainText('Half a thought');
  await page.getByRole('button', { name: 'Switch to Notes' }).click();
  await expect(page.getByRole('region', { name: 'AI Notes' })).toContainText('Covers 100%', {
    timeout: 60_000,
  });
});

test.describe('a text that was changed elsewhere meanwhile', () => {
  test.use({ expectedFaults: [/status of 409/] });

  test('is not overwritten unasked; a citation leads far down, behind its tab', async ({
    page,
  }) => {
    const id = await storedRecording(await signedIn(page), 400);
    const elsewhere = { text: 'Written elsewhere [14:22](#s399)', version: 1 };
    await page.goto(`/results/${id}`);
    const notes = page.getByRole('region', { name: 'AI Notes' });
    const field = notes.getByRole('textbox', { name: 'Notes' });
    await notes.getByRole('button', { name: 'Edit' }).click();
    await field.fill('Written here');
    await expect(await page.request.patch(`/api/summaries/${id}`, { data: elsewhere })).toBeOK();
    await notes.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' });
    await expect(dialog.getByRole('list', { name: 'Saved meanwhile' })).toContainText(
      'Written elsewhere 14:22',
    );
    await expect(dialog.getByRole('list', { name: 'Yours' })).toContainText('Written here');
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field).toHaveText('Written here');
    await notes.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Discard mine' }).click();
    await expect(notes).toContainText('Written elsewhere');

    await page.setViewportSize({ width: 700, height: 800 });
    const tab = page.getByRole('tab', { name: 'Transcript' });
    await tab.click();
    await expect(page.getByText('Segment number 0 ')).toBeInViewport();
    await page.getByRole('tab', { name: 'AI Notes' }).click();
    await notes.getByRole('link', { name: '14:22' }).click();
    const passage = page.getByRole('dialog', { name: 'Passage' });
    await expect(passage).toContainText('Segment number 399 ');
    await passage.getByRole('button', { name: 'Show in transcript' }).click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Segment number 399 ')).toBeInViewport();
  });
});
