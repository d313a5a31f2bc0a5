import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FollowingText } from './transcript-card.tsx';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Live transcript' });

it('keeps the caret where the user types while text comes', () => {
  const edits: [string, string][] = [];
  const show = (text: string) => (
    <FollowingText text={text} readOnly={false} onChange={(...edit) => edits.push(edit)} />
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
    <FollowingText text={text} readOnly={false} onChange={(...edit) => edits.push(edit)} />
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
