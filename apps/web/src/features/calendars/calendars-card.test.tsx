import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../testing/stub-api.ts';
import { CalendarsCard } from './calendars-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CalendarsCard />
    </QueryClientProvider>,
  );

it('adds a calendar by the address that calendar programs hand out', async () => {
  const asked = stubApi({ 'GET /api/account/calendars': () => Response.json({ calendars: [] }) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add calendar' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add calendar' }));
  expect(dialog.textContent).toContain('Please enter an address or choose a file');
  await userEvent.type(screen.getByLabelText('Name'), 'Work');
  await userEvent.type(screen.getByLabelText('Address (.ics)'), 'webcal://cal.example/a.ics');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add calendar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = asked.find(({ route }) => route === 'POST /api/account/calendars');
  expect(sent?.body).toEqual({ name: 'Work', url: 'https://cal.example/a.ics' });
});

it('says why a calendar could not be read, and removes it after asking', async () => {
  const calendar = {
    id: '1',
    name: 'Work',
    host: 'cal.example',
    readAt: '2026-03-10T09:00:00.000Z',
    error: { code: 'link-unreachable', message: 'It could not be reached.' },
  };
  const asked = stubApi({
    'GET /api/account/calendars': () => Response.json({ calendars: [calendar] }),
  });
  show();
  await screen.findByText('It could not be reached.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Work' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(asked.map(({ route }) => route)).toContain('DELETE /api/account/calendars/1'),
  );
});
