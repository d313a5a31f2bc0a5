import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { INSTALLATION, refusal, stubApi } from '../../testing/stub-api.ts';
import LoginPage from './login.tsx';
import SignUpPage from './signup.tsx';

const PASSWORD = 'Violet7Quarry';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(at: string | { pathname: string; state: unknown }) {
  const router = createMemoryRouter(
    [
      { path: '/login', Component: LoginPage },
      { path: '/signup', Component: SignUpPage },
    ],
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const email = () => screen.getByLabelText<HTMLInputElement>('Email').value;

it('goes from signing up to the sign-in form, with a panel that can send the email again', async () => {
  const asked = stubApi({
    'POST /api/auth/sign-up': () => Response.json({ email: 'ada@example.com' }, { status: 201 }),
    'POST /api/auth/resend-verification': () => Response.json({ sent: true }, { status: 202 }),
  });
  const router = open({ pathname: '/signup', state: { from: '/upload' } });
  fill('Email', 'ada@example.com');
  fill('Password', PASSWORD);
  fill('Confirm password', PASSWORD);
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));

  const panel = within(await screen.findByRole('region', { name: 'Check your email' }));
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.state).toMatchObject({ from: '/upload' });
  panel.getByText('ada@example.com');
  expect(email()).toBe('ada@example.com');
  fireEvent.click(panel.getByRole('button', { name: 'Resend email' }));
  await panel.findByText('Sent again. Only the newest link works.');
  expect(asked.at(-1)).toEqual({
    route: 'POST /api/auth/resend-verification',
    body: { email: 'ada@example.com' },
  });
});

it('leads to the mailbox where no mail server is set up', async () => {
  stubApi({
    'GET /api/installation': () => Response.json({ ...INSTALLATION, developmentMailbox: true }),
    'POST /api/auth/sign-up': () => Response.json({ email: 'ada@example.com' }, { status: 201 }),
  });
  open('/signup');
  fill('Email', 'ada@example.com');
  fill('Password', PASSWORD);
  fill('Confirm password', PASSWORD);
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));

  const panel = within(await screen.findByRole('region', { name: 'Check your email' }));
  const link = await panel.findByRole('link', { name: 'Open the development mailbox' });
  expect(link.getAttribute('href')).toBe('/dev/mail');
  expect(panel.queryByText(/spam folder/u)).toBeNull();
});

it('ends a verification with the address filled in', () => {
  stubApi();
  open('/login?verification=done#email=ada%2Bnotes%40example.com');
  screen.getByText('Email verified. Sign in to start.');
  expect(email()).toBe('ada+notes@example.com');
  expect(screen.queryByRole('region', { name: 'Check your email' })).toBeNull();
});

it.each([
  ['newer', 'A newer verification link was sent after this one.'],
  ['failed', 'This verification link is invalid or has expired.'],
])('says why a verification link did not work (%s)', (outcome, sentence) => {
  stubApi();
  open(`/login?verification=${outcome}`);
  expect(screen.getByText(sentence, { exact: false })).toBeTruthy();
});

it('shows the panel to a person who signs in before verifying', async () => {
  stubApi({ 'POST /api/auth/sign-in': () => refusal(403, 'email-not-verified') });
  open('/login');
  fill('Email', 'ada@example.com');
  fill('Password', PASSWORD);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  const panel = await screen.findByRole('region', { name: 'Check your email' });
  expect(panel.textContent).toContain('ada@example.com');
});

const withoutPasswords = {
  'GET /api/installation': () =>
    Response.json({ ...INSTALLATION, signIn: { passwords: false, openId: 'Acme' } }),
};

it('offers only the provider and passkeys where passwords are turned off', async () => {
  stubApi(withoutPasswords);
  open({ pathname: '/login', state: { from: '/upload?x=1' } });
  const link = await screen.findByRole('link', { name: 'Continue with Acme' });
  expect(link.getAttribute('href')).toBe('/api/auth/openid?from=%2Fupload%3Fx%3D1');
  screen.getByRole('button', { name: 'Sign in with a passkey' });
  await vi.waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
  cleanup();
  open('/signup');
  await screen.findByText('Accounts here are made by signing in with Acme.');
  expect(screen.queryByLabelText('Email')).toBeNull();
});

it('asks for the password all the same to confirm that an account is joined', async () => {
  stubApi(withoutPasswords);
  open('/login?openid=confirm&from=%2Fteam');
  await screen.findByText(/after that, Acme signs you in\./);
  screen.getByLabelText('Password');
  expect(screen.queryByRole('link', { name: 'Continue with Acme' })).toBeNull();
});

it('asks for the code of the second factor that a sign-in elsewhere has left open', async () => {
  const asked = stubApi({
    'POST /api/auth/second-factor': () => refusal(409, 'sign-in-expired'),
  });
  open('/login?openid=code');
  fireEvent.change(await screen.findByLabelText('Authentication code'), {
    target: { value: '123456' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByLabelText('Password');
  expect(asked.at(-1)).toMatchObject({ body: { code: '123456' } });
});
