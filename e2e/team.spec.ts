import type { Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { avatarRules, expectNoFaults } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { expect, test } from './test.ts';

/** Buys Business in the sandbox, and waits until the plan is in force. */
async function subscribe(page: Page): Promise<void> {
  const checkout = await page.request.post('/api/functions/create-checkout', {
    data: { priceId: 'price_business_monthly' },
  });
  const { url } = (await checkout.json()) as { url: string };
  const id = new URL(url).pathname.split('/').at(-1);
  const card = { card: '4242 4242 4242 4242' };
  await page.request.post(`/api/sandbox/checkouts/${id}/pay`, { data: card });
  await expect
    .poll(async () => {
      const session = await page.request.get('/api/auth/session');
      return ((await session.json()) as { account: { plan: string } }).account.plan;
    })
    .toBe('business');
}

async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a member' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
}

/** In both themes, at each width. */
async function expectWhole(page: Page): Promise<void> {
  await expectFits(page);
  for (const to of ['dark', 'light'] as const) {
    const toggle = page.getByRole('button', { name: `Switch to ${to} theme` });
    if (await toggle.isVisible()) await toggle.click();
    await expectNoFaults(page, avatarRules);
  }
}

const notesOf = (page: Page) => page.getByRole('region', { name: 'AI Notes' });

/** Two members edit the notes of one shared result: the second to save decides, with both texts at hand. */
async function editAtOnce(first: Page, second: Page): Promise<void> {
  const [mine, theirs] = [notesOf(second), notesOf(first)];
  const field = mine.getByRole('textbox', { name: 'Notes' });
  await first.keyboard.press('Escape');
  for (const notes of [theirs, mine]) await notes.getByRole('button', { name: 'Edit' }).click();
  await theirs.getByRole('textbox', { name: 'Notes' }).fill('The ferry leaves at ten.');
  await field.fill('Bob brings the ropes and a lamp.');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByRole('textbox')).toBeHidden();
  await mine.getByRole('button', { name: 'Save' }).click();
  const dialog = second.getByRole('dialog', { name: 'Changed elsewhere' });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field).toHaveText('Bob brings the ropes and a lamp.');
  await first.reload();
  await expect(theirs).toContainText('The ferry leaves at ten.');
  await mine.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Replace with mine' }).click();
  await expect(field).toBeHidden();
  await first.reload();
  await expect(theirs).toContainText('Bob brings the ropes and a lamp.');
}

test('a team of three, from the invitation to dissolving', async ({ page, browser }) => {
  const owner = await signedIn(page, 'team.owner');
  await page.goto('/team');
  await expect(page.getByText('You are not in a team')).toBeVisible();
  await subscribe(page);
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
  await page.getByLabel('Team name').fill('Harbour Crew');
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByText('1 of 5 seats taken')).toBeVisible();

  const [ann, bob] = [await browser.newPage(), await browser.newPage()];
  const [annAccount, bobAccount] = [await signedIn(ann, 'ann'), await signedIn(bob, 'bob')];
  await invite(page, annAccount.email);
  await invite(page, bobAccount.email);
  await expect(page.getByText('3 of 5 seats taken')).toBeVisible();
  for (const [member, from] of [
    [ann, '/dashboard'],
    [bob, '/team'],
  ] as const) {
    await member.goto(from);
    await member.getByRole('button', { name: 'Join Harbour Crew' }).click();
    await expect(member.getByText('You are in Harbour Crew now')).toBeVisible();
    await member.goto('/team');
    await expect(member.getByRole('region', { name: 'Members' })).toContainText(owner.email);
  }

  const made = await ann.request.post('/api/text-inputs', {
    data: { text: 'The ferry leaves at nine. Bob brings the ropes.', outputType: 'notes' },
  });
  const { summaryId } = (await made.json()) as { summaryId: string };
  await ann.goto(`/results/${summaryId}`);
  await ann.getByRole('button', { name: /^(Share|Copied!)$/ }).click();
  await ann.getByRole('switch', { name: 'Share with team' }).click();
  await ann.getByRole('switch', { name: 'Team can edit' }).click();
  await expect(ann.getByRole('switch', { name: 'Team can edit' })).toBeChecked();

  await bob.goto('/dashboard?tab=team');
  await expect(bob.getByText(`by ${annAccount.email}`)).toBeVisible();
  await bob.getByRole('link', { name: /ferry/i }).click();
  await expect(bob.getByText(`Shared by ${annAccount.email}`)).toBeVisible();
  await editAtOnce(ann, bob);

  await page.reload();
  await page.getByRole('button', { name: /^Manage bob/ }).click();
  const manage = page.getByRole('dialog', { name: `Manage ${bobAccount.email}` });
  await manage.getByLabel('Minutes per month').fill('120');
  await manage.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: '2 h' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText(
    `${owner.email} invited ${annAccount.email}`,
  );
  await expectWhole(page);

  await page.getByRole('button', { name: /^Manage bob/ }).click();
  await expect(manage).toContainText(`${bobAccount.email} can’t be made the owner yet`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rename team' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename the team' });
  await renaming.getByLabel('Team name').fill('Night crew');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('renamed the team');

  await bob.goto('/team');
  await bob.getByRole('button', { name: 'Leave team' }).click();
  await bob.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click();
  await expect(bob.getByText('You are not in a team')).toBeVisible();

  await page.getByRole('button', { name: 'Dissolve team' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dissolve team' }).click();
  await expect(page.getByRole('heading', { name: 'Create a team' })).toBeVisible();
  await ann.goto('/team');
  await expect(ann.getByText('You are not in a team')).toBeVisible();
});
