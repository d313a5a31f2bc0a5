import { expect, it } from 'vitest';
import { readDocument } from '../document.ts';
import { languageOf } from '../language/resolve.ts';
import { talkIn } from '../../testing/talk.ts';
import { TitleWords } from './title-words.ts';

it('takes no person for a title who is only named where a sentence begins, beside another one', async () => {
  const { turns } = talkIn(`Ann: You have two apprentices.
    Ben: Callum and Wiktoria. I'd like Wiktoria to have the workshop.`);
  const language = await languageOf('en');
  if (!language.talk) throw new Error('English talk is understood');
  const document = readDocument({ kind: 'speech', language: 'en', turns }, language);
  const words = new TitleWords(document, language.talk);
  expect(words.mayName('Callum')).toBe(false);
  expect(words.mayName('workshop')).toBe(true);
});
