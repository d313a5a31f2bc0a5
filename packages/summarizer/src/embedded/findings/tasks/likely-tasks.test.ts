import { expect, it } from 'vitest';
import { readDocument } from '../../document.ts';
import { english } from '../../language/english/english.ts';
import { englishTalk } from '../../language/english/talk.ts';
import type { Talk } from '../../language/talk/talk.ts';
import { summarizeSource } from '../../summarize.ts';
import { taskPoint } from '../../wording/task-writer.ts';
import { Writer } from '../../wording/writer.ts';
import { conversationOf } from '../conversation.ts';
import { likelyTasksIn } from './likely-tasks.ts';
import { tasksIn } from './tasks.ts';

const SPEAKERS = ['Ann', 'Ben', 'Cleo'];
const CHAT = [
  'The old brass lamps were hanging above the counter of the shop.',
  'It smelled of beeswax and of the lavender from the garden.',
  'My grandmother always kept a tin of blue buttons in there.',
  'Nobody ever knew where the yellow ribbons came from.',
];
/** Invented talk without a task, and how it ends. */
const talkOf = (chat: number, ...end: [string, string][]) => [
  ...Array.from({ length: chat }, (_, at) => ({
    speaker: SPEAKERS[at % SPEAKERS.length],
    text: CHAT[at % CHAT.length] ?? '',
  })),
  ...end.map(([speaker, text]) => ({ speaker, text })),
];
const LONG = 220;

function likelyIn(turns: { speaker?: string; text: string }[], talk: Talk = englishTalk) {
  const conversation = conversationOf(
    readDocument({ kind: 'speech', language: 'en', turns }, english),
    talk,
  );
  const writer = new Writer(conversation);
  return likelyTasksIn(conversation, tasksIn(conversation)).map((task) => {
    const { text, refs } = taskPoint(writer, task);
    return { text, refs, owner: task.owner };
  });
}

it('finds who should do what where long talk comes to its end', () => {
  const turns = talkOf(
    LONG,
    ['Ben', 'Right.'],
    ['Ann', 'Ben, you will be working on the seating plan.'],
    ['Ben', 'Hm.'],
  );
  expect(likelyIn(turns)).toEqual([
    {
      text: 'Ann: You will be working on the seating plan.',
      refs: [LONG + 1],
      owner: 'Ben',
    },
  ]);
});

it.each([
  ['a habit', 'Every week you have to work on the seating plan.'],
  ['thanks', 'Thanks, you should look at the seating plan.'],
  ['the next subject', 'We should look at the seating plan.'],
  ['a condition', 'If rain comes, you should look at the seating plan.'],
  ['a thought', 'Maybe you should look at the seating plan some day.'],
  ['what no one knows', 'Still waiting for word who will look at the seating plan.'],
  ['a refusal', "I'm away, you should look at the seating plan."],
  ['what is done', 'You should look at the seating plan, Ann already did.'],
  ['a report', 'You said Ann will look at the seating plan.'],
  ['a question', 'Ben, you should look at the seating plan?'],
  ['an objection', 'Nah, you should look at the seating plan.'],
  ['what needs the sentence before', 'You should look at it in the theatre.'],
  ['what will happen', 'People will look at the seating plan of the theatre.'],
])('does not take for a task: %s', (_, text) => {
  expect(likelyIn(talkOf(LONG, ['Ben', 'Right.'], ['Ann', text], ['Ben', 'Hm.']))).toEqual([]);
});

const END: [string, string][] = [
  ['Ben', 'Right.'],
  ['Ann', 'Ben, you will be working on the seating plan.'],
  ['Ben', 'Hm.'],
];

it('leaves short talk, talk of unknown people and other languages as they are', () => {
  expect(likelyIn(talkOf(20, ...END))).toEqual([]);
  expect(likelyIn(talkOf(LONG, ...END).map(({ text }) => ({ text })))).toEqual([]);
  const { places: _, ...without } = englishTalk;
  expect(likelyIn(talkOf(LONG, ...END), without)).toEqual([]);
});

it('leaves talk as it is in which people commit themselves in plain words', () => {
  const promises = [
    "I'll paint the chapel by Friday.",
    "I'll order the new curtains tomorrow.",
    "I'll ring the plumber on Monday.",
    "I'll send the invoices by Tuesday.",
    "I'll book the coach for the choir.",
    "I'll print the programme by Thursday.",
    "I'll write to the mayor next week.",
  ].flatMap((text): [string, string][] => [
    ['Cleo', text],
    ['Ben', 'The brass lamps were hanging there.'],
  ]);
  expect(likelyIn(talkOf(LONG, ...promises, ...END))).toEqual([]);
});

it('lists them among the action items, and says nothing of them in the overview', () => {
  const source = { kind: 'speech' as const, language: 'en', turns: talkOf(LONG, ...END) };
  const task = { source, maxWords: undefined, template: 'meeting' as const };
  const document = summarizeSource({ ...task, outputType: 'notes' }, english, null);
  expect(document.actionItems.map(({ refs }) => refs)).toEqual([[LONG + 1]]);
  expect(document.overview.some(({ text }) => text.includes('Ben'))).toBe(false);
});
