import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal, stubApi } from '../../testing/stub-api.ts';
import { LinkList } from './link-list.tsx';
import { LinkPanel } from './link-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const URL = 'https://casts.example/feed';
const OPTIONS = {
  template: 'general',
  instructions: '',
  outputLanguage: null,
  spokenLanguage: null,
} as const;

function show(onClose = vi.fn<() => void>()) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LinkPanel url={URL} summaryOptions={OPTIONS} onClose={onClose} />
        <LinkList />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onClose;
}

it('brings the episodes that are chosen', async () => {
  const episode = { url: `${URL}/1.mp3`, publishedAt: '2026-03-10T09:00:00.000Z', seconds: 1800 };
  const episodes = [
    { ...episode, guid: '1', title: 'Larks' },
    { ...episode, guid: '2', title: 'Owls', url: `${URL}/2.mp3` },
  ];
  const asked = stubApi({
    'GET /api/links': () => Response.json({ links: [] }),
    'GET /api/feeds': () => Response.json({ feeds: [] }),
    'POST /api/links/preview': () => Response.json({ kind: 'feed', title: 'Birds', episodes }),
  });
  const onClose = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Owls' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bring 1 episode' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const brought = asked.filter(({ route }) => route === 'POST /api/links');
  expect(brought.map(({ body }) => body)).toEqual([
    expect.objectContaining({ url: `${URL}/2.mp3`, title: 'Owls', seconds: 1800 }),
  ]);
});

it('says why an address can not be brought, and tries it again', async () => {
  let isThere = false;
  stubApi({
    'GET /api/links': () => Response.json({ links: [] }),
    'GET /api/feeds': () => Response.json({ feeds: [] }),
    'POST /api/links/preview': () =>
      isThere
        ? Response.json({ kind: 'media', title: 'Larks', bytes: null, seconds: 1800 })
        : refusal(502, 'link-unreachable'),
  });
  show();
  expect((await screen.findByRole('alert')).textContent).toBe('Refused: link-unreachable');
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Larks' });
});

it('tries no address again that is never fetched', async () => {
  stubApi({
    'GET /api/links': () => Response.json({ links: [] }),
    'GET /api/feeds': () => Response.json({ feeds: [] }),
    'POST /api/links/preview': () => refusal(403, 'link-private'),
  });
  show();
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('shows how far a link is, and cancels it', async () => {
  const link = {
    id: '1',
    url: URL,
    title: 'Larks',
    state: 'fetching',
    receivedBytes: 50,
    totalBytes: 200,
    error: null,
    summaryId: null,
    createdAt: '2026-03-10T09:00:00.000Z',
  };
  const asked = stubApi({
    'GET /api/links': () => Response.json({ links: [link] }),
    'GET /api/feeds': () => Response.json({ feeds: [] }),
    'POST /api/links/preview': () => refusal(403, 'link-private'),
  });
  show();
  const progress = await screen.findByRole('progressbar', { name: 'Progress of Larks' });
  expect(progress.getAttribute('aria-valuenow')).toBe('25');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Larks' }));
  await waitFor(() => expect(asked.map(({ route }) => route)).toContain('DELETE /api/links/1'));
});
