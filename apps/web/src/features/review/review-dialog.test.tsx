import type { ReviewItem } from '@notelark/api/review';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../testing/stub-api.ts';
import type { Review } from './queries.ts';
import { ReviewDialog } from './review-dialog.tsx';

const ID = '3b0e4d5c-7a52-4f0e-9b0a-4d2f6f3f9b11';
const DECISION = '7f3c1e2d-1111-4f0e-9b0a-4d2f6f3f9b11';
const TEXT = 'Maria Kellar pays nine hundred on Friday.';
const item = (word: string, more: Partial<ReviewItem> = {}): ReviewItem => ({
  kind: 'name',
  statement: 'Maria Kellar pays 900 on Friday.',
  passage: { index: 3, start: 20, end: 24, speaker: 'Ann', text: TEXT },
  from: TEXT.indexOf(word),
  to: TEXT.indexOf(word) + word.length,
  saidAt: null,
  ...more,
});
const ITEMS = [
  item('Maria Kellar'),
  item('nine hundred', { kind: 'number', saidAt: 21 }),
  item('Friday', { kind: 'date' }),
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(
  undone: () => Response | Promise<Response> = () => Response.json({ restored: true }),
) {
  const asked = stubApi({
    [`POST /api/results/${ID}/review`]: () =>
      Response.json({ id: DECISION, version: 1 }, { status: 201 }),
    [`POST /api/reviews/${DECISION}/undo`]: undone,
  });
  const client = new QueryClient();
  const play = vi.fn<(from: number, until: number) => void>();
  const onCorrected = vi.fn<(passage: { before: string; after: string }) => void>();
  client.setQueryData(['result', ID, 'review'], { items: ITEMS, version: 1 });
  function Page() {
    const review = useQuery<Review>({ queryKey: ['result', ID, 'review'], enabled: false }).data;
    const shared = { id: ID, play, onCorrected, onClose: () => undefined };
    return review && <ReviewDialog review={review} {...shared} />;
  }
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  const decided = () =>
    asked.filter(({ route }) => route.endsWith('/review')).map(({ body }) => body);
  return { asked, decided, play, onCorrected };
}

const field = () => screen.findByRole('textbox', { name: /What was said/ });

it('keeps a word by Enter, and plays each from just before it', async () => {
  const { decided, play } = show();
  expect(document.activeElement).toBe(await field());
  expect(play).toHaveBeenLastCalledWith(18.5, 25);
  expect(screen.getByText('1 of 3')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('2 of 3');
  expect(decided()).toEqual([{ version: 1, index: 3, from: 0, to: 12, text: null }]);
  expect(play).toHaveBeenLastCalledWith(19.5, 25);
});

it('corrects what is typed, and says what it was', async () => {
  const { decided, onCorrected } = show();
  await field();
  await userEvent.keyboard('Maria Keller{Enter}');
  await waitFor(() => expect(onCorrected).toHaveBeenCalledOnce());
  expect(decided()).toMatchObject([{ text: 'Maria Keller' }]);
  expect(onCorrected).toHaveBeenCalledWith({
    before: TEXT,
    after: 'Maria Keller pays nine hundred on Friday.',
  });
});

it('goes on and back by the arrows, which move in what is typed once something is', async () => {
  show();
  await field();
  await userEvent.keyboard('{ArrowRight}');
  await screen.findByText('2 of 3');
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByText('3 of 3');
  await userEvent.keyboard('{ArrowUp}');
  expect(await screen.findByDisplayValue('nine hundred')).toBeTruthy();
  await userEvent.keyboard('950{ArrowLeft}1');
  expect(screen.getByDisplayValue('9510')).toBeTruthy();
});

it('takes the last decision back', async () => {
  const { asked } = show();
  expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true);
  await field();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('2 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(asked.map(({ route }) => route)).toContain(`POST /api/reviews/${DECISION}/undo`),
  );
});

it('keeps an Enter that comes while the last step is still being stored', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { decided } = show(() => promise);
  await field();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('2 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  (await field()).focus();
  await userEvent.keyboard('{Enter}');
  expect(decided()).toHaveLength(1);
  resolve(Response.json({ restored: true }));
  await waitFor(() => expect(decided()).toHaveLength(2));
});
