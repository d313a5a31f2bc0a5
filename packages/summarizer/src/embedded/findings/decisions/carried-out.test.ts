import { expect, it } from 'vitest';
import { talkIn } from '../../../testing/talk.ts';
import { readDocument } from '../../document.ts';
import { languageOf } from '../../language/resolve.ts';
import { conversationOf } from '../conversation.ts';
import { withCarriedOut } from './carried-out.ts';

/** Whether the last sentence of the first turn is carried out. */
async function isAdopted(language: string, script: string): Promise<boolean> {
  const { talk, ...rest } = await languageOf(language);
  if (!talk) throw new Error(`${language} is understood`);
  const document = readDocument({ ...talkIn(script), language }, { ...rest, talk });
  const conversation = conversationOf(document, talk);
  const [said] = conversation.remarks;
  if (!said) throw new Error('someone says it');
  return withCarriedOut(conversation, { said, also: [], agreed: [], weight: 2.2 }).adopted === true;
}

it.each([
  ['en', "Ann: So we cancel the magazines.\nBen: I'll do that.", true],
  [
    'en',
    'Ann: So we cancel the magazines. Ben, will you ring them?\nBen: They are on holiday.',
    true,
  ],
  ['en', "Ann: So we cancel the magazines.\nBen: No, I don't want that.", false],
  ['en', 'Ann: So we cancel the magazines.\nBen: People read them.', false],
  [
    'en',
    'Ann: So we eat no popcorn in room two.\nBen: Fine. No more popcorn in room two from tomorrow.',
    false,
  ],
  ['de', 'Anja: Dann bestellen wir die Zeitschriften ab.\nBernd: Finde ich gut.', true],
  ['de', 'Anja: Dann proben wir am Mittwoch.\nBernd: Mittwoch kann ich nicht.', false],
  ['fr', 'Anne: Donc on annule les revues.\nBoris: Ça me va.', true],
  ['es', 'Ana: Pues compramos las revistas.\nBlas: Vale.', true],
])('%s: %s', async (language, script, adopted) => {
  expect(await isAdopted(language, script)).toBe(adopted);
});
