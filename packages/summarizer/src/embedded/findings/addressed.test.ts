import { expect, it } from 'vitest';
import { readDocument } from '../document.ts';
import { english } from '../language/english/english.ts';
import { englishTalk } from '../language/english/talk.ts';
import { conversationOf } from './conversation.ts';
import { tasksIn } from './tasks.ts';

/** Whose the tasks are of talk whose speakers no one knows. */
function ownersIn(...texts: string[]): (string | undefined)[] {
  const turns = texts.map((text) => ({ text }));
  const document = readDocument({ kind: 'speech', language: 'en', turns }, english);
  return tasksIn(conversationOf(document, englishTalk)).map(({ owner }) => owner);
}

it.each([
  [
    'whose name ends the sentence before',
    'So that is carried and Keith.',
    "You'll place the order.",
  ],
  ['who is asked something by name', 'They all say Friday Keith.', "That's you isn't it?"],
])('gives what is promised to the one %s', (_, ...before) => {
  expect(ownersIn(...before, "I'll ring the printers about the order in the morning.")).toEqual([
    'Keith',
  ]);
});

it('gives what is promised to the one who is thanked for it', () => {
  expect(
    ownersIn(
      'The form has it on the back.',
      "I'll move it to the front and print fifty forms by Tuesday.",
      'Thanks Effie and what about the insurance?',
    ),
  ).toEqual(['Effie']);
});

it('knows no owner where the one who is named speaks', () => {
  expect(
    ownersIn(
      'It was lovely to see Keith.',
      "I'll ring the printers about the order in the morning.",
    ),
  ).toEqual([undefined]);
});
