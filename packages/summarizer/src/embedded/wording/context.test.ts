import { describe, expect, it } from 'vitest';
import { talkIn } from '../../testing/talk.ts';
import { readDocument } from '../document.ts';
import { conversationOf } from '../findings/conversation.ts';
import { languageOf } from '../language/resolve.ts';
import { contextOf } from './context.ts';

/** What explains the last remark of a script. */
async function contextIn(script: string, text: string): Promise<string | undefined> {
  const language = await languageOf('en');
  if (!language.talk) throw new Error('English talk is understood');
  const document = readDocument({ ...talkIn(script), language: 'en' }, language);
  const conversation = conversationOf(document, language.talk);
  const said = conversation.remarks.at(-1);
  if (!said) throw new Error('Someone speaks');
  return contextOf(conversation, { said, text, isTask: true })?.raw;
}

describe('what a task is about', () => {
  it('is the nearest remark that names it', async () => {
    const script = `Ann: The posters have the wrong church on them.
      Ben: I'll redo those tonight.`;
    expect(await contextIn(script, 'Ben will redo those tonight.')).toContain('posters');
  });

  it('is named as several where several are meant', async () => {
    const script = `Ann: The two churches want an answer by Monday.
      Cleo: The weather has been dreadful this week.
      Ben: I'll get back to them.`;
    expect(await contextIn(script, 'Ben will get back to them.')).toContain('churches');
  });

  it('is no vote', async () => {
    const script = `Ann: The chapel costs two hundred for the evening.
      Ann: Is anybody against the chapel costs?
      Ben: I'll book it.`;
    expect(await contextIn(script, 'Ben will book it.')).toContain('two hundred');
  });

  it('is no fragment, and nothing but an address', async () => {
    const script = `Ann: Half a sentence.
      Cleo: Agreed, agreed, yeah, Ben.
      Ben: I'll send it.`;
    expect(await contextIn(script, 'Ben will send it.')).toBeUndefined();
  });
});
