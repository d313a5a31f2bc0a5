import { expect, it } from 'vitest';
import { aroundMarks, asRead } from './passages.policy.ts';

const passage = (uploadId: string, firstTurn: number) => ({
  uploadId,
  textInputId: null,
  firstTurn,
  lastTurn: firstTurn + 9,
});

it('puts the passages of a source together, in order of time, the best source first', () => {
  const passages = [passage('b', 20), passage('a', 10), passage('b', 0)];
  expect(asRead(passages)).toEqual([passage('b', 0), passage('b', 20), passage('a', 10)]);
});

const shown = (texts: string[], marks: string[]) =>
  aroundMarks(
    texts.map((text) => ({ text })),
    marks,
  ).map(({ text }) => text);

it('shows the turns with the most words of the question, and their neighbours', () => {
  const turns = ['tent', 'x', 'x', 'x', 'x', 'y', 'tent', 'z', 'cost', 'w', 'v'];
  expect(shown(turns, ['tent', 'cost'])).toEqual(['y', 'tent', 'z', 'cost', 'w']);
  expect(shown(['tent'], ['tent'])).toEqual(['tent']);
  expect(shown(turns, [])).toEqual(turns.slice(0, 5));
});
