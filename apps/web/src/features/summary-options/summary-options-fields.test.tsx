import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { withoutModel } from './remembered.ts';
import { SummaryOptionsFields } from './summary-options-fields.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const summaryOptions = { template: 'general', instructions: '', outputLanguage: null } as const;

async function optionsOf(languageModel: boolean): Promise<string[]> {
  // Radix asks the browser for what jsdom does not have.
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.hasPointerCapture = () => false;
  const client = new QueryClient();
  client.setQueryData(['installation'], { languageModel });
  render(
    <QueryClientProvider client={client}>
      <SummaryOptionsFields value={summaryOptions} onChange={() => {}} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Template' }));
  return screen
    .getAllByRole('option')
    .filter((option) => option.getAttribute('aria-disabled') === 'true')
    .map((option) => option.textContent ?? '');
}

const REASON = 'Not available here: it needs a language model.';

it('shows what needs a language model disabled, with the reason, where there is none', async () => {
  expect(await optionsOf(false)).toEqual([`My own instructions${REASON}`]);
  const language = screen.getByLabelText<HTMLButtonElement>('Language of the notes');
  expect(language.disabled).toBe(true);
  expect(
    document.getElementById(language.getAttribute('aria-describedby') ?? '')?.textContent,
  ).toBe(
    'Notes are written in the language of the source here. Another language needs a language model.',
  );
});

it('disables nothing where there is one', async () => {
  expect(await optionsOf(true)).toEqual([]);
});

it('asks for nothing that can’t be had, also where it was remembered', () => {
  expect(
    withoutModel({ template: 'custom', instructions: 'x', outputLanguage: 'de' }),
  ).toMatchObject({ template: 'general', outputLanguage: null });
  expect(withoutModel({ ...summaryOptions, template: 'lecture' }).template).toBe('lecture');
});
