import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { enterSession } from '../../lib/session.ts';
import { ann } from '../../testing/account.ts';
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

function show(): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/reset-password?token=secret']}>
        <ResetPasswordPage />
      </MemoryRouter>
      <ToastOutlet theme="dark" />
    </QueryClientProvider>,
  );
}

it('shows no form for a link that was used, also where someone signs in while it is checked', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = stubApi({
    'POST /api/auth/check-reset-link': () => promise.then(() => Response.json({ usable: false })),
  });
  show();
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => enterSession(ann));
  resolve();
  expect(
    (await screen.findByText(/^This link no longer works/)).closest('[role=alert]'),
  ).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it('lets the password be set where the link could not be checked', async () => {
  const asked = stubApi({
    'POST /api/auth/check-reset-link': () => refusal(429, 'rate-limited'),
    'POST /api/auth/reset-password': () => refusal(400, 'link-invalid'),
  });
  show();
  await waitFor(() => expect(asked).toHaveLength(1));
  fill('New password', PASSWORD);
  fill('Confirm password', PASSWORD);
  fireEvent.click(button('Update password'));
  expect((await screen.findByRole('alert')).textContent).toContain('This link no longer works');
});

it('has a sentence for each rule, and says that its link has ended meanwhile', async () => {
  const asked = stubApi({
    'POST /api/auth/check-reset-link': () => Response.json({ usable: true }),
    'POST /api/auth/reset-password': () => refusal(400, 'link-invalid'),
  });
  show();
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
