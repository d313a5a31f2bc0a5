import { describe, expect, it } from 'vitest';
import { languageOf } from '../language/resolve.ts';
import { restoredPassages } from './restore.ts';

/** What is made of talk without marks, in turns of so many words as a recognizer's segments have. */
async function sentencesOf(tag: string, text: string, wordsOfATurn = 25): Promise<string[]> {
  const { talk } = await languageOf(tag);
  if (!talk) throw new Error(`nothing is known of talk in ${tag}`);
  const words = text.split(' ');
  const turns = Array.from({ length: Math.ceil(words.length / wordsOfATurn) }, (_, at) => ({
    at,
    text: words.slice(at * wordsOfATurn, (at + 1) * wordsOfATurn).join(' '),
  }));
  return restoredPassages(turns, talk.marks).map(({ raw }) => raw);
}

describe('talk without marks', () => {
  it.each([
    [
      'en',
      [
        'they deliver on Saturdays.',
        'could you open the door for them?',
        'yeah.',
        'I can do that.',
        'okay.',
        'next one the roof.',
      ],
    ],
    [
      'de',
      [
        'der Drucker ist seit Donnerstag kaputt.',
        'kannst du die Firma anrufen?',
        'ja das mache ich.',
      ],
    ],
    [
      'fr',
      [
        'la salle est libre le quatorze.',
        'est-ce que tu peux la réserver avant vendredi?',
        'oui.',
        "je m'en occupe demain matin.",
      ],
    ],
    ['es', ['son unos cuatrocientos euros.', 'vale.', 'y quién lo paga?']],
  ])('is cut where sentences begin, and asks where it asks: %s', async (tag, sentences) => {
    const text = sentences.join(' ').replaceAll(/[.?]/gu, '');
    for (const wordsOfATurn of [4, 25])
      expect(await sentencesOf(tag, text, wordsOfATurn)).toEqual(sentences);
  });

  it.each([
    [
      'what joins on with a subject of its own',
      [
        'put me with the altos this time please.',
        "and I'll write to the harbour and ask about the cars.",
      ],
    ],
    [
      'a question that joins on',
      ['okay by the end of the month.', 'and who has the waiting list now?'],
    ],
    [
      'a name and what asks who has it',
      [
        'the kitchen is on the schedule for Thursday.',
        'Dana could you have it dressed by Tuesday?',
      ],
    ],
  ])('is cut before %s', async (_, sentences) => {
    const talk = sentences.join(' ').replaceAll(/[.?]/gu, '');
    expect(await sentencesOf('en', talk)).toEqual(sentences);
  });

  it.each([
    ['en', ['if you need the key before Friday you can ask me.', 'I have it at home.']],
    [
      'de',
      ['wenn es regnet stellen wir die Tische in die Halle.', 'und der Chor singt dann dort.'],
    ],
  ])('leaves a clause with the one that depends on it: %s', async (tag, sentences) => {
    expect(await sentencesOf(tag, sentences.join(' ').replaceAll(/[.?]/gu, ''))).toEqual(sentences);
  });

  it('cuts what no one says in one sentence where another one begins likeliest', async () => {
    const text = Array.from({ length: 90 }, (_, at) => `thing${at}`).join(' ');
    const sentences = await sentencesOf('en', text);
    expect(sentences.length).toBeGreaterThan(1);
    for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(40);
    expect(sentences.join(' ').replaceAll('.', '')).toBe(text);
  });

  it('leaves a name in its sentence', async () => {
    expect(
      await sentencesOf('en', "we borrow the sign from Upper Thornby I asked Fairbrother's"),
    ).toEqual(['we borrow the sign from Upper Thornby.', "I asked Fairbrother's."]);
  });
});
