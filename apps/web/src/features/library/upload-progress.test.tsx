import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { UploadProgress } from './upload-progress.tsx';

afterEach(cleanup);

it('names the progress by the file that is sent', () => {
  const state = {
    step: 'sending',
    filename: 'Tides.mp3',
    share: 0.4,
    number: 1,
    of: 2,
    broken: false,
    arrived: false,
  } as const;
  const element = <UploadProgress state={state} onCancel={vi.fn<() => void>()} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const bar = screen.getByRole('progressbar', { name: 'Upload progress of Tides.mp3' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
});
