import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TranscriptLines } from './transcript-lines.tsx';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Live transcript' });

it('keeps the caret where the user types while text comes', () => {
  const edits: [string, string][] = [];
  const show = (text: string) => (
    <TranscriptLines
      text={text}
      marks={[]}
      readOnly={false}
      onChange={(...edit) => edits.push(edit)}
    />
  );
  const { rerender } = render(show('One too three.'));
  field().focus();
  field().setSelectionRange(6, 6);
  fireEvent.select(field());
  rerender(show('One too three. Four.'));
  expect(field().selectionStart).toBe(6);
  fireEvent.change(field(), { target: { value: 'One two three. Four.' } });
  expect(edits).toEqual([['One two three. Four.', 'One too three. Four.']]);
});

it('hands over what was composed with the text that it was composed in', () => {
  const edits: [string, string][] = [];
  const show = (text: string) => (
    <TranscriptLines
      text={text}
      marks={[]}
      readOnly={false}
      onChange={(...edit) => edits.push(edit)}
    />
  );
  const { rerender } = render(show('一'));
  field().focus();
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: '一に' }, isComposing: true });
  rerender(show('一 More came.'));
  expect(field().value).toBe('一に');
  fireEvent.compositionEnd(field());
  expect(edits).toEqual([['一に', '一']]);
});

it('shows when each line was said, and where another source begins', () => {
  const marks = [
    { start: 14, end: 15, voice: 'computer' },
    { start: 15.2, end: 17, voice: 'computer' },
    { start: 75, end: 76, voice: 'you' },
    { start: 75, end: 76, voice: 'you' },
  ] as const;
  const text = 'Shall we?\nIt is late.\nYes.\nNo.';
  render(<TranscriptLines text={text} marks={marks} readOnly={false} onChange={() => {}} />);
  const besides = screen.getAllByText(/^\d\d:\d\d/).map(({ textContent }) => textContent);
  // The last line was split from the one before it.
  expect(besides).toEqual(['00:14Computer', '00:15', '01:15You']);
  expect(field().value).toBe(text);
});
