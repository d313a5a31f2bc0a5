import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal, stubApi } from '../../testing/stub-api.ts';
import { ToastOutlet } from '../../ui/toast.tsx';
import ResetPasswordPage from './reset-password.tsx';

const PASSWORD = 'Violet7Quarry';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('has a sentence for each rule, and says that its link has ended meanwhile', async () => {
  const asked = stubApi({
    'POST /api/auth/check-reset-link': () => Response.json({ usable: true }),
    'POST /api/auth/reset-password': () => refusal(400, 'link-invalid'),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/reset-password?token=secret']}>
        <ResetPasswordPage />
      </MemoryRouter>
      <ToastOutlet theme="dark" />
    </QueryClientProvider>,
  );
  expect(button('Update password').disabled).toBe(true);
  fill('New password', PASSWORD);
  fireEvent.click(button('Update password'));
  await screen.findByText('Please confirm your password');
  fill('Confirm password', 'Abcdefg2');
  fireEvent.click(button('Update password'));
  await screen.findByText('Passwords do not match');
  fill('Confirm password', PASSWORD);
  fireEvent.click(button('Update password'));
  await screen.findByText('Reset Failed');
  screen.getByText('Refused: link-invalid');
  expect((await screen.findByRole('alert')).textContent).toContain('This link no longer works');
  expect(asked.at(-1)).toEqual({
    route: 'POST /api/auth/reset-password',
    body: { token: 'secret', password: PASSWORD, revokeKeys: false },
  });
});
