import type { Installation } from '@notelark/api/installation';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountContext } from '../../lib/session.ts';
import { ann } from '../../testing/account.ts';
import { stubApi } from '../../testing/stub-api.ts';
import { FirstSteps } from './first-steps.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const recognizer = { available: true, label: 'Whisper', draft: false, onlyLanguage: null };

function show(installation: Partial<Installation>) {
  const asked = stubApi({
    'GET /api/installation': () =>
      Response.json({
        uploadMegabytes: { free: 50 },
        languageModel: false,
        recognizer,
        ...installation,
      }),
    'POST /api/sample': () => Response.json({ summaryId: 's1' }),
  });
  const router = createMemoryRouter([
    { path: '/', element: <FirstSteps tab="uploads" /> },
    { path: '/results/:id', element: null },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountContext value={ann}>
        <RouterProvider router={router} />
      </AccountContext>
    </QueryClientProvider>,
  );
  return { asked, router };
}

it.each([
  [{}, 'in the language that is spoken', 'in the words that were used'],
  [{ languageModel: true }, 'in the language that is spoken', 'in full sentences'],
  [{ recognizer: { ...recognizer, onlyLanguage: 'en' } }, 'Only English is understood here', ''],
  [{ recognizer: { ...recognizer, draft: true } }, 'the transcript is a draft', ''],
  [{ recognizer: { ...recognizer, available: false } }, 'can’t be transcribed', ''],
] as const)('says what this installation can do: %j', async (installation, speech, notes) => {
  show(installation);
  const facts = await screen.findByRole('region', { name: 'What to expect here' });
  for (const fact of [speech, notes, 'up to 50 MB and 12 hours each'])
    expect(facts.textContent).toContain(fact);
});

it('leads to the first upload, and to a sample', async () => {
  const { asked, router } = show({});
  expect(screen.getByRole('link', { name: 'New Upload' }).getAttribute('href')).toBe('/upload');
  fireEvent.click(screen.getByRole('button', { name: 'Look at a sample' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/results/s1'));
  expect(asked.map(({ route }) => route)).toContain('POST /api/sample');
});
