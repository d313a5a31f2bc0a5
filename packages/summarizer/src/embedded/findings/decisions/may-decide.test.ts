import { expect, it } from 'vitest';
import { talkIn } from '../../../testing/talk.ts';
import { readDocument } from '../../document.ts';
import { languageOf } from '../../language/resolve.ts';
import { conversationOf } from '../conversation.ts';
import { mayDecide } from './may-decide.ts';

const SCRIPT = `Ann: Item one, then. The toilets in the park.
  Ben: They are locked at six in winter.
  Ann: Fine, we leave the toilets as they are. Right, so item three is the skate bowl.
  Ben: The skate bowl has cracks, and the skate shop wants it mended.
  Ann: Then we grind the bowl in spring. There is one for thirty. Who pays? Let's leave that open for now.`;

it.each([
  ['Right, so item three is the skate bowl.', false],
  ['Then we grind the bowl in spring.', true],
  ['Item one, then.', false],
  ["Let's leave that open for now.", false],
  ['There is one for thirty.', false],
])('%s', async (sentence, expected) => {
  const language = await languageOf('en');
  if (!language.talk) throw new Error('English talk is understood');
  const document = readDocument({ ...talkIn(SCRIPT), language: 'en' }, language);
  const conversation = conversationOf(document, language.talk);
  const remark = conversation.remarks.find(({ raw }) => raw === sentence);
  if (!remark) throw new Error('Ann says it');
  expect(mayDecide(conversation, remark)).toBe(expected);
});
