import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ConflictDialog } from './conflict-dialog.tsx';
import { differenceOf, linesOfNotes } from './versions.ts';

afterEach(cleanup);

const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const nothing = () => undefined;

it('shows what only one of the two versions has', () => {
  render(
    <ConflictDialog
      open
      theirs={['Overview', 'The ferry leaves at ten.']}
      mine={['Overview', 'Bob brings the ropes.', '']}
      onKeep={nothing}
      onReplace={nothing}
      onDiscard={nothing}
    />,
  );
  expect(itemsOf('Saved meanwhile')).toEqual(['The ferry leaves at ten.']);
  expect(itemsOf('Yours')).toEqual(['Bob brings the ropes.']);
});

it('counts a line that is repeated', () => {
  expect(differenceOf(['Yes.', 'Yes.'], ['Yes.', 'No.'])).toEqual({
    theirs: ['Yes.'],
    mine: ['No.'],
  });
});

it('reads notes as they are shown', () => {
  expect(linesOfNotes('## Tasks\n- [x] Call Bo [00:07](#s1)\n1. *Why?*')).toEqual([
    'Tasks',
    'Call Bo 00:07',
    '*Why?*',
  ]);
});
