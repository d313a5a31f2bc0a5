import { expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

const LONG = `Ada: Right, shall we start?
  Finn: I'm here, the kettle's on.
  Ada: The stall at the June fair, then. They want forty pounds for the day.
  Lou: The last one cost us two days and we sold eleven pots.
  Finn: Eleven, and three of those to my aunt.
  Lou: It rained, though. Nobody stops in the rain.
  Ada: It's under cover this year, they've hired a tent.
  Finn: A tent with sides, or only a roof?
  Lou: With sides, I saw the drawing.
  Ada: QUESTION
  Finn: ANSWER
  Lou: I'd still want somebody beside me for the change.
  Ada: We'll see to that. The kiln room is next, the door has dropped again.
  Finn: It's the hinge, it was never meant for that door.
  Lou: I can't lift it, I have to kick it.
  Ada: I'll ring the joiner this afternoon.
  Finn: Tell him to bring the long screws.
  Lou: And a spare hinge.
  Ada: Fine. The clay comes on Thursday, two hundred kilos.
  Finn: Into the shed, please, not the hall.
  Lou: The shed floor is wet at the back.
  Ada: Then at the front. That's all.
  Finn: Good.`;

const questionsOf = async (question: string, answer: string): Promise<string[]> =>
  (
    await minutesOf('en', LONG.replace('QUESTION', question).replace('ANSWER', answer))
  ).questions.map(({ text }) => text);

it.each([
  ["Hands up, then: who'd rather stay at home? One. Okay, so we go.", 'Fair enough.'],
  [
    'Could we put prices on the pots this time?',
    "Not if we don't know what the others ask. Leave that off.",
  ],
])('%s is no open question', async (question, answer) => {
  expect(await questionsOf(question, answer)).toEqual([]);
});

it('a question that no one can answer is open', async () => {
  expect(await questionsOf('Who brings the float?', 'No idea, I thought you knew.')).toHaveLength(
    1,
  );
});
