import type { ListedTask } from '@notelark/api/task-list';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { enterSession } from '../../lib/session.ts';
import { closeUpgradeOffer } from '../../lib/upgrade-offer.ts';
import { ann } from '../../testing/account.ts';
import { refusal, stubApi } from '../../testing/stub-api.ts';
import { TaskList } from './task-list.tsx';

const ID = '3b0e4d5c-7a52-4f0e-9b0a-4d2f6f3f9b11';
const listed = (task: number, text: string, owner: string | null): ListedTask => ({
  summaryId: ID,
  task,
  text,
  owner,
  due: null,
  dueOn: null,
  done: false,
  verified: true,
  citation: { label: '00:07', target: '#s1' },
  title: 'Council',
  createdAt: '2026-11-20T10:00:00.000Z',
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (tasks: ListedTask[], tick = () => Response.json({ version: 2 })) => {
  const asked = stubApi({
    'GET /api/tasks': () => Response.json({ tasks, next: null }),
    [`PATCH /api/summaries/${ID}/tasks`]: tick,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TaskList />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
};

const box = (text: string) => screen.findByRole('checkbox', { name: `Done: ${text}` });

it('leads to where a task was said, and ticks it; it stays in sight', async () => {
  show([listed(0, 'Call Ben', 'Ann')]);
  fireEvent.click(await box('Call Ben'));
  await waitFor(async () =>
    expect((await box('Call Ben')).getAttribute('aria-checked')).toBe('true'),
  );
  const link = screen.getByRole('link', { name: 'Council, 00:07' });
  expect(link.getAttribute('href')).toBe(`/results/${ID}#s1`);
});

it('takes back a tick that could not be saved', async () => {
  show([listed(0, 'Call Ben', 'Ann')], () => refusal(404, 'not-found'));
  fireEvent.click(await box('Call Ben'));
  await waitFor(async () =>
    expect((await box('Call Ben')).getAttribute('aria-checked')).toBe('false'),
  );
});

it('says what will be here while there is nothing', async () => {
  show([]);
  expect(await screen.findByText('No open tasks')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New Upload' })).toBeTruthy();
});

const exportForGoogle = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /Google, Outlook/ }));
};

it('gives the list as a file on a plan that has files of tasks, else offers that plan', async () => {
  enterSession({ ...ann, plan: 'free' });
  const asked = show([listed(0, 'Call Ben', 'Ann')]);
  const exports = () => asked.filter(({ route }) => route === 'GET /api/tasks/export');
  await exportForGoogle();
  expect(exports()).toEqual([]);
  closeUpgradeOffer();
  act(() => enterSession({ ...ann, plan: 'pro' }));
  await exportForGoogle();
  await waitFor(() => expect(exports()).toHaveLength(1));
});

it('loads all pages, counts what is in them, and shows what a task is about below it', async () => {
  const pages = [
    { tasks: [listed(0, 'Send it (about “the contract”)', 'Ann')], next: 'second' },
    { tasks: [listed(1, 'Call Ben', 'Ann'), listed(2, 'Paint', 'Cleo')], next: null },
  ];
  stubApi({ 'GET /api/tasks': () => Response.json(pages.shift()) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TaskList />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Paint');
  expect(screen.getByText('Send it')).toBeTruthy();
  expect(screen.getByText('about “the contract”')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Owner' }).textContent).toContain('Everyone (3)');
});
