import { describe, expect, it } from 'vitest';
import { meetingWith } from '../../../testing/meetings.ts';
import { minutesOf } from '../../../testing/notes.ts';

async function tasksOf(language: string, said: string, answer: string): Promise<string[]> {
  const { actionItems } = await minutesOf(language, meetingWith(language, said, answer));
  return actionItems.map(({ text }) => text);
}

describe('no task', () => {
  it.each([
    ['an estimate', 'es', '¿Cómo ves la cosecha?', 'Yo calculo unos cuatro mil kilos este año.'],
    ['a participle', 'es', 'El pan, recién horneado, entregado antes de las ocho.', 'Bien.'],
    ['what is only supposed', 'es', '¿Y si se riega de noche?', 'Yo de noche riego, si se paga.'],
    ['what is only supposed', 'en', 'And if we fire at night?', 'I can do nights, if it pays.'],
    [
      'a question what someone is to do',
      'fr',
      'Le four dans la cour, tu fais quoi, tu le laisses là ?',
      'Non, évidemment.',
    ],
    [
      'a word on the agenda',
      'en',
      'Evening.',
      "I'll run through the agenda: the fee and the fair.",
    ],
    ['a word on the agenda', 'fr', 'Bonsoir.', "Je rappelle l'ordre du jour : la roue, la fête."],
    ['a reminder', 'en', 'Yes.', "I'll remind you that the key is with the caretaker."],
    ['a reminder', 'fr', 'Oui.', 'Je vous rappelle que la clé est chez le gardien.'],
    ['a joke', 'en', 'Then we stay at home.', "Fair enough. I'll cry quietly."],
    ['a joke', 'fr', 'Alors on reste ici.', 'Bon. Je vais pleurer dans mon coin.'],
    [
      'a refusal',
      'fr',
      'Ben, tu peux appeler le menuisier ?',
      'Je peux vraiment pas, je suis pris.',
    ],
    ['a refusal', 'fr', 'Dix-neuf gâteaux.', 'Et je ne fais pas le clown, je vous préviens.'],
  ])('is %s (%s): %s – %s', async (_, language, said, answer) => {
    expect(await tasksOf(language, said, answer)).toEqual([]);
  });
});

describe('a task', () => {
  it.each([
    [
      'es',
      'La lata se habla en la asamblea.',
      'Vale, yo llevo precios a la asamblea.',
      /^Ben lleva precios/u,
    ],
    [
      'en',
      'I do need somebody to try it on an old phone.',
      "I'll go through it at the weekend.",
      /^Ben will try it on an old phone/u,
    ],
    [
      'de',
      'Sag dem Tischler bitte heute noch ab, sonst kommt er umsonst.',
      'Ruf ich an, gleich nach der Runde.',
      /^Ben sagt dem Tischler heute noch ab/u,
    ],
    [
      'de',
      'Der Tischler wartet auf eine Antwort von uns.',
      'Ruf ich an, gleich morgen früh.',
      /^Ben ruft an/u,
    ],
  ])('in %s: %s – %s', async (language, said, answer, task) => {
    expect(await tasksOf(language, said, answer)).toEqual([expect.stringMatching(task)]);
  });
});

it('is in an answer to a vote', async () => {
  const { actionItems } = await minutesOf(
    'en',
    `Ann: So it's between the old roof and slate.
     Ben: Slate is dear.
     Ann: Shall we just vote? Slate, hands please. One, two, three. Against?
     Ben: Me. For the felt.
     Ann: One. Three to one. We take the slate.`,
  );
  expect(actionItems).toEqual([]);
});

it.each([
  ['what would else have to be done', 'By Friday, yes.', "Else I've got to find somebody else."],
  ['what someone could accept', 'Ninety-five?', 'Ninety-five I could say out loud.'],
  ['what no one knows', 'Is the choir coming?', "I don't know, they say they'll let me know."],
])('%s is no task', async (_, said, answer) => {
  expect(await tasksOf('en', said, answer)).toEqual([]);
});
