import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ann } from '../../testing/account.ts';
import { refusal } from '../../testing/stub-api.ts';
import { ToastOutlet } from '../../ui/toast.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const PASSWORD = 'Violet7Quarry';

const fetchStub = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetchStub));
afterEach(() => {
  cleanup();
  fetchStub.mockReset();
  vi.unstubAllGlobals();
});

const show = (form: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{form}</MemoryRouter>
    </QueryClientProvider>,
  );

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const description = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;

describe('signing up', () => {
  const onDone = vi.fn<(email: string) => void>();
  beforeEach(() => {
    onDone.mockReset();
    show(<SignUpForm onDone={onDone} />);
  });

  it('follows the password with a checklist, and waits for all of it', () => {
    expect(screen.queryByRole('list', { name: 'Password requirements' })).toBeNull();
    expect(button('Create account').disabled).toBe(true);
    fill('Password', 'abc');
    const rules = within(screen.getByRole('list', { name: 'Password requirements' }));
    expect(rules.getAllByRole('listitem').map((rule) => rule.textContent)).toEqual([
      'At least 8 characters, not met yet',
      'One uppercase letter, not met yet',
      'One lowercase letter, met',
      'One number, not met yet',
    ]);
    fill('Password', PASSWORD);
    expect(rules.getAllByText(', met')).toHaveLength(4);
    expect(button('Create account').disabled).toBe(false);
  });

  it('has a sentence for each rule, which goes when its field is edited', async () => {
    fill('Password', 'weak');
    fireEvent.blur(field('Password'));
    await screen.findByText('Password does not meet requirements');
    fill('Password', '');
    fireEvent.blur(field('Password'));
    await screen.findByText('Password is required');

    fill('Password', PASSWORD);
    fireEvent.click(button('Create account'));
    await screen.findByText('Email is required');
    screen.getByText('Please confirm your password');
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    fill('Email', 'not-an-address');
    expect(screen.queryByText('Email is required')).toBeNull();
    fill('Confirm password', 'Abcdefg2');
    fireEvent.click(button('Create account'));
    await screen.findByText('Please enter a valid email');
    screen.getByText('Passwords do not match');
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('shows and hides the password', () => {
    const [shows] = screen.getAllByRole('button', { name: 'Show password' });
    if (shows) fireEvent.click(shows);
    expect(field('Password').type).toBe('text');
    fireEvent.click(button('Hide password'));
    expect(field('Password').type).toBe('password');
  });

  it('cannot be sent twice, and passes on the address', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetchStub.mockReturnValue(promise);
    fill('Email', ' ada@example.com ');
    fill('Password', PASSWORD);
    fill('Confirm password', PASSWORD);
    fireEvent.click(button('Create account'));
    await screen.findByRole('button', { name: 'Creating account...' });
    expect(button('Creating account...').disabled).toBe(true);
    resolve(Response.json({ email: 'ada@example.com' }, { status: 201 }));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('ada@example.com'));
  });
});

describe('signing in', () => {
  it('has a sentence for each rule', async () => {
    show(<SignInForm onCodeNeeded={vi.fn<() => void>()} />);
    fireEvent.click(button('Sign in'));
    await screen.findByText('Email is required');
    screen.getByText('Password is required');
    expect(document.activeElement).toBe(field('Email'));
    fill('Email', 'nobody');
    expect(screen.queryByText('Email is required')).toBeNull();
    fireEvent.click(button('Sign in'));
    await screen.findByText('Please enter a valid email');
    expect(description('Email')).toBe('Please enter a valid email');
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('shows only how the last try has ended', async () => {
    fetchStub.mockResolvedValueOnce(refusal(401, 'invalid-credentials'));
    fetchStub.mockResolvedValue(Response.json({ account: ann, secondFactor: false }));
    show(
      <>
        <SignInForm email="ada@example.com" onCodeNeeded={vi.fn<() => void>()} />
        <ToastOutlet theme="dark" />
      </>,
    );
    fill('Password', PASSWORD);
    fireEvent.click(button('Sign in'));
    await screen.findByText('Login Failed');
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await screen.findByText('Welcome back!');
    expect(screen.queryByText('Login Failed')).toBeNull();
  });

  it('cannot be sent twice', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetchStub.mockReturnValue(promise);
    show(<SignInForm email="ada@example.com" onCodeNeeded={vi.fn<() => void>()} />);
    fill('Password', PASSWORD);
    fireEvent.click(button('Sign in'));
    await screen.findByRole('button', { name: 'Signing in...' });
    expect(button('Signing in...').disabled).toBe(true);
    resolve(
      Response.json(
        { error: { code: 'invalid-credentials', message: '', requestId: '1' } },
        { status: 401 },
      ),
    );
    await screen.findByRole('button', { name: 'Sign in' });
  });
});
