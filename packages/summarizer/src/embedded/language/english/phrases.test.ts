import { expect, it } from 'vitest';
import { englishPhrases } from './phrases.ts';
import { englishTalk } from './talk.ts';

const settled = (text: string): string => text.replace(englishPhrases.voting, '');

it('leaves out what a speaker adds of themselves to what is settled', () => {
  expect(settled("Turkish it is, I'm starving already.")).toBe('Turkish it is.');
  expect(settled('The old hall it is, then.')).toBe('The old hall it is, then.');
});

it.each([
  ["No, we'll have the pump.", true],
  ["So we won't do the second one.", true],
  ["We'll have the figures on Friday.", false],
  ["We won't make that with cakes.", false],
])('tells what all do from what only happens: %s', (said, isDone) => {
  expect(englishTalk.weDo.test(said)).toBe(isDone);
});
