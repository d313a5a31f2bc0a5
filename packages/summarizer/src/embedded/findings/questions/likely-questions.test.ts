import { expect, it } from 'vitest';
import { talkIn } from '../../../testing/talk.ts';
import { readDocument } from '../../document.ts';
import { languageOf } from '../../language/resolve.ts';
import { conversationOf, type Conversation } from '../conversation.ts';
import { openQuestionsIn, ruledQuestionsIn } from './questions.ts';

/** Talk as it is at work, with one question and what is said to it. */
const TALK = (question: string, ...answers: string[]): string => `
  Greta: Morning, everybody. Kettle's on, if somebody wants tea.
  Piet: I've had two already.
  Greta: Then we can begin. How was the market on Sunday?
  Piet: Wet. We sold forty jars of the plum and hardly any quince.
  Ruth: People don't know what quince is. A woman asked me if it was a kind of cheese.
  Piet: I gave her a spoonful and she bought three.
  Greta: There you are. Now, the stall fee. They've put it up to sixty a day.
  Ruth: Sixty? It was forty-five in the spring.
  Piet: And the one by the church gate is seventy.
  Greta: We could share a stall with the beekeepers.
  Ruth: I'd like that. They've got a roof.
  Piet: Their van's always full, though. Where would my crates go?
  Ruth: Under the table, as everybody else's.
  Greta: Then half a stall with the beekeepers it is.
  Ruth: Fine.
  Greta: The labels, Ruth. Have they come?
  Ruth: On Friday. The green is a bit loud, but they stick.
  Greta: Lovely.
  Ruth: ${question}
  ${answers.join('\n  ')}
  Greta: Right. Anything else?
  Piet: My knee. No, nothing else.
  Ruth: Has anybody seen my blue apron?
  Greta: It's on the hook behind you.
  Ruth: So it is.`;

async function conversationIn(script: string): Promise<Conversation> {
  const known = await languageOf('en');
  if (!known.talk) throw new Error('No talk in English');
  const { turns } = talkIn(script);
  return conversationOf(readDocument({ kind: 'speech', language: 'en', turns }, known), known.talk);
}

const ASKED = 'Will the market council still let us sell the jam in glass after the summer?';

it('a question that no rule finds is found by what those who answer do', async () => {
  const conversation = await conversationIn(
    TALK(
      ASKED,
      "Piet: I've written to them twice. I didn't get past the lady at the desk.",
      "Greta: And I wasn't at the meeting. Maybe they talked about it, maybe they didn't.",
      "Piet: I haven't seen the minutes.",
    ),
  );
  expect(ruledQuestionsIn(conversation)).toEqual([]);
  expect(openQuestionsIn(conversation).map(({ said }) => said.raw)).toEqual([ASKED]);
});

it.each([
  ['that is answered', ASKED, 'Piet: Yes, for another two years. It was in the paper on Monday.'],
  [
    'that asks someone to do something',
    'Piet, would you ask the market council about the glass?',
    "Piet: I've written to them twice. I didn't get past the lady at the desk.",
  ],
  [
    'that proposes something',
    'Should we sell the jam in paper cups after the summer?',
    "Piet: I've tried that. I wasn't happy, maybe it was the lids.",
  ],
])('a question %s is not open', async (_, question, answer) => {
  expect(openQuestionsIn(await conversationIn(TALK(question, answer)))).toEqual([]);
});
