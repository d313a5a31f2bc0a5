import { expect, it } from 'vitest';
import { talkIn } from '../../testing/talk.ts';
import { readDocument } from '../document.ts';
import { conversationOf } from '../findings/conversation.ts';
import { languageOf } from '../language/resolve.ts';
import { Writer } from './writer.ts';

const SCRIPT = 'Rosa: Who comes along?\nBen: Me.\nDora: Me too.';

it.each([
  ['That is Rosa, Ben, Dora and the two Millers.', 'That is Rosa, Ben, Dora and the two Millers.'],
  ['The course, Ben, is in May.', 'The course is in May.'],
  ['It is in May, Dora.', 'It is in May.'],
])('names all of a list, and no one who is only spoken to: %s', async (said, plain) => {
  const language = await languageOf('en');
  if (!language.talk) throw new Error('English talk is understood');
  const document = readDocument({ ...talkIn(SCRIPT), language: 'en' }, language);
  expect(new Writer(conversationOf(document, language.talk)).plain(said)).toBe(plain);
});
