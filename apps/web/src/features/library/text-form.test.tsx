import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { AccountContext } from '../../lib/session.ts';
import { dropAllTexts } from '../../lib/text-drafts.ts';
import { ann } from '../../testing/account.ts';
import { TextForm } from './text-form.tsx';

afterEach(() => {
  cleanup();
  dropAllTexts();
});

function open(): HTMLTextAreaElement {
  cleanup();
  render(
    <AccountContext value={ann}>
      <MemoryRouter>
        <TextForm onSubmit={() => {}} onTranscript={() => {}} />
      </MemoryRouter>
    </AccountContext>,
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox');
}

it('has what was typed again after the page was left', () => {
  fireEvent.change(open(), { target: { value: 'Half of a letter' } });
  expect(open().value).toBe('Half of a letter');
});
