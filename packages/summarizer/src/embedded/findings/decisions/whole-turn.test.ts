import { expect, it } from 'vitest';
import { talkIn } from '../../../testing/talk.ts';
import { readDocument } from '../../document.ts';
import { languageOf } from '../../language/resolve.ts';
import { conversationOf } from '../conversation.ts';
import { withItsTurn } from './whole-turn.ts';

/** What belongs to a sentence of a script in its turn. */
async function besides(script: string, sentence: string): Promise<string[]> {
  const language = await languageOf('en');
  if (!language.talk) throw new Error('English talk is understood');
  const document = readDocument({ ...talkIn(script), language: 'en' }, language);
  const conversation = conversationOf(document, language.talk);
  const said = conversation.remarks.find(({ raw }) => raw === sentence);
  if (!said) throw new Error('Someone says it');
  const decision = withItsTurn(conversation, { said, also: [], agreed: [], weight: 3 });
  return decision.also.map(({ raw }) => raw);
}

const SCRIPT = `Ann: Do we buy the bread in, the loaf and the rolls?
  Ben: The rolls cost us two hours every night.
  Ann: Beautiful. Keep the loaf. Buy the rolls. Hands up for the loaf?
  Ben: Fine.`;

it('the other sentences of a turn that decide belong to a decision', async () => {
  expect(await besides(SCRIPT, 'Keep the loaf.')).toEqual(['Buy the rolls.']);
  expect(await besides(SCRIPT, 'Buy the rolls.')).toEqual(['Keep the loaf.']);
});
