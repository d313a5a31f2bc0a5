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

describe('what the two of an interview agree on for its text', () => {
  it.each([
    [
      'en',
      ['And your partner?', "He owed us money, but please don't write about that."],
      "Fine, I'll leave the money out.",
      /^Ada will leave the money out \(about “He owed us money/u,
    ],
    [
      'de',
      ['Und der Bruder?', 'Der hat getrunken. Aber schreiben Sie das bitte nicht.'],
      'Gut, lasse ich weg.',
      /^Tom: Der hat getrunken. Schreiben Sie das bitte nicht/u,
    ],
    [
      'fr',
      ['Et votre frère ?', "Il est parti fâché. Mais n'écrivez pas ça."],
      "D'accord, j'enlève la phrase.",
      /^Ada enlève la phrase/u,
    ],
    [
      'es',
      ['¿Y su socio?', 'Se fue debiendo dinero. Pero eso no lo ponga.'],
      'De acuerdo, lo quito.',
      /debiendo dinero.*no lo ponga/u,
    ],
  ])('is what is left out, %s: %j', async (language, [asked, wish], granted, decided) => {
    const lines = [`Ada: ${asked}`, `Tom: ${wish}`, `Ada: ${granted}`, 'Tom: Mm.'];
    expect(await decisionsOf(language, ...lines)).toEqual([expect.stringMatching(decided)]);
  });

  it.each([
    ['en', 'Do we name your street?', 'Better not. Say the old town.', 'The old town, then.'],
    ['de', 'Nennen wir die Straße?', 'Lieber nicht. Sagen Sie Altstadt.', 'Dann Altstadt.'],
    ['fr', 'On nomme la rue ?', 'Plutôt pas. Mettez la vieille ville.', 'La vieille ville, alors.'],
    ['es', '¿Nombramos la calle?', 'Mejor no. Ponga el casco viejo.', 'El casco viejo, entonces.'],
  ])('is how something is called, %s: %s', async (language, asked, wish, concluded) => {
    const lines = [`Ada: ${asked}`, `Tom: ${wish}`, `Ada: ${concluded}`, 'Tom: Mm.'];
    const name = concluded.replace(/,? ?(?:then|dann|alors|entonces)\.?|\.$/giu, '').trim();
    expect(await decisionsOf(language, ...lines)).toEqual([
      expect.stringMatching(new RegExp(`${name}.*${asked.slice(1, 8)}`, 'u')),
    ]);
  });

  it('is nothing that an interviewer only repeats', async () => {
    const lines = [
      'Ada: ¿?',
      'Tom: We left the harbour at four.',
      'Ada: At four, then.',
      'Tom: Mm.',
    ];
    expect(await decisionsOf('en', ...lines)).toEqual([]);
  });
});

describe('the day of a visit as two people part', () => {
  it.each([
    [
      'en',
      'Our photographer would like to come on Monday at ten. Is that all right?',
      'Monday at ten works.',
    ],
    ['de', 'Unsere Fotografin käme gern am Montag um zehn. Passt das?', 'Montag um zehn, passt.'],
    [
      'es',
      'Nuestra fotógrafa vendría el lunes a las diez. ¿Le va bien?',
      'El lunes a las diez me va bien.',
    ],
  ])('%s: %s', async (language, asked, answer) => {
    const lines = ['Ada: ¿?', 'Tom: Mm.', `Ada: ${asked}`, `Tom: ${answer}`];
    expect(await decisionsOf(language, ...lines)).toEqual([expect.stringMatching(/fot|photo/iu)]);
  });
});
