import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { GeneratorCard } from './generator-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const summaryOptions = { template: 'general', instructions: '', outputLanguage: null } as const;

it('waits for the end of the transcript before it makes notes of it', async () => {
  const sent: string[][] = [];
  vi.stubGlobal('fetch', (_: string, init: { body: string }) => {
    const { transcript, details } = JSON.parse(init.body);
    sent.push([transcript, details.ownNotes]);
    return Promise.resolve(Response.json({ notes: '- Made.' }));
  });
  const onChange = vi.fn<() => void>();
  const client = new QueryClient();
  const card = (transcript: string, pending: boolean) => (
    <QueryClientProvider client={client}>
      <GeneratorCard
        transcript={transcript}
        details={() => ({ ownNotes: '\tMine' })}
        summaryOptions={summaryOptions}
        recording={false}
        pending={pending}
        value={{ outputType: 'notes', notes: '' }}
        onChange={onChange}
        notice={null}
        render={(markdown) => markdown}
      >
        {null}
      </GeneratorCard>
    </QueryClientProvider>
  );
  const { rerender } = render(card('', true));
  await userEvent.click(screen.getByRole('button', { name: 'Generate Notes' }));
  expect(screen.getByRole('button', { name: 'Waiting for the transcript...' })).toBeTruthy();
  expect(sent).toEqual([]);
  rerender(card('All that was said.', false));
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenCalledWith({ outputType: 'notes', notes: '- Made.' }),
  );
  expect(sent).toEqual([['All that was said.', '\tMine']]);
});
