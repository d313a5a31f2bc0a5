import { expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';
import { judgeOf } from './verify.ts';

const TALK = talkOf(
  'Ann: What happened with the vicar, by the way?',
  'Ben: Later, please.',
  'Cleo: I will write to the school about the band by Friday.',
  'Ann: And could you do the poster for the raffle, Cleo?',
  "Cleo: No, I can't do the poster, I'm away.",
);
const judge = judgeOf(TALK, { source: 'en', written: 'en' });

it('holds what the middle of a wide citation says, though something else is declined beside it', () => {
  const task = {
    text: 'Cleo will write to the school about the band.',
    kind: 'action',
    owner: 'Cleo',
    due: 'Friday',
  } as const;
  expect(judge({ ...task, refs: [0, 1, 2, 3, 4] })).toEqual({
    refs: [0, 1, 2, 3, 4],
    doubt: null,
  });
});

it('doubts what the ends of a wide citation speak against, where they are about it', () => {
  const task = {
    text: 'Cleo will do the poster for the raffle.',
    kind: 'action',
    owner: 'Cleo',
  } as const;
  expect(judge({ ...task, refs: [0, 1, 2, 3, 4] }).doubt).toMatchObject({ kind: 'owner', turn: 4 });
});
