import type { FactKind } from '@notelark/api/review';

/** The review of words that the recognizer was unsure of and that the notes rest on. */
export const reviewScreen = {
  one: 'The notes rest on a word that was hard to hear.',
  many: 'The notes rest on {count} words that were hard to hear.',
  openOne: 'Review 1 word',
  openMany: 'Review {count} words',
  title: 'Review words',
  text: 'Each was hard to hear, and a number, name, date or owner in the notes rests on it.',
  progress: '{at} of {count}',
  progressLabel: 'Words reviewed',
  notesSay: 'The notes say',
  said: 'What was said',
  heard: {
    number: 'Number',
    date: 'Date',
    name: 'Name',
    owner: 'Owner',
    due: 'Due date',
  } satisfies Record<FactKind, string>,
  hintTouch: 'Keep it, or type what was said.',
  hint: 'Enter keeps it. Type to correct it. ↑ and ↓ go back and on, Esc leaves.',
  keep: 'Keep',
  correct: 'Correct',
  back: 'Previous word',
  on: 'Next word',
  play: 'Play again',
  undo: 'Undo',
  undone: 'Undone. The word is asked for again.',
  undoLeft: 'The passage was edited since and stays as it is. The word is asked for again.',
  failed: 'This was not saved',
  doneTitle: 'All words are reviewed',
  doneKept: 'The notes rest on words that you have checked.',
  doneCorrected:
    'Corrected: {count}. The transcript and the notes that rest on it have been updated.',
  close: 'Close',
} as const;
