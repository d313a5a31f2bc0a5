import { describe, expect, it } from 'vitest';
import { conversationOf } from '../findings/conversation.ts';
import { readDocument } from '../document.ts';
import { languageOf } from '../language/resolve.ts';
import { announcementsIn } from './announced.ts';
import { TitleWords } from './title-words.ts';

async function titlesOf(script: string): Promise<string[]> {
  const turns = script
    .trim()
    .split('\n')
    .map((line) => {
      const [speaker = '', text = ''] = line.trim().split(/: (.*)/u);
      return { speaker, text };
    });
  const language = await languageOf('en');
  const document = readDocument({ kind: 'speech', language: 'en', turns }, language);
  if (!language.talk) throw new Error('English talk is understood');
  const conversation = conversationOf(document, language.talk);
  const words = new TitleWords(document, language.talk);
  return announcementsIn(conversation, words).map(({ title }) => title);
}

const CHAT = `Ben: I did the sums last night.
   Ann: How many?
   Ben: Rather a lot of them, I'm afraid.
   Ann: Go on.
   Ben: That's all I have.`;

describe('announced subjects', () => {
  it('reads an ordinal and the sentence after it together', async () => {
    const script = `Ann: First one, the search. The search takes three seconds.
       ${CHAT}
       Ann: Second. The outage on Saturday night.
       ${CHAT}`;
    expect(await titlesOf(script)).toEqual(['Search', 'Outage']);
  });

  it('takes a bare noun that is spoken of afterwards', async () => {
    const script = `Ann: Parking.
       Ben: The gym people park in our bays, and the parking there is full by nine.
       ${CHAT}
       Ann: Staircase.
       Ben: The staircase was moved by the architect, and a staircase costs money.
       ${CHAT}`;
    expect(await titlesOf(script)).toContain('Staircase');
  });

  it('takes no exclamation and no conclusion for a subject', async () => {
    const script = `Ann: We start the mixer at half past seven, and the search is done.
       Ben: Thank goodness.
       ${CHAT}
       Ann: Should the rota be alphabetical?
       Ben: I would like that.
       Ann: Good, so alphabetical from the sixteenth.
       Ben: Fine, half past seven.`;
    expect(await titlesOf(script)).toEqual([]);
  });
});
