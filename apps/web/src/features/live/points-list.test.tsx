import type { LivePoint } from '@notelark/api/live';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PointsList } from './points-list.tsx';

afterEach(cleanup);

const POINTS: LivePoint[] = [
  { kind: 'decision', text: 'We hire a ferry.', line: 2 },
  { kind: 'task', text: 'Call the harbour.', line: 3 },
  { kind: 'key-point', text: 'The bridge is closed.', line: null },
];

it('shows what was said so far by its kind, and leads to the lines', async () => {
  const onShow = vi.fn<(line: number) => void>();
  const list = (points: LivePoint[], recording: boolean) => (
    <PointsList
      points={points}
      recording={recording}
      notice="A draft."
      startOf={(line) => line * 10}
      onShow={onShow}
    />
  );
  const { rerender } = render(list(POINTS, true));
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Decisions',
    'Tasks',
    'Key points',
  ]);
  expect(screen.getByText('A draft.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show what was said at 00:30' }));
  expect(onShow).toHaveBeenCalledWith(3);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  rerender(list([], true));
  expect(screen.getByText(/appear here as they are said/)).toBeTruthy();
  rerender(list([], false));
  expect(screen.queryByRole('region')).toBeNull();
});
