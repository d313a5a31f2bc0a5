import { expect, it } from 'vitest';
import { talkIn } from '../../testing/talk.ts';
import { readDocument } from '../document.ts';
import { languageOf } from '../language/resolve.ts';
import { conversationOf } from './conversation.ts';
import { subjectsIn } from './subjects.ts';

async function namesIn(script: string): Promise<string[]> {
  const language = await languageOf('en');
  if (!language.talk) throw new Error('English talk is understood');
  const document = readDocument({ ...talkIn(script), language: 'en' }, language);
  return subjectsIn(conversationOf(document, language.talk)).map(({ name }) => name);
}

it('a subject that is taken up again has a name of its own', async () => {
  const script = `Ann: The clinic for cats is next, and the waiting room.
    Ben: Then we would need a second room for it.
    Ann: Right, on then. Thursdays, two to five.
    Ben: Good.`;
  expect(await namesIn(script)).not.toContain('then');
});
