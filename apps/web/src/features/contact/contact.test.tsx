import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveSession, enterSession } from '../../lib/session.ts';
import { ann } from '../../testing/account.ts';
import { refusal, stubApi } from '../../testing/stub-api.ts';
import { toast } from '../../ui/toast.tsx';
import { ContactForm } from './contact-form.tsx';
import { SupportAddress } from './support-address.tsx';
import { NewsletterBox } from './newsletter-box.tsx';
import { TokenAction } from './token-action.tsx';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const tone of ['success', 'error'] as const)
    vi.spyOn(toast, tone).mockImplementation((title) => void said.push(`${tone}: ${title}`));
});
afterEach(() => {
  cleanup();
  leaveSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (content: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>);
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function writeMessage(): void {
  fill('First name', 'Ada');
  fill('Last name', 'Lovelace');
  fill('Email', 'ada@example.com');
  fill('Message', 'The second page is upside down.');
  press('Send Message');
}

it('says what is missing, field by field, and sends nothing', async () => {
  const asked = stubApi();
  show(<ContactForm />);
  press('Send Message');
  await screen.findByText('First name is required');
  for (const name of ['Last name', 'Email', 'Message']) screen.getByText(`${name} is required`);
  expect(document.activeElement).toBe(field('First name'));
  fill('First name', 'Ada');
  expect(screen.queryByText('First name is required')).toBeNull();
  expect(asked).toEqual([]);
});

it('fills in the address of a user', () => {
  enterSession(ann);
  stubApi();
  show(<ContactForm />);
  expect(field('Email').value).toBe(ann.email);
});

it('sends a message and empties the form', async () => {
  const asked = stubApi({ 'POST /api/contact': () => Response.json({ dueAt: null }) });
  show(<ContactForm />);
  writeMessage();
  await vi.waitFor(() => expect(said).toEqual(['success: Message sent']));
  expect(field('Message').value).toBe('');
  expect(asked).toMatchObject([
    { body: { firstName: 'Ada', email: 'ada@example.com', topic: 'general' } },
  ]);
});

it('keeps the message where it was refused', async () => {
  stubApi({ 'POST /api/contact': () => refusal(429, 'rate-limited') });
  show(<ContactForm />);
  writeMessage();
  await vi.waitFor(() => expect(said).toEqual(['error: Message not sent']));
  expect(field('Message').value).toBe('The second page is upside down.');
});

it('has all that was typed again after the page was left, until it is sent or its writer signs out', async () => {
  const typed = ['Ada', 'Lovelace', 'ada@example.com', 'The second page is upside down.'];
  const labels = ['First name', 'Last name', 'Email', 'Message'];
  const shown = () => labels.map((label) => field(label).value);
  const write = () => {
    for (const [at, label] of labels.entries())
      fireEvent.input(field(label), { target: { value: typed[at] } });
  };
  const openAgain = () => {
    cleanup();
    show(<ContactForm />);
    return shown();
  };
  stubApi({ 'POST /api/contact': () => Response.json({ dueAt: null }) });
  show(<ContactForm />);
  write();
  expect(openAgain()).toEqual(typed);
  press('Send Message');
  await vi.waitFor(() => expect(said).toEqual(['success: Message sent']));
  expect(shown()).toEqual(['', '', '', '']);
  expect(openAgain()).toEqual(['', '', '', '']);
  write();
  leaveSession();
  expect(openAgain()).toEqual(['', '', '', '']);
});

it('shows the support address as a link for mail', async () => {
  const supportEmail = 'support@notelark.example';
  stubApi({ 'GET /api/contact': () => Response.json({ supportEmail }) });
  show(<SupportAddress />);
  const link = await screen.findByRole('link', { name: supportEmail });
  expect(link.getAttribute('href')).toBe(`mailto:${supportEmail}`);
});

it('subscribes to the newsletter with an address', async () => {
  const asked = stubApi({ 'POST /api/newsletter': () => Response.json({}, { status: 202 }) });
  show(<NewsletterBox />);
  press('Subscribe');
  await screen.findByText('Email is required');
  fill('Email address', 'reader@example.com');
  expect(screen.queryByText('Email is required')).toBeNull();
  press('Subscribe');
  await screen.findByText('Almost there.', { exact: false });
  expect(asked).toMatchObject([{ body: { email: 'reader@example.com' } }]);
  expect(field('Email address').value).toBe('');
});

it('says that a link of the newsletter does not work, or is not complete', async () => {
  stubApi({ 'POST /api/newsletter/confirm': () => refusal(400, 'link-invalid') });
  const { unmount } = show(<TokenAction action="confirm" token="wrong" />);
  press('Confirm subscription');
  await screen.findByText('Refused: link-invalid');
  unmount();
  show(<TokenAction action="unsubscribe" token="" />);
  expect(screen.getByRole('alert').textContent).toContain('This link is not complete.');
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});
