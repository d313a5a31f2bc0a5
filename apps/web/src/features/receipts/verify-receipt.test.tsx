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

async function choose(content: string): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <VerifyReceipt />
    </QueryClientProvider>,
  );
  const file = new File([content], 'receipt.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText('Receipt file (JSON)'), file);
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
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Altered\./);
});

it('says that a file is no receipt, without asking', async () => {
  await choose('not JSON');
  expect((await screen.findByRole('alert')).textContent).toMatch(/is no receipt/);
});
