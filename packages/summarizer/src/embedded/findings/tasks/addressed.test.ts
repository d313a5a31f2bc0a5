import { expect, it } from 'vitest';
import { readDocument } from '../../document.ts';
import { english } from '../../language/english/english.ts';
import { englishTalk } from '../../language/english/talk.ts';
import { conversationOf } from '../conversation.ts';
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

it('gives nothing to whom is only spoken of', () => {
  const talk = [
    'And then there was the invoice from Mr Arkwright.',
    "They say it's paid Arkwright.",
    'Polwithen will have to cover for us on the night.',
  ];
  expect(ownersIn(...talk, "I'll ring the printers about the order in the morning.")).toEqual([
    undefined,
  ]);
});

it('gives nothing more to whom was thanked before', () => {
  expect(
    ownersIn(
      "I'll order the forty bunks on the boat by Friday.",
      'Thank you Leonard.',
      "I'll write to the harbour and ask about the cars tonight.",
    ),
  ).toEqual(['Leonard', undefined]);
});

it('gives what is promised to whom an answer calls that says nothing else', () => {
  expect(
    ownersIn(
      'You look tired today Pat.',
      'It was a long day for all of us Pat.',
      'We are three copies short.',
      "I'll get three copies off the shop in Swansea at the weekend.",
      'Oh would you Pat?',
    ),
  ).toEqual(['Pat']);
});

it('gives what is promised to whose name begins what follows the request', () => {
  expect(
    ownersIn(
      'Morning Des you look cold.',
      'Can you do the signs?',
      'Des big ones at the top road.',
      "I'll paint the signs for the top road on Sunday.",
    ),
  ).toEqual(['Des']);
});

it('knows where it was that the owner was called by name', () => {
  const turns = ['Keith you have the car.', "I'll fetch the tables in the morning."];
  const document = readDocument(
    { kind: 'speech', language: 'en', turns: turns.map((text) => ({ text })) },
    english,
  );
  const [task] = tasksIn(conversationOf(document, englishTalk));
  expect(task?.calledBy?.refs).toEqual([0]);
});
