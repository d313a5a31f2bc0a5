import type { StudyCard } from '@notelark/api/study';
import { newSchedule } from '@notelark/study';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Proposals } from './proposals.tsx';

afterEach(cleanup);

const createdAt = '2026-11-22T10:00:00.000Z';
const card: StudyCard = {
  id: 'c1',
  kind: 'question',
  status: 'proposed',
  front: 'What is a map projection?',
  back: 'A rule.',
  edited: false,
  createdAt,
  source: { title: 'Maps', quote: 'Said.', start: 1, link: null, changed: false },
  schedule: newSchedule(createdAt),
};

const front = () => screen.getByLabelText<HTMLTextAreaElement>('Front');

it('asks before Escape discards an edited card, and then the keys mean the card again', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Proposals resultId="r1" cards={[card]} />
    </QueryClientProvider>,
  );
  const row = screen.getByRole('listitem');
  row.focus();
  await userEvent.keyboard('e');
  await userEvent.type(front(), ' Briefly.{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(front().value).toBe('What is a map projection? Briefly.');
  await waitFor(() => expect(document.activeElement).toBe(front()));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  screen.getByText('What is a map projection?');
  expect(document.activeElement).toBe(row);
});
