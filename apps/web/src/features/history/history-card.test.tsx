import type { UploadRow } from '@notelark/api/library';
import { historyPageSize } from '@notelark/api/output-types';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountContext } from '../../lib/session.ts';
import { ann } from '../../testing/account.ts';
import { ToastOutlet } from '../../ui/toast.tsx';
import { HistoryCard } from './history-card.tsx';

const row = (id: string, changes: Partial<UploadRow> = {}): UploadRow => ({
  id,
  createdAt: '2026-03-01T10:00:00.000Z',
  summaries: [{ id: `summary-${id}`, outputType: 'notes' }],
  status: 'ready',
  outputType: 'notes',
  work: null,
  gist: 'The budget is set.',
  match: null,
  matchedIn: null,
  folder: null,
  tags: [],
  filename: `${id}.mp3`,
  title: `Talk ${id}`,
  durationSeconds: 2_040,
  speakers: 2,
  sample: false,
  deletedFrom: null,
  ...changes,
});

const QUEUED: UploadRow['work'] = {
  status: 'queued',
  progress: 0,
  part: null,
  waitsUntil: null,
  error: null,
  revision: 0,
};

const running = (status: 'decoding' | 'transcribing', progress: number): UploadRow =>
  row('a', { status: 'processing', work: { ...QUEUED, status, progress } });

let stored: UploadRow[];
let asked: string[];
/** The methods of requests that the server fails at. */
let failing: string[];
let filed: unknown;
const labels = { folders: ['Board', 'Clients'], tags: ['budget', 'hiring'] };
/** The server's API as far as the history uses it. */
async function serve(url: string, init?: RequestInit): Promise<Response> {
  const call = `${init?.method ?? 'GET'} ${url}`;
  asked.push(call);
  if (failing.includes(init?.method ?? 'GET')) return Response.json({}, { status: 500 });
  if (call.startsWith('DELETE')) {
    stored = stored.filter(({ id }) => !call.endsWith(id));
    return new Response(null, { status: 204 });
  }
  if (url === '/api/labels') {
    if (typeof init?.body !== 'string') return Response.json(labels);
    filed = JSON.parse(init.body);
    return new Response(null, { status: 204 });
  }
  if (url === '/api/installation') return Response.json({}, { status: 500 });
  const offset = Number(new URL(url, location.href).searchParams.get('offset'));
  return Response.json({ rows: stored.slice(offset, offset + historyPageSize) });
}

beforeEach(() => {
  stored = [
    row('a'),
    row('b', {
      match: 'and a heron flew',
      matchedIn: 'source',
      createdAt: '2026-02-01T10:00:00.000Z',
    }),
  ];
  asked = [];
  failing = [];
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withoutRetries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const History = ({ search, client }: { search: string; client: QueryClient }) => (
  <QueryClientProvider client={client}>
    <MemoryRouter initialEntries={[`/dashboard${search}`]}>
      <AccountContext value={ann}>
        <HistoryCard team={null} />
      </AccountContext>
      <ToastOutlet theme="dark" />
    </MemoryRouter>
  </QueryClientProvider>
);

async function show(search = ''): Promise<QueryClient> {
  const client = new QueryClient();
  render(<History search={search} client={client} />);
  await screen.findByText('Talk a');
  return client;
}

async function remove(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
}
const deletions = () => asked.filter((call) => call.startsWith('DELETE'));

it('shows what each recording is about, how long it is and who was there', async () => {
  await show();
  const [, first] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('a.mp3 · The budget is set.');
  expect(first?.textContent).toContain('Audio · 34 min · 2 people');
  expect(screen.getByText('Sunday, March 1')).toBeTruthy();
  expect(screen.getByText('Sunday, February 1')).toBeTruthy();
});

it('says to a screen reader whose work has ended, and names rows by their titles alone', async () => {
  stored[0] = row('a', { status: 'processing', work: QUEUED });
  const client = await show();
  const header = screen.getByRole('rowheader', { name: /^Talk a/ });
  expect(header.getAttribute('abbr')).toBe('Talk a');
  expect(within(screen.getByRole('table')).getByText('Waiting to start').textContent).not.toContain(
    '%',
  );

  stored[0] = row('a');
  await client.invalidateQueries();
  await screen.findByText('Talk a is ready.');
});

it('follows work that is running, says why it failed, and that it could not be restarted', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    stored = [running('decoding', 0.05)];
    await show();
    screen.getByText('Reading the recording 5%');
    stored = [running('transcribing', 0.4)];
    await vi.advanceTimersByTimeAsync(3_000);
    screen.getByText('Transcribing 40%');
    const error = { code: 'decoder-failed', message: 'This file is damaged.' } as const;
    stored = [row('a', { status: 'error', work: { ...QUEUED, status: 'failed', error } })];
    await vi.advanceTimersByTimeAsync(3_000);
    screen.getByText('This file is damaged.');
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(before);
  } finally {
    vi.useRealTimers();
  }
  failing = ['POST'];
  await userEvent.click(screen.getByRole('button', { name: 'Retry a.mp3' }));
  await screen.findByText('Failed to restart processing. Please try again.');
  expect(asked).toContain('POST /api/summaries/summary-a/retry');
});

/** The rows but for the header. */
const shown = () => screen.getAllByRole('row').length - 1;

it('reads more than a page when it is asked to', async () => {
  stored = Array.from({ length: historyPageSize + 3 }, (_, at) => row(at === 0 ? 'a' : `a${at}`));
  await show();
  expect(shown()).toBe(historyPageSize);
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(shown()).toBe(historyPageSize + 3));
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
});

it.each([
  ['uploads', 'Failed to load uploads'],
  ['texts', 'Failed to load text inputs'],
])('says that its %s could not be loaded, and reads them again', async (tab, message) => {
  failing = ['GET'];
  render(<History search={`?tab=${tab}`} client={withoutRetries()} />);
  await screen.findByText(message);
  failing = [];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Talk a')).toBeTruthy();
});

it('marks what the plan deletes, with its day', async () => {
  stored[0] = row('a', { deletedFrom: '2026-04-09T12:00:00.000Z' });
  await show();
  expect(screen.getAllByText(/^Will be deleted on .*Apr.* 9, 2026$/)).toHaveLength(1);
});

it('leads to the passage that a search found', async () => {
  await show('?q=heron');
  expect(screen.getByRole('link', { name: 'Talk b' }).getAttribute('href')).toBe(
    '/results/summary-b?find=heron',
  );
});

it('names the notes where only they have what was looked for, and leads to them', async () => {
  stored.push(row('c', { match: 'The condor is rare.', matchedIn: 'notes' }));
  await show('?q=condor');
  expect(screen.getByText('In the notes:').parentElement?.textContent).toContain('condor');
  const link = screen.getByRole('link', { name: 'Talk c' });
  expect(link.getAttribute('href')).toBe('/results/summary-c');
});

it('brings back what was deleted, and has asked the server for nothing', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete a.mp3' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('You can undo it for a few seconds.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(screen.queryByText('Talk a')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Talk a')).toBeTruthy();
  window.dispatchEvent(new Event('pagehide'));
  expect(deletions()).toEqual([]);
});

it('deletes when the page is closed before the time to undo is over', async () => {
  await show();
  await remove('Delete a.mp3');
  window.dispatchEvent(new Event('pagehide'));
  expect(deletions()).toEqual(['DELETE /api/uploads/a']);
  await waitFor(() => expect(asked.slice(-2).join(' ')).toContain('GET /api/uploads'));
  expect(screen.queryByText('Talk a')).toBeNull();
});

it('shows what could not be deleted again, and says so', async () => {
  failing = ['DELETE'];
  await show();
  await remove('Delete a.mp3');
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByText('Failed to delete upload')).toBeTruthy();
  expect(await screen.findByText('Talk a')).toBeTruthy();
});

it('deletes what was selected', async () => {
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Talk a' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Talk b' }));
  expect(screen.getByRole('checkbox', { name: 'Select all' }).getAttribute('aria-checked')).toBe(
    'true',
  );
  const bar = screen.getByRole('toolbar', { name: 'Selected items' });
  expect(bar.textContent).toContain('2 selected');
  await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Delete 2 items?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(deletions()).toEqual(['DELETE /api/uploads/a', 'DELETE /api/uploads/b']);
  expect(await screen.findByText('No uploads yet')).toBeTruthy();
});

it('renames where the title stands', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'More for Talk a' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
  const field = await screen.findByRole('textbox', { name: 'Title' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Budget{Enter}');
  expect(asked).toContain('PATCH /api/results/summary-a/title');
});

const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });

it('filters by a folder and a tag, and shows where each item is filed', async () => {
  stored = [row('a', { folder: 'Board', tags: ['budget'] })];
  await show();
  const [, first] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('In the folder Board');
  expect(first?.textContent).toContain('Tagged budget');
  await userEvent.click(await waitFor(() => chip('Folder', 'Board')));
  await userEvent.click(chip('Tags', 'hiring'));
  await waitFor(() => expect(asked.at(-1)).toContain('folder=Board&tag=hiring'));
  expect(chip('Folder', 'Board').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(chip('Folder', 'Board'));
  await waitFor(() => expect(asked.at(-1)).not.toContain('folder='));
});

it('folds the filters for a phone, and tells how many of them are in force', async () => {
  await show('?folder=Board&sort=title');
  const button = screen.getByRole('button', { name: 'Filter (2)' });
  const folded = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const folders = await screen.findByRole('group', { name: 'Folder' });
  expect(folded?.contains(screen.getByRole('combobox', { name: 'Status' }))).toBe(true);
  const isFolded = () =>
    [folded, folders.parentElement].map((part) => part?.classList.contains('max-sm:hidden'));
  expect([button.getAttribute('aria-expanded'), ...isFolded()]).toEqual(['false', true, true]);
  await userEvent.click(button);
  expect([button.getAttribute('aria-expanded'), ...isFolded()]).toEqual(['true', false, false]);
});

it('files what was selected, in the spelling that is in use, and leaves the rest', async () => {
  stored = [row('a', { folder: 'Board', tags: ['budget'] }), row('b', { tags: ['hiring'] })];
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Folder and tags' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Folder and tags of 2 items' }));
  // They are in different folders: untouched, that stays so.
  await userEvent.type(dialog.getByRole('combobox', { name: 'Tags' }), ' HIRING {Enter}new{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove budget' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(filed).toEqual({ uploadIds: ['a', 'b'], addTags: ['new'], removeTags: ['budget'] }),
  );
});

async function moveTo(typed: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'More for Talk a' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Folder and tags' }));
  const field = await screen.findByRole('combobox', { name: 'Folder' });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('moves one item to another folder, and out of it', async () => {
  await show();
  stored = [row('a', { folder: 'Clients' })];
  await moveTo('clients');
  expect(filed).toMatchObject({ uploadIds: ['a'], folder: 'Clients' });
  await screen.findByText('In the folder Clients');
  await moveTo(' ');
  expect(filed).toMatchObject({ uploadIds: ['a'], folder: null });
});
