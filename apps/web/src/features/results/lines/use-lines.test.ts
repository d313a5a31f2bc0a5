import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { type Edit, useLines } from './use-lines.ts';

const original = linesOf(
  ['One two.', 'Three.'].map((text, index) => ({
    index,
    text,
    speaker: null,
    start: index,
    end: index + 1,
  })),
);

function edited() {
  const { result } = renderHook(() => useLines(original));
  return {
    apply: (...edits: Edit[]) => act(() => edits.forEach((edit) => result.current[1](edit))),
    texts: () => result.current[0].lines.map(({ text }) => text),
    caret: () => result.current[0].caret,
  };
}
const typed = (text: string, endsWord = false): Edit => ({
  kind: 'type',
  key: 's0',
  text,
  endsWord,
});

test('what is typed up to the end of a word is undone at once', () => {
  const { apply, texts } = edited();
  apply(typed('A'), typed('An'), typed('An ', true), typed('An e'));
  apply({ kind: 'undo' });
  expect(texts()[0]).toBe('An ');
  apply({ kind: 'undo' });
  expect(texts()[0]).toBe('One two.');
  apply({ kind: 'redo' }, { kind: 'redo' }, { kind: 'redo' });
  expect(texts()[0]).toBe('An e');
});

test('the caret goes to the second part of a split, and to the seam of a merge', () => {
  const { apply, texts, caret } = edited();
  apply({ kind: 'split', key: 's0', at: 4 });
  expect(caret()).toEqual({ key: 'n0', at: 0 });
  apply({ kind: 'merge', key: 'n0' });
  expect(caret()).toEqual({ key: 's0', at: 3 });
  apply({ kind: 'undo' }, { kind: 'undo' });
  expect(texts()).toEqual(['One two.', 'Three.']);
});
