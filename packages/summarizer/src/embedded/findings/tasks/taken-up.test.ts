import { expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

async function tasksOf(language: string, ...lines: string[]) {
  const { actionItems } = await minutesOf(language, lines.join('\n'));
  return actionItems.map(({ text, owner, due }) => [text, owner, due]);
}

it.each([
  [
    'en',
    'Ada: The hall needs sweeping before Saturday.',
    'Tom: On it.',
    ['The hall needs sweeping before Saturday.', 'Tom', 'before Saturday'],
  ],
  [
    'en',
    'Ada: And the invoices, they have to go out.',
    'Tom: I can do that, by Thursday.',
    ['The invoices, they have to go out.', 'Tom', 'by Thursday'],
  ],
  [
    'de',
    'Ada: Die Presse kriegt noch den Text für die Ausstellung.',
    'Tom: Ich kümmer mich drum, bis Freitag.',
    ['Die Presse kriegt noch den Text für die Ausstellung.', 'Tom', 'bis Freitag'],
  ],
  [
    'fr',
    "Ada: La clôture du jardin doit être repeinte avant l'hiver.",
    "Tom: Je m'en occupe.",
    ["La clôture du jardin doit être repeinte avant l'hiver.", 'Tom', undefined],
  ],
  [
    'es',
    'Ada: Quedan las sillas de la sala por recoger.',
    'Tom: Voy yo.',
    ['Quedan las sillas de la sala por recoger.', 'Tom', undefined],
  ],
])('stands as it was named by another one, %s: %s', async (language, named, taken, task) => {
  expect(await tasksOf(language, named, taken, 'Ada: Mm.')).toEqual([task]);
});

it.each([
  ['en', 'Ada: We had a lovely evening by the river.', 'Tom: Mine.'],
  ['de', 'Ada: Das war ein schöner Abend am Fluss.', 'Tom: Mach ich.'],
])('is nothing that was, %s: %s', async (language, named, taken) => {
  expect(await tasksOf(language, named, taken, 'Ada: Mm.')).toEqual([]);
});

it('is what was named last where another one has what was called for before', async () => {
  const tasks = await tasksOf(
    'en',
    'Ada: Someone has to call the plumber.',
    'Bea: Mine.',
    'Ada: And the invoices, they have to go out.',
    'Tom: I can do that, by Thursday.',
    'Ada: Good.',
  );
  expect(tasks).toEqual([
    ['Bea will call the plumber.', 'Bea', undefined],
    ['The invoices, they have to go out.', 'Tom', 'by Thursday'],
  ]);
});

it('leaves the date of what another one does with them', async () => {
  const tasks = await tasksOf(
    'en',
    "Ada: My half is the server, I'll have that on Wednesday. The labels aren't mine.",
    "Tom: They're mine, I know. Friday.",
    'Ada: Good.',
  );
  expect(tasks.map(([, owner, due]) => [owner, due])).toEqual([
    ['Ada', 'on Wednesday'],
    ['Tom', 'Friday'],
  ]);
});

it('is what they say that they do about it', async () => {
  const tasks = await tasksOf(
    'en',
    'Ada: The neighbours need telling before the scaffold goes up.',
    'Tom: Mine. I will ring Mrs Hale tonight.',
    'Ada: Good.',
  );
  expect(tasks.map(([, owner, due]) => [owner, due])).toEqual([['Tom', 'tonight']]);
});

it('an offer is taken up behind what is said about it, and dated by who made it', async () => {
  const { actionItems } = await minutesOf(
    'en',
    `Ann: We talked about the hall last time.
     Ben: Shall I do the poster? Only, last year's hadn't got a date on it.
     Ann: It had a date. It was small. But yes, please, you do it.
     Ben: You'll have it Sunday, and you can look for the date.
     Ann: Lovely.`,
  );
  expect(actionItems.map(({ text, owner, due }) => [text, owner, due])).toEqual([
    ['Ben will do the poster.', 'Ben', 'Sunday'],
  ]);
});
