import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../testing/stub-api.ts';
import { VerifyReceipt } from './verify-receipt.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <VerifyReceipt />
    </QueryClientProvider>,
  );
}

async function choose(content: string): Promise<void> {
  show();
  const file = new File([content], 'receipt.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText('Receipt or minutes (JSON)'), file);
}

it('says what a valid receipt says', async () => {
  const says = { title: 'Board', issuedAt: '2026-03-10T09:00:00.000Z', sentence: 'Complete.' };
  stubApi({ 'POST /api/receipts/verify': () => Response.json({ verdict: 'valid', says }) });
  await choose('{"receipt":{},"signature":{}}');
  await screen.findByText(/^Valid\./);
  expect(screen.getByText(/“Board”, issued .*: Complete\./)).toBeTruthy();
});

it('says that a receipt was altered', async () => {
  stubApi({ 'POST /api/receipts/verify': () => Response.json({ verdict: 'altered', says: null }) });
  await choose('{"receipt":{},"signature":{}}');
  expect(await screen.findByText(/^Altered\./)).toBeTruthy();
});

it('says that a file is no receipt, without asking', async () => {
  await choose('not JSON');
  expect(await screen.findByText(/^This file is neither/)).toBeTruthy();
});

it('knows the fingerprints of minutes, and what is none', async () => {
  const found = { number: 2, signedAt: '2026-03-10T09:00:00.000Z' };
  const asked = stubApi({ 'POST /api/receipts/find': () => Response.json({ found }) });
  show();
  const field = screen.getByLabelText('Fingerprint of minutes');
  await userEvent.type(field, 'ABC{Enter}');
  await screen.findByText(/^A fingerprint has 64 characters/);
  expect(asked).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, `${'AB '.repeat(32)}{Enter}`);
  await screen.findByText(/^Known\. .*version 2/);
  expect(asked[0]?.body).toEqual({ fingerprint: 'ab'.repeat(32) });
});
