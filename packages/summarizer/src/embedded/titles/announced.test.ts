import { describe, expect, it } from 'vitest';
import { conversationOf } from '../findings/conversation.ts';
import { readDocument } from '../document.ts';
import { languageOf } from '../language/resolve.ts';
import { embeddedEngine } from '../../testing/embedded-engine.ts';
import { openingsIn } from '../subjects/openings.ts';
import { TitleWords } from './title-words.ts';
import { talkIn } from '../../testing/talk.ts';

async function titlesOf(script: string, tag = 'en'): Promise<string[]> {
  const { turns } = talkIn(script);
  const language = await languageOf(tag);
  const document = readDocument({ kind: 'speech', language: tag, turns }, language);
  if (!language.talk) throw new Error(`Talk in ${tag} is understood`);
  const conversation = conversationOf(document, language.talk);
  const words = new TitleWords(document, language.talk);
  return openingsIn(conversation, words).flatMap(({ name }) => name ?? []);
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

  it('takes a subject with which someone is called on', async () => {
    const script = `Ann: Good, so that is settled. Heating costs. Ben.
       Ben: The gas was dear, and heating will be dearer.
       ${CHAT}
       Ann: Lovely. Ben, lifeguards.
       Ben: We need one more of the lifeguards from May.
       Ann: Fine. Half past six. Thank you.
       ${CHAT}`;
    expect(await titlesOf(script)).toEqual(['Heating costs', 'Lifeguards']);
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

describe('a title', () => {
  it.each([
    ['en', 'is no adjective', 'Ann: Now, the famous one. Ben?', 'Ben: The famous one is flat.'],
    ['en', 'is no verb', 'Ann: Okay, that stays on the list.', 'Ben: The list is long.'],
    ['en', 'is no call for a vote', 'Ann: Any objections?', 'Ben: No objections.'],
    ['de', 'is no adverb', 'Anja: Fast, Lina.', 'Lina: Fast fertig, sagt Anja.'],
    ['es', 'is no order', 'Ana: Rubén, cuéntanos.', 'Rubén: El ascensor está parado.'],
  ])('in %s %s', async (...[tag, , ...lines]) => {
    expect(await titlesOf(lines.join('\n'), tag)).toEqual([]);
  });

  it.each([
    [
      'en',
      'Ann: Next, the footpath by the weir the handrail has come off.',
      'Ben: The footpath is ours.',
      'Footpath by the weir',
    ],
    [
      'fr',
      "Anne: Reste la soirée d'ouverture.",
      "Benoît: L'ouverture est en mai, et la soirée aussi.",
      "Soirée d'ouverture",
    ],
  ])('in %s ends with its noun phrase', async (...[tag, first, second, title]) => {
    expect(await titlesOf(`${first}\n${second}`, tag)).toContain(title);
  });
});

const sectionsOf = async (language: string, ...lines: string[]) => {
  const turns = lines.map((text) => ({ text }));
  const source = { kind: 'text', language, turns } as const;
  const { document } = await embeddedEngine.summarizer.summarize({
    source,
    outputType: 'notes',
  });
  return document.topics.map(({ title, firstTurn }) => [title, firstTurn]);
};
const talkOf = (first: string, second: string): string[] =>
  Array.from({ length: 16 }, (_, at) =>
    at % 2 === 0
      ? `${first}: The supplier in Leeds quoted 1,200 pounds for item ${at} and wants an answer from the board.`
      : `${second}: Last spring the other supplier took six weeks, and part ${at} came back twice from the workshop.`,
  );

describe('agendas', () => {
  it('name the sections where their items are taken up, in whatever order', async () => {
    const sections = await sectionsOf(
      'en',
      'Ann: Two things today: the roof repair and the new website.',
      "Ann: Let's do the website first, because Ben has to go.",
      ...talkOf('Ben', 'Ann'),
      'Ann: Then the roof repair.',
      ...talkOf('Cleo', 'Ann'),
    );
    expect(sections).toEqual([
      ['Website', 0],
      ['Roof repair', 18],
    ]);
  });

  it('begin with the turn behind the one that ends with their name', async () => {
    const sections = await sectionsOf(
      'en',
      'Ann: Two things today: the roof repair and the new website.',
      "Ann: Let's do the website first, because Ben has to go.",
      ...talkOf('Ben', 'Ann'),
      'Ann: Good, thank you for that. Then the roof repair. Cleo, go on.',
      ...talkOf('Cleo', 'Ann'),
    );
    expect(sections).toEqual([
      ['Website', 0],
      ['Roof repair', 19],
    ]);
  });

  it('are read in German, where an item is a part of a compound', async () => {
    const talk = Array.from({ length: 24 }, (_, at) =>
      at % 2 === 0
        ? `Ben: Der Anbieter aus Kassel hat 1.200 Euro für Teil ${at} verlangt und will eine Antwort vom Vorstand.`
        : `Ann: Im Frühling hat der andere Anbieter sechs Wochen gebraucht, und Stück ${at} kam zweimal zurück.`,
    );
    const sections = await sectionsOf(
      'de',
      'Ann: Wir haben heute zwei Punkte: die Parkplatzregelung und das Sommerfest.',
      'Ann: Fangen wir mit den Parkplätzen an.',
      ...talk,
      'Ann: Gut. Dann das Sommerfest.',
      ...talk,
    );
    expect(sections.map(([title]) => title)).toEqual(['Parkplatzregelung', 'Sommerfest']);
  });
});

const nouns = async (tag: string, text: string, ...phrases: string[]) => {
  const language = await languageOf(tag);
  const document = readDocument({ kind: 'speech', language: tag, turns: [{ text }] }, language);
  if (!language.talk) throw new Error(`${tag} is understood`);
  const words = new TitleWords(document, language.talk);
  return phrases.filter((phrase) => words.isNounPhrase(phrase));
};

describe('nouns', () => {
  it('are no adjectives between an article and a noun', async () => {
    const text = 'The open day is in May. We plan the open day now. An open day costs money.';
    expect(await nouns('en', text, 'open', 'day', 'open day')).toEqual([]);
    expect(await nouns('en', text.replaceAll('day', 'evening'), 'open')).toEqual([]);
    expect(await nouns('en', text.replaceAll('day', 'house'), 'open', 'open house')).toEqual([
      'open house',
    ]);
  });

  it('are no verbs behind a pronoun that is an article elsewhere', async () => {
    const text = 'La miel de la sierra es buena. Nadie la quería. Vendemos la miel con la cera.';
    expect(await nouns('es', text, 'miel', 'sierra', 'quería', 'cera')).toEqual([
      'miel',
      'sierra',
      'cera',
    ]);
  });

  it('stand before their adjectives in French', async () => {
    const text =
      "C'est la fin de la respiration cellulaire. Après la respiration cellulaire on dort.";
    expect(await nouns('fr', text, 'respiration cellulaire', 'cellulaire')).toEqual([
      'respiration cellulaire',
    ]);
  });
});
