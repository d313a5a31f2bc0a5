import { expect, it } from 'vitest';
import { english } from '../language/english/english.ts';
import { restoredPassages } from './restore.ts';

const cues = english.talk?.clauses;

/** What is made of talk without marks, in turns of so many words as a recognizer's segments have. */
function sentencesOf(text: string, wordsOfATurn = 25): string[] {
  if (!cues) throw new Error('no cues');
  const words = text.split(' ');
  const turns = Array.from({ length: Math.ceil(words.length / wordsOfATurn) }, (_, at) => ({
    at,
    text: words.slice(at * wordsOfATurn, (at + 1) * wordsOfATurn).join(' '),
  }));
  return restoredPassages(turns, cues).map(({ raw }) => raw);
}

it.each([
  ['the engineer came on Tuesday he said the pump is broken', 'a new subject with its verb', 2],
  ['would you order it I can order it tonight they deliver on Saturdays', 'an answer', 3],
  ['thank you so shall we say Monday evenings', 'what belongs together', 2],
])('%s: %s', (text, _, count) => {
  expect(sentencesOf(text)).toHaveLength(count);
});

it('asks where the words ask, and ends no sentence at the end of a segment', () => {
  const text = 'they deliver on Saturdays could you open the door for them Ben I can do that';
  const whole = [
    'They deliver on Saturdays.',
    'Could you open the door for them Ben?',
    'I can do that.',
  ];
  for (const turn of [4, 7, 25])
    expect(sentencesOf(text, turn).map((one) => one.toLowerCase())).toEqual(
      whole.map((one) => one.toLowerCase()),
    );
});

it('begins a sentence where a subject is opened', () => {
  expect(sentencesOf('we will wave it at the insurers item four the toilets in the park')).toEqual([
    'we will wave it at the insurers.',
    'item four the toilets in the park.',
  ]);
});
