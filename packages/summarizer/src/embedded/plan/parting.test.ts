import { describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../testing/embedded-engine.ts';
import { talkOf } from '../../testing/talk.ts';

async function interview(language: string, ...lines: string[]) {
  const { document } = await embeddedEngine.summarizer.summarize({
    source: { ...talkOf(...lines), language },
    outputType: 'notes',
    template: 'interview',
  });
  return document;
}

/** Changes of speaker behind which no one parts yet. */
const FURTHER = ['A', 'B', 'C', 'D'].flatMap((letter) => [`Ada: ${letter}?`, 'Tom: Mm.']);

describe('what who is interviewed promises', () => {
  it.each([
    ['en', "I'll send it to you. Give me till the weekend, it's in my head.", 'till the weekend'],
    ['de', 'Ich schick es Ihnen. Geben Sie mir bis Freitag, das ist im Kopf.', 'bis Freitag'],
    ['fr', "Je vous l'envoie. Laissez-moi jusqu'à vendredi.", "jusqu'à vendredi"],
    ['es', 'Se lo mando a usted. Deme hasta el viernes.', 'hasta el viernes'],
  ])('is dated by the time that they ask for, %s: %s', async (language, promise, due) => {
    const lines = ['Ada: The recipe?', `Tom: ${promise}`, ...FURTHER];
    const { actionItems } = await interview(language, ...lines);
    expect(actionItems.map((item) => [item.owner, item.due])).toEqual([['Tom', due]]);
  });

  it('is nothing that only lasts', async () => {
    const lines = ['Ada: And then?', "Tom: I'll bake. I sleep till the afternoon.", ...FURTHER];
    expect((await interview('en', ...lines)).actionItems).toEqual([]);
  });
});

describe('a question to who is interviewed', () => {
  it('is open where the answer ends by saying that they do not know', async () => {
    const { questions } = await interview(
      'en',
      'Ada: Do the fumes bother the swallows in the loft?',
      "Tom: I'd love to say no. They come in April, before the big orders. But their young, honestly, I don't know.",
      ...FURTHER,
    );
    expect(questions.map(({ text }) => text)).toEqual([
      'Do the fumes bother the swallows in the loft?',
    ]);
  });

  it('is answered where the answer ends with what another one does not know', async () => {
    const { questions } = await interview(
      'de',
      'Ada: Gibt es dafür keine Maschinen?',
      'Tom: Gibt es, und die schneiden sehr sauber. Aber so eine Maschine sieht nur den Stein von vorne und weiß nicht, welcher Riss dahinter anfängt.',
      ...FURTHER,
    );
    expect(questions).toEqual([]);
  });
});

describe('what is promised as two people part', () => {
  it.each([
    ['en', 'Could I see your kiln?', "That's up to my boss. I'll ask him.", 'Tom will ask him'],
    ['de', 'Darf ich den Ofen sehen?', 'Das muss der Chef sagen. Ich frag ihn.', 'Tom fragt ihn'],
    ['fr', 'Je peux voir le four ?', "C'est au patron de voir. Je lui demande.", 'Tom lui demande'],
    ['es', '¿Puedo ver el horno?', 'Eso lo dice el jefe. Le pregunto.', 'Tom le pregunta'],
  ])('is to ask someone else, %s: %s', async (language, asked, answer, told) => {
    const { actionItems } = await interview(
      language,
      `Ada: ${asked}`,
      `Tom: ${answer}`,
      'Ada: Mm.',
    );
    expect(actionItems.map(({ text }) => text)).toEqual([expect.stringContaining(told)]);
  });

  it.each([
    ['en', 'Have you got drawings?', 'I have. My niece will copy them by Tuesday.', 'by Tuesday'],
    ['de', 'Haben Sie Zeichnungen?', 'Ja. Die kopiert meine Nichte bis Dienstag.', 'bis Dienstag'],
    ['fr', 'Vous avez des dessins ?', "Oui. Ma nièce les copie d'ici mardi.", "d'ici mardi"],
    ['es', '¿Tiene dibujos?', 'Sí. Los copia mi sobrina para el martes.', 'para el martes'],
  ])('is what one of theirs will do, %s: %s', async (language, asked, answer, due) => {
    const { actionItems } = await interview(
      language,
      `Ada: ${asked}`,
      `Tom: ${answer}`,
      'Ada: Mm.',
    );
    expect(actionItems.map((item) => [item.owner, item.due])).toEqual([['Tom', due]]);
  });

  it.each([
    ['en', "I'll send you the draft in about three weeks.", "You'll have it back by Monday."],
    [
      'de',
      'Ich schicke Ihnen den Entwurf in etwa drei Wochen.',
      'Sie bekommen ihn bis Montag zurück.',
    ],
  ])('is to give it back, on a day of its own, %s: %s', async (language, sent, back) => {
    const { actionItems } = await interview(
      language,
      'Ada: ¿?',
      'Tom: Mm.',
      `Ada: ${sent}`,
      `Tom: ${back}`,
    );
    expect(actionItems.map(({ owner, due }) => [owner, due])).toEqual([
      ['Ada', expect.stringMatching(/three weeks|drei Wochen/u)],
      ['Tom', expect.stringMatching(/Monday|Montag/u)],
    ]);
    expect(actionItems.map(({ text }) => text).join(' ')).not.toContain('ready');
  });
});
