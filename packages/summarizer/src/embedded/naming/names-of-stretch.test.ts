import { describe, expect, it } from 'vitest';
import { talkIn } from '../../testing/talk.ts';
import { analyse } from '../weighing/analysis.ts';
import { readDocument } from '../document.ts';
import { conversationOf } from '../findings/conversation.ts';
import { languageOf } from '../language/resolve.ts';
import { TitleWords } from '../titles/title-words.ts';
import { candidatesIn, namingContextOf, type NamingContext } from './candidates.ts';
import { namesOfStretch } from './names-of-stretch.ts';
import { nounPhraseOf } from './noun-phrase.ts';

async function contextOf(language: string, script: string): Promise<NamingContext> {
  const known = await languageOf(language);
  if (!known.talk) throw new Error(`Talk in ${language} is understood`);
  const document = readDocument({ ...talkIn(script), language }, known);
  const conversation = conversationOf(document, known.talk);
  return namingContextOf(analyse(document), conversation, new TitleWords(document, known.talk));
}

const whole = ({ analysis }: NamingContext) => ({ start: 0, end: analysis.document.units.length });

const wordsOf = (context: NamingContext): string[] =>
  candidatesIn(context, whole(context)).map(({ word }) => word);

function phraseOf(context: NamingContext, word: string): string {
  const candidate = candidatesIn(context, whole(context)).find((one) => one.word === word);
  if (!candidate) throw new Error(`${word} is a candidate`);
  return nounPhraseOf(context, whole(context), candidate);
}

const FRIDGE = `Ann: The fridge died on Saturday, and the repair is nine hundred.
  Ben: Who found the fridge?
  Ann: Mrs Tranter did, and she rang a firm.
  Ben: Is a new fridge better than a repair?
  Ann: We get the fridge repaired. All agreed?
  Ben: Agreed.`;

describe('names of a stretch', () => {
  it('are nouns that are spoken of, asked about and decided on', async () => {
    const names = namesOfStretch(await contextOf('en', FRIDGE), { start: 0, end: 6 });
    expect(names[0]).toBe('fridge');
  });

  it('are none that another stretch has', async () => {
    const taken = new Set(['fridge']);
    const context = await contextOf('en', FRIDGE);
    const [first] = namesOfStretch(context, { start: 0, end: 6 }, { taken });
    expect(first).toBe('repair');
  });

  it('follow the weights', async () => {
    const context = await contextOf('en', FRIDGE);
    const weights = { provenance: '', bias: 0, weights: { count: -9 } };
    expect(namesOfStretch(context, { start: 0, end: 6 }, { weights })[0]).not.toBe('fridge');
  });
});

describe('candidates', () => {
  it('are no verbs between a noun and an article', async () => {
    const words = wordsOf(
      await contextOf(
        'en',
        `Ann: The number in a system equals the rate times the wait. So the number equals the rate.
  Ben: And the wait equals a number?`,
      ),
    );
    expect(words).toContain('system');
    expect(words).not.toContain('equals');
  });

  it('are no verbs, adjectives, numbers, days or people', async () => {
    const words = wordsOf(await contextOf('en', FRIDGE));
    expect(words).toContain('fridge');
    for (const other of ['died', 'found', 'rang', 'better', 'nine', 'saturday', 'tranter'])
      expect(words.map((word) => word.toLowerCase())).not.toContain(other);
  });

  it('are no adjectives that stand for a noun', async () => {
    const words = wordsOf(
      await contextOf(
        'en',
        `Ann: The wooden ones cost two pounds.
         Ben: I like the wooden ones, but the medals are in the cupboard.`,
      ),
    );
    expect(words).toContain('cupboard');
    expect(words).not.toContain('wooden');
  });

  it('of German have a capital inside sentences', async () => {
    const words = wordsOf(
      await contextOf(
        'de',
        `Anja: Schnell, wir brauchen das Gerüst.
         Bernd: Das geht so schnell nicht, und Herr Braun hat das Gerüst bis Mai.`,
      ),
    );
    expect(words).toEqual(['Gerüst']);
  });

  it('of French are known behind an elided article, and verbs behind a pronoun are none', async () => {
    const words = wordsOf(
      await contextOf(
        'fr',
        `Anne: Les parents veulent que l'atelier reste ouvert.
         Benoît: Ils les veulent toujours, les horaires de l'atelier.`,
      ),
    );
    expect(words).toContain('atelier');
    expect(words).not.toContain('veulent');
  });
});

describe('a noun phrase', () => {
  it('takes in what stands between its article and the noun', async () => {
    const context = await contextOf('en', 'Ann: We need the twinning grant for the coach.');
    expect(phraseOf(context, 'grant')).toBe('twinning grant');
  });

  it('takes in no verb behind the noun', async () => {
    const context = await contextOf(
      'en',
      `Ann: If the council pay for the gate, we mend it.
       Ben: The pay is poor, says the council.`,
    );
    expect(phraseOf(context, 'council')).toBe('council');
  });

  it('takes in no verb before the noun', async () => {
    const context = await contextOf(
      'en',
      `Ann: We could hire heaters for the hall.
       Ben: They hire heaters out in town.`,
    );
    expect(phraseOf(context, 'heaters')).toBe('heaters');
  });

  it('keeps its hyphen', async () => {
    const context = await contextOf('en', 'Ann: We keep the corner-shop bar.');
    expect(phraseOf(context, 'bar')).toBe('corner-shop bar');
  });

  it.each([
    ['fr', 'Anne: Il reste la subvention de la mairie.', 'subvention', 'subvention de la mairie'],
    ['es', 'Ana: Falta el seguro del club.', 'seguro', 'seguro del club'],
  ])('%s: takes in its complement', async (...[language, script, word, phrase]) => {
    const context = await contextOf(language, `${script}\n${script}`);
    expect(phraseOf(context, word)).toBe(phrase);
  });
});

it('takes an English verb behind `now` for no candidate', async () => {
  const english = await contextOf(
    'en',
    `Ann: Owen drove lorries for years and now teaches small children.
     Ben: The lorries were old, and the children are loud.`,
  );
  expect(wordsOf(english)).not.toContain('teaches');
});

it('keeps the form of a modifier', async () => {
  const context = await contextOf(
    'en',
    `Ann: The retraining centre in Leeds is full.
     Ben: People who retrained there liked the retraining centre. They retrained, and retrained again.`,
  );
  expect(phraseOf(context, 'centre')).toBe('retraining centre');
});
