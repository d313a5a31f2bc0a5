import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { AccountContext, leaveSession } from '../../lib/session.ts';
import { dropAllTexts, keptTexts, TextKeeper } from '../../lib/text-drafts.ts';
import { closeUpgradeOffer, useUpgradeOffer } from '../../lib/upgrade-offer.ts';
import { ann } from '../../testing/account.ts';
import { refusal as refused } from '../../testing/stub-api.ts';
import { ToastOutlet } from '../../ui/toast.tsx';
import UpgradeDialog from '../upgrade-dialog.tsx';
import SummarizePage from './summarize.tsx';

afterEach(() => {
  cleanup();
  closeUpgradeOffer();
  dropAllTexts();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The newest of the texts that wait. */
const kept = (): string | undefined => keptTexts(ann.id)[0]?.text;

const TEXT = 'The sixth text of the month.';
const refusal = { code: 'text-quota-exceeded', message: 'No summaries are left.', requestId: '1' };

const answerWith = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/text-inputs' ? Response.json(body, { status }) : Response.json({}),
  );

const Offer = () => <output aria-label="Offer">{useUpgradeOffer()}</output>;

/** @param given by the upload page */
function show(account = ann, given = '', search = ''): void {
  cleanup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AccountContext value={account}>
        <MemoryRouter
          initialEntries={[{ pathname: '/summarize', search, key: given, state: { text: given } }]}
        >
          <SummarizePage />
          <Offer />
          <ToastOutlet theme="dark" />
        </MemoryRouter>
      </AccountContext>
    </QueryClientProvider>,
  );
}

function open(account = ann, given = ''): HTMLTextAreaElement {
  show(account, given);
  return screen.getByLabelText<HTMLTextAreaElement>('Text to summarize');
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Generate Summary' }));

async function beRefused(): Promise<void> {
  answerWith(402, { error: refusal });
  fireEvent.change(open(), { target: { value: TEXT } });
  send();
  await waitFor(() =>
    expect(screen.getByLabelText('Offer').textContent).toBe(
      'No summaries are left. Your text is kept here until you send or discard it.',
    ),
  );
}

it('keeps a text that was refused for want of a quota until it has been sent', async () => {
  await beRefused();
  const field = open();
  expect(field.value).toBe(TEXT);
  fireEvent.change(field, { target: { value: `${TEXT} Edited.` } });
  expect(open().value).toBe(`${TEXT} Edited.`);
  answerWith(201, { textInputId: '1', summaryId: '2' });
  send();
  await waitFor(() => expect(kept()).toBeUndefined());
  expect(open().value).toBe('');
});

it('leads from a text past the month’s last to the plans, and back to the text', async () => {
  await beRefused();
  render(<UpgradeDialog />, { wrapper: MemoryRouter });
  const dialog = screen.getByRole('dialog', { name: 'Upgrade your plan' });
  expect(dialog.textContent).toContain('No summaries are left.');
  const plans = within(dialog).getByRole('link', { name: 'View plans' });
  expect(plans.getAttribute('href')).toBe('/pricing');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text to summarize').value).toBe(TEXT);
});

it('takes no text that is too long, and says so', async () => {
  const field = open();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Summary' });
  expect(button.disabled).toBe(true);
  fireEvent.change(field, { target: { value: 'a'.repeat(10_001) } });
  await screen.findByText('Text Too Long');
  screen.getByText('Character limit exceeded');
  expect(button.disabled).toBe(true);
  fireEvent.change(field, { target: { value: 'a'.repeat(10_000) } });
  expect(button.disabled).toBe(false);
});

it('says that a saved text could not be loaded', async () => {
  vi.stubGlobal('fetch', async () => refused(404, 'not-found'));
  show(ann, '', '?text_input_id=00000000-0000-4000-8000-000000000000');
  expect(await screen.findByText('Failed to load saved text')).toBeDefined();
});

it('forgets the text when it is discarded', async () => {
  await beRefused();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text to summarize').value).toBe('');
  expect(open().value).toBe('');
});

it('keeps a text that was only typed, and none where all of it was deleted', () => {
  fireEvent.change(open(), { target: { value: 'Only typed.' } });
  expect(open().value).toBe('Only typed.');
  expect(
    screen.getByText('The text that you have not sent is here again.', { exact: false }),
  ).toBeDefined();
  fireEvent.change(screen.getByLabelText('Text to summarize'), { target: { value: '' } });
  expect(open().value).toBe('');
  expect(kept()).toBeUndefined();
});

it('takes over the text of the upload page, and another one that waits stays', async () => {
  fireEvent.change(open(), { target: { value: TEXT } });
  fireEvent.change(open(ann, 'Another text.'), { target: { value: 'Another text!' } });
  expect(keptTexts(ann.id).map(({ text }) => text)).toEqual(['Another text!', TEXT]);
  answerWith(201, { textInputId: '1', summaryId: '2' });
  send();
  await waitFor(() => expect(keptTexts(ann.id).map(({ text }) => text)).toEqual([TEXT]));
  fireEvent.change(open(ann, TEXT), { target: { value: `${TEXT} Edited.` } });
  expect(kept()).toBe(`${TEXT} Edited.`);
});

/** Another tab: it shares the browser's storage, not the tab's. */
function openInNewTab(): HTMLTextAreaElement {
  sessionStorage.clear();
  return open();
}

it('keeps the text of each tab, and lists those of the others', () => {
  fireEvent.change(open(), { target: { value: 'Of the first tab.' } });
  const field = openInNewTab();
  expect(field.value).toBe('');
  fireEvent.change(field, { target: { value: 'Of the second tab.' } });
  expect(open().value).toBe('Of the second tab.');
  fireEvent.click(screen.getByRole('button', { name: 'Go on with “Of the first tab.”' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text to summarize').value).toBe(
    'Of the first tab.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Discard “Of the second tab.”' }));
  expect(keptTexts(ann.id).map(({ text }) => text)).toEqual(['Of the first tab.']);
});

it('keeps both where two tabs go on with one text', () => {
  fireEvent.change(open(), { target: { value: 'Begun.' } });
  const begun = keptTexts(ann.id);
  const first = new TextKeeper(ann.id, '/summarize');
  const second = new TextKeeper(ann.id, '/summarize');
  for (const keeper of [first, second]) for (const text of begun) keeper.take(text);
  first.keep({ text: 'Begun here.', outputType: 'notes' });
  second.keep({ text: 'Begun there.', outputType: 'notes' });
  first.keep({ text: 'Begun here, too.', outputType: 'notes' });
  second.drop();
  expect(keptTexts(ann.id).map(({ text }) => text)).toEqual(['Begun here, too.']);
});

it('has what was edited again after a reload, not what the upload page gave', () => {
  fireEvent.change(open(ann, TEXT), { target: { value: `${TEXT} Edited.` } });
  expect(open(ann, TEXT).value).toBe(`${TEXT} Edited.`);
});

it('lets another text be written while one waits', () => {
  fireEvent.change(open(), { target: { value: TEXT } });
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Write another' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text to summarize').value).toBe('');
  expect(screen.getByText(TEXT)).toBeDefined();
  expect(kept()).toBe(TEXT);
});

it('knows the text of the version before', () => {
  const entry = { accountId: ann.id, text: TEXT, outputType: 'notes' };
  localStorage.setItem('notelark-text-draft', JSON.stringify(entry));
  open();
  fireEvent.click(screen.getByRole('button', { name: `Go on with “${TEXT}”` }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text to summarize').value).toBe(TEXT);
});

it('shows the text to nobody else, and forgets it when its owner signs out', async () => {
  await beRefused();
  expect(open({ ...ann, id: 'b3f7c1ee-8b0e-4f0c-9d2f-1c1b1f0d2a09' }).value).toBe('');
  leaveSession();
  expect(open().value).toBe('');
});

it('sends a text again under the id of the try that got no answer, and another text under another', async () => {
  const ids: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string } = {}) => {
    if (url !== '/api/text-inputs') return Response.json({});
    ids.push(JSON.parse(body).requestId);
    throw new TypeError('the connection broke');
  });
  const field = open();
  for (const [tries, text] of [TEXT, TEXT, `${TEXT} Edited.`].entries()) {
    fireEvent.change(field, { target: { value: text } });
    send();
    await waitFor(() => expect(ids).toHaveLength(tries + 1));
    await screen.findByRole('button', { name: 'Generate Summary' });
  }
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});
