import { emptyDocument, type Point } from '@notelark/summarizer';
import { expect, it } from 'vitest';
import { settleInDocument } from './settling.ts';

const doubted: Point = {
  text: 'Tasks went to Ann and Dora.',
  refs: [0],
  verified: false,
  doubt: { kind: 'name', said: 'dora' },
  parts: [
    { kind: 'point', text: 'Tasks went to Ann.', refs: [0] },
    { kind: 'point', text: 'Tasks went to Dora.', refs: [7, 3] },
  ],
};

it('checks a corrected sentence by its new words, not by the parts it was made of', () => {
  const settlement = { do: 'correct', text: 'Tasks went to Ann and Cleo.' } as const;
  const { overview } = settleInDocument(emptyDocument({ overview: [doubted] }), 0, settlement);
  expect(overview).toEqual([
    {
      text: 'Tasks went to Ann and Cleo.',
      corrected: 'Tasks went to Ann and Dora.',
      refs: [0, 3, 7],
      verified: true,
      changed: true,
    },
  ]);
});
