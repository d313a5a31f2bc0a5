import type { NotesChanges } from '@notelark/api/changes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { notesOfText } from '../../testing/result.ts';
import { stubApi } from '../../testing/stub-api.ts';
import { ChangesNotice } from './changes-notice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const madeFrom = 'b3f7c1ee-8b0e-4f0c-9d2f-1c1b1f0d2a09';
const said = { section: 'Decisions', done: null };
const quotations = [{ place: '#s0', moment: '00:04', speaker: 'Ann', text: '25 chairs, then.' }];
const [before, now] = [
  { ...said, text: '52 chairs are ordered.', quotations },
  { ...said, text: '25 chairs are ordered.', quotations },
];
const task = { section: 'Action items', text: 'Heat the hall.', done: false, quotations: [] };
const show = (changes: NotesChanges) => {
  stubApi({
    [`GET /api/results/${notesOfText.id}/changes`]: () => Response.json(changes),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChangesNotice result={{ ...notesOfText, madeFrom }} />
    </QueryClientProvider>,
  );
};
const compared = { comparable: true, since: '2026-03-10T09:00:00.000Z', same: 4 };

it('says how much changed since the notes before, and shows it with its sources', async () => {
  const changes = [
    { before, now },
    { before: null, now: task },
    { before: task, now: { ...task, done: true } },
    { before: task, now: null },
  ];
  show({ ...compared, changes });
  await screen.findByText(/: 2 statements changed, 1 new, and 1 removed\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'See what changed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }));
  const rows = dialog
    .getAllByRole('listitem')
    .filter(({ parentElement: list }) => !list?.closest('details'));
  expect(rows.map((row) => row.textContent)).toEqual([
    'ChangedDecisionsBefore:52 chairs are ordered.Now:25 chairs are ordered.What it rests on: 00:0400:04 Ann25 chairs, then.',
    'NewAction itemsHeat the hall.',
    'Now doneAction itemsHeat the hall.',
    'RemovedAction itemsHeat the hall.',
  ]);
  dialog.getByText(/4 statements are as they were/);
});

it('says that nothing changed, and nothing where two languages can’t be compared', async () => {
  show({ ...compared, changes: [] });
  await screen.findByText('Nothing changed since your earlier notes.');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({ ...compared, comparable: false, changes: [] });
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
