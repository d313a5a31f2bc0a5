import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RecordingOptionsFields } from './recording-options-fields.tsx';

afterEach(cleanup);

const options = {
  template: 'general',
  instructions: '',
  outputLanguage: null,
  spokenLanguage: null,
} as const;

/** What the field of the spoken language shows, and what stands below it. */
function spoken(onlyLanguage: string | null): [string | null, string | null] {
  const client = new QueryClient();
  client.setQueryData(['installation'], { languageModel: true, recognizer: { onlyLanguage } });
  render(
    <QueryClientProvider client={client}>
      <RecordingOptionsFields value={options} onChange={() => {}} />
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText('Spoken language');
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  return [field.textContent, hint?.textContent ?? null];
}

it('promises to detect no language where speech recognition knows one only', () => {
  expect(spoken('en')).toEqual([
    'English, the only one here',
    'Speech recognition knows only English here: what is said in another language comes out as wrong English words.',
  ]);
});

it('offers to detect the language where there are several', () => {
  expect(spoken(null)[0]).toBe('Detect automatically');
});
