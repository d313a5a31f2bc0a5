import { expect, it } from 'vitest';
import { talkIn } from '../../../testing/talk.ts';
import { readDocument } from '../../document.ts';
import { languageOf } from '../../language/resolve.ts';
import { conversationOf, type Conversation } from '../conversation.ts';
import type { Decision } from './decision.ts';
import { joinedWith, standing, withoutRepeats } from './standing-decisions.ts';

async function conversationIn(script: string): Promise<Conversation> {
  const language = await languageOf('en');
  if (!language.talk) throw new Error('English talk is understood');
  return conversationOf(
    readDocument({ ...talkIn(script), language: 'en' }, language),
    language.talk,
  );
}

/** What still stands of the decisions of a script: the sentences that begin with `So `. */
async function standingIn(script: string): Promise<string[]> {
  const conversation = await conversationIn(script);
  const found = conversation.remarks
    .filter(({ raw }) => raw.startsWith('So '))
    .map((said): Decision => ({ said, also: [], agreed: [], weight: 3 }));
  return standing(conversation, found).map(({ said }) => said.raw);
}

const SCRIPT = (first: string): string => `Ann: The engine first.
  Ben: Two days in the yard, and the crane is free in December.
  Ann: ${first}
  Cora: Can I go back to training? The night exercise. I said the ninth, but that is too close to the engine. Can we make it the sixteenth?
  Ann: So the sixteenth, half past six at the slip.
  Cora: Good, I'll tell the crew.
  Ann: The paint in the hall is peeling as well.
  Cora: It always was a poor job.
  Ann: Someone leaned a ladder on it.
  Ben: Oh, and back to the engine, please. The crane is late.
  Ann: So the ninth to the eleventh of December.`;

it('what is decided again when the talk comes back to it no longer stands', async () => {
  const left = await standingIn(SCRIPT('So the engine from the second to the fourth.'));
  expect(left).not.toContain('So the engine from the second to the fourth.');
});

it('what only named the other thing in passing still stands', async () => {
  const left = await standingIn(SCRIPT('So the engine from the second to the fourth.'));
  expect(left).toContain('So the sixteenth, half past six at the slip.');
});

it('a question is no part of the decision before it', async () => {
  const conversation = await conversationIn(
    'Ann: So adults who have not paid are not picked. Hands up? One, two, three.',
  );
  const [told, asked] = conversation.remarks.map((said): Decision => ({
    said,
    also: [],
    agreed: [],
    weight: 3,
  }));
  if (!told || !asked) throw new Error('Ann says both');
  expect(joinedWith(told, asked)).toBeNull();
});

it('what is ruled out later, by the thing that it was about, no longer stands', async () => {
  const left = await standingIn(`Ann: Next, the spring fair. It's sixty for a pitch.
    Ben: The families are there.
    Ann: So let's have a pitch.
    Cora: The bench gets full on Wednesdays.
    Ann: It does, there are nine people now.
    Cora: Could Priya take a second night?
    Ben: Hang on, the fair is the day we fetch the piano. We need the van.
    Ann: So no fair this year.`);
  expect(left).toEqual(['So no fair this year.']);
});

it('what is ruled out of something else takes nothing back', async () => {
  const left = await standingIn(`Ann: Next, the spring fair. It's sixty for a pitch.
    Ben: The families are there.
    Ann: So let's have a pitch.
    Cora: The bench gets full on Wednesdays.
    Ann: It does, there are nine people now.
    Cora: Then they want popcorn as well.
    Ben: Popcorn sticks to the keys.
    Ann: So no popcorn this year.`);
  expect(left).toContain("So let's have a pitch.");
});

it('lists a time once that one proposes and another one repeats', async () => {
  const conversation = await conversationIn(`Ann: We leave the yard at 7?
    Ben: Too early for me.
    Ann: 8 then.
    Cora: 8 ok.`);
  const found = conversation.remarks
    .filter(({ raw }) => raw.startsWith('8'))
    .map((said): Decision => ({ said, also: [], agreed: [], weight: 3 }));
  expect(withoutRepeats(conversation, found).map(({ said }) => said.raw)).toEqual(['8 ok.']);
});
