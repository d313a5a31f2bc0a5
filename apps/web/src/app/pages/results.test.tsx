import type { Result } from '@notelark/api/library';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { AccountContext } from '../../lib/session.ts';
import { ann } from '../../testing/account.ts';
import { notesOfText, recording } from '../../testing/result.ts';
import { refusal, stubApi } from '../../testing/stub-api.ts';
import ResultsPage from './results.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show({ wide } = { wide: true }): ReturnType<typeof createMemoryRouter> {
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
  const router = createMemoryRouter([{ path: '/results/:id', element: <ResultsPage /> }], {
    initialEntries: [`/results/${notesOfText.id}`],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AccountContext value={ann}>
        <RouterProvider router={router} />
      </AccountContext>
    </QueryClientProvider>,
  );
  return router;
}

it('shows where a result is filed, and files it from its menu', async () => {
  let stored: Result = { ...notesOfText, folder: 'Board', tags: ['budget'] };
  const asked = stubApi({
    'GET /api/labels': () => Response.json({ folders: ['Board', 'Clients'], tags: ['budget'] }),
    [`GET /api/results/${stored.id}`]: () => Response.json(stored),
    'PATCH /api/labels': () => {
      stored = { ...stored, folder: 'Clients' };
      return new Response(null, { status: 204 });
    },
  });
  show();
  await screen.findByText('In the folder Board');
  expect(screen.getByText('Tagged budget')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Folder and tags' }));
  const field = await screen.findByRole('combobox', { name: 'Folder' });
  await userEvent.clear(field);
  await userEvent.type(field, 'clients{Enter}');
  await screen.findByText('In the folder Clients');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ route }) => route === 'PATCH /api/labels')?.body).toEqual({
    textInputIds: [stored.source.id],
    folder: 'Clients',
    addTags: [],
    removeTags: [],
  });
});

it('names the kind of source that was detected, above the notes with the way to change it', async () => {
  const stored: Result = { ...notesOfText, detectedKind: 'interview' };
  stubApi({
    'GET /api/labels': () => Response.json({ folders: [], tags: [] }),
    [`GET /api/results/${stored.id}`]: () => Response.json(stored),
  });
  show();
  await screen.findByText(/^Interview, detected · Made by Notelark/);
  await userEvent.click(
    screen.getByRole('button', { name: 'Template: Interview, detected · English' }),
  );
  expect(screen.getByRole('combobox', { name: 'Template' }).textContent).toBe('General');
});

it('says how long a recording is as the list does, to the second under a minute', async () => {
  const source = { ...recording, durationSeconds: 17.2 };
  const stored: Result = { ...notesOfText, source };
  stubApi({
    'GET /api/labels': () => Response.json({ folders: [], tags: [] }),
    [`GET /api/results/${stored.id}`]: () => Response.json(stored),
  });
  show();
  await screen.findByText('17 s');
  expect(screen.getByText(/Covers 100% of 17 s/)).toBeTruthy();
});

it('says that what was there was deleted by the plan, and when', async () => {
  stubApi({ [`GET /api/results/${notesOfText.id}`]: () => refusal(410, 'result-expired') });
  show();
  await screen.findByRole('heading', { name: 'This was deleted by your plan’s storage rule' });
  expect(screen.getByText('Refused: result-expired')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeDefined();
});

const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

it('shows what the command palette leads to in the result that is open', async () => {
  // jsdom lays nothing out: without a size, no row of the text is drawn.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const text = 'The heron flew.\n\nThen it rained.\n\nThe heron came back.';
  const stored = { ...notesOfText, source: { ...notesOfText.source, text } };
  const address = `/results/${stored.id}`;
  stubApi({
    'GET /api/labels': () => Response.json({ folders: [], tags: [] }),
    [`GET /api${address}`]: () => Response.json(stored),
  });
  const router = show({ wide: false });
  await screen.findByRole('tab', { name: 'AI Notes', selected: true });
  expect(marks()).toEqual([]);
  await act(() => router.navigate(`${address}?find=heron`));
  expect(marks()).toEqual(['heron', 'heron']);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Original Text');
  await act(() => router.navigate(`${address}?find=rained`));
  expect(marks()).toEqual(['rained']);
  await act(() => router.navigate(`${address}#s0`));
  expect(marks()).toEqual([]);
  const passage = screen.getByRole('dialog', { name: 'Passage' }).textContent;
  expect(passage).toContain('The heron flew.');
  expect(passage).not.toContain('The heron came back.');
});
