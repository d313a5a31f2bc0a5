import { describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../../testing/embedded-engine.ts';
import { talkOf } from '../../../testing/talk.ts';

async function decisionsOf(language: string, ...lines: string[]): Promise<string[]> {
  const source = { ...talkOf(...lines), language };
  const { document } = await embeddedEngine.summarizer.summarize({
    source,
    outputType: 'notes',
    template: 'interview',
  });
  return document.decisions.map(({ text }) => text);
}

describe('what someone tells an interviewer as decided', () => {
  it.each([
    [
      'en',
      'Tom: We decided that in March. From the first of May my daughter runs the boat.',
      /daughter runs the boat/u,
    ],
    [
      'en',
      'Tom: I thought about five pounds. But people walk over in the summer, so it stays at four.',
      /stays at four/u,
    ],
    [
      'en',
      'Tom: They offered sixty thousand for the quay. We slept on it and turned it down.',
      /sixty thousand.*turned it down/u,
    ],
    [
      'de',
      'Tom: Das haben wir im Herbst so abgemacht. Ab dem ersten April führt mein Sohn den Laden.',
      /Ab dem ersten April/u,
    ],
    [
      'de',
      'Tom: Neuntausend Euro haben die mir geboten. Ich hab eine Nacht drüber geschlafen und abgelehnt.',
      /^Tom: Neuntausend Euro haben die mir geboten/u,
    ],
    [
      'fr',
      "Tom: On passe à deux bateaux. Ma fille prend le second, à partir du premier mars. On l'a voté cet hiver.",
      /deux bateaux.*premier mars/u,
    ],
    [
      'fr',
      "Tom: J'arrête de naviguer. Ce sera le trente juin, c'est décidé.",
      /trente juin.*naviguer/u,
    ],
    [
      'es',
      'Tom: Eso ya está decidido. Desde el uno de enero lo lleva mi sobrina Marta.',
      /uno de enero/u,
    ],
    [
      'es',
      'Tom: Nos ofrecieron doce mil euros por el reloj. Lo hablamos y dijimos que no.',
      /doce mil.*que no/u,
    ],
  ])('%s: %s', async (language, answer, decided) => {
    const decisions = await decisionsOf(language, 'Ada: ¿?', answer, 'Ada: ¿?', 'Tom: Mm.');
    expect(decisions).toEqual([expect.stringMatching(decided)]);
  });

  it.each([
    ['en', 'Tom: We decided to go out at six in the morning, and that was stupid.'],
    ['en', 'Tom: In 1998 they offered me a job at the port. I said no.'],
    ['en', "Tom: We haven't decided that. From May someone else has to run the boat."],
    ['de', 'Tom: Das haben wir noch nicht entschieden. Ab Mai muss es jemand anders machen.'],
    ['de', 'Tom: Vor zehn Jahren haben die mir den Hafen angeboten. Ich hab abgelehnt.'],
    ['fr', "Tom: On n'a pas décidé. À partir de mai, il faudra quelqu'un d'autre."],
    ['es', 'Tom: No lo hemos decidido. Desde mayo tendrá que hacerlo otro.'],
  ])('is nothing that is past or open, %s: %s', async (language, answer) => {
    expect(await decisionsOf(language, 'Ada: ¿?', answer, 'Ada: ¿?', 'Tom: Mm.')).toEqual([]);
  });
});

describe('the day on which two people agree as they part', () => {
  it.each([
    [
      'en',
      ['Could our photographer come by?', 'Tuesday or Thursday, but not before noon.'],
      'Thursday at one, then.',
      /^Thursday at one \(about “Could our photographer come by\?”\)/u,
    ],
    [
      'de',
      ['Darf ich noch mal vorbeikommen?', 'Montag oder Freitag, aber nicht vor neun.'],
      'Dann Freitag um zehn.',
      /Freitag um zehn \(zu „Darf ich noch mal vorbeikommen\?“\)/u,
    ],
    [
      'fr',
      ['Je peux revenir avec un photographe ?', 'Mardi ou jeudi, pas avant dix heures.'],
      'Alors jeudi à onze heures.',
      /Jeudi à onze heures.*photographe/u,
    ],
    [
      'es',
      ['¿Puedo volver con una fotógrafa?', 'El martes o el jueves, pero por la tarde.'],
      'Entonces el jueves a las cinco.',
      /El jueves a las cinco/u,
    ],
  ])('%s: %j', async (language, [asked, offered], fixed, decided) => {
    const lines = [`Ada: ${asked}`, `Tom: ${offered}`, `Ada: ${fixed}`, 'Tom: Mm.'];
    expect(await decisionsOf(language, ...lines)).toEqual([expect.stringMatching(decided)]);
  });

  it('is no decision where one of them names it for what they will do', async () => {
    const lines = ["Ada: I'll send you the proofs. Shall we say Monday?", 'Tom: Monday is fine.'];
    expect(await decisionsOf('en', 'Ada: ¿?', ...lines, 'Ada: Mm.')).toEqual([]);
  });
});
