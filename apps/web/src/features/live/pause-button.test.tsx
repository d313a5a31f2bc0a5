import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PauseButton } from './pause-button.tsx';

afterEach(cleanup);

it('pauses and resumes, by the key P too, and does nothing while the recording ends', async () => {
  const [onPause, onResume] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const button = (paused: boolean, disabled = false) => (
    <PauseButton paused={paused} disabled={disabled} onPause={onPause} onResume={onResume} />
  );
  const { rerender } = render(button(false));
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  rerender(button(true));
  await userEvent.keyboard('p');
  rerender(button(false, true));
  await userEvent.keyboard('p');
  expect([onPause, onResume].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
