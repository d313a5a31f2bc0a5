import { expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

async function tasksOf(language: string, script: string): Promise<(string | undefined)[][]> {
  const { actionItems } = await minutesOf(language, script);
  return actionItems.map(({ text, owner, due }) => [text, owner, due]);
}

it.each([
  [
    'de',
    `Anna: Was fehlt noch?
     Bernd: Den Anhänger fahre ich, der ist neu.
     Clara: Getränke besorge ich bei Winkler.
     Anna: Dann mach ich den Aushang.`,
    ['Bernd', 'Clara', 'Anna'],
  ],
  [
    'fr',
    `Anne: Qu'est-ce qu'il manque ?
     Paul: Je m'occupe de la liste.
     Claire: L'affiche, c'est moi qui la fais.
     Anne: Je rappelle l'électricien.`,
    ['Paul', 'Claire', 'Anne'],
  ],
])('what someone does at once is a task, without a date (%s)', async (language, script, owners) => {
  const tasks = await tasksOf(language, script);
  expect(tasks.map(([, owner]) => owner)).toEqual(owners);
});

it('what one does by habit is none, in German', async () => {
  const tasks = await tasksOf(
    'de',
    `Anna: Wie kommst du her?
     Bernd: Ich fahre immer mit dem Rad.
     Anna: Und dein Garten?
     Bernd: Den Rasen mähe ich nicht mehr, das macht mein Sohn.`,
  );
  expect(tasks).toEqual([]);
});

it('what all were asked to do is done by who says so', async () => {
  const tasks = await tasksOf(
    'en',
    `Ann: The boiler man comes on Thursday. Can we ask him about the radiator, too?
     Ben: Will do.
     Cleo: That would solve it.
     Ann: Who does the poster?
     Cleo: I can, I did it at my old place.
     Ann: And the old tank, can somebody take it to the tip?
     Ben: Me.`,
  );
  expect(tasks.map(([text]) => text)).toEqual([
    'Ben will ask him about the radiator, too (about “The boiler man comes on Thursday”).',
    'Cleo will do the poster.',
    'Ben will take it to the tip (about “The old tank”).',
  ]);
});

it('what was asked of another one sets no date for what someone adds', async () => {
  const tasks = await tasksOf(
    'en',
    `Ann: Somebody needs to read the contract before we sign it.
     Ben: I'll do that.
     Cleo: And I'll send the new drawings of the hall round to everyone.`,
  );
  expect(tasks.map(([, owner, due]) => [owner, due])).toEqual([
    ['Ben', 'before they sign it'],
    ['Cleo', undefined],
  ]);
});

it.each([
  ['en', 'Paul: I’ll send you the money.', 'Ina: Me too, tomorrow.'],
  ['fr', 'Paul: Je te fais un virement.', 'Ina: Moi aussi, demain.'],
])('when another one does the same is no date of it (%s)', async (language, said, other) => {
  const tasks = await tasksOf(language, `Ann: Ok.\n${said}\n${other}\nAnn: Ok.`);
  expect(tasks[0]?.slice(1)).toEqual(['Paul', undefined]);
});

it('a clause that only takes it on is not told with the next one', async () => {
  const tasks = await tasksOf(
    'de',
    `Anna: Gut, die Nowaks. Wer ruft die Familie an?
     Bernd: Mache ich, ich sehe sie sowieso am Samstag.`,
  );
  expect(tasks[0]?.[0]).toBe('Bernd ruft die Familie an.');
});

it.each([
  [
    'en',
    `Ann: I'll print the posters at work. Who hangs them up?
     Ben: I can do that, next week.`,
  ],
  [
    'de',
    `Ann: Die Plakate drucke ich bei der Arbeit. Wer hängt sie auf?
     Ben: Das kann ich machen, nächste Woche.`,
  ],
])('who else is looked for sets the date of what they do (%s)', async (language, script) => {
  const tasks = await tasksOf(language, script);
  expect(tasks.map(([, owner, due]) => [owner, due])).toEqual([
    ['Ann', undefined],
    ['Ben', language === 'en' ? 'next week' : 'nächste Woche'],
  ]);
});

it.each([
  ['en', "Who's working the clinic?", 'I can do the morning.', "I'll do the afternoon, then."],
  [
    'de',
    'Wer macht die Kasse?',
    'Ich kann den Vormittag nehmen.',
    'Dann mache ich den Nachmittag.',
  ],
])('who answers a question for someone takes it on (%s)', async (language, ask, first, second) => {
  const tasks = await tasksOf(language, `Ann: ${ask}\nBen: ${first}\nCleo: ${second}`);
  expect(tasks.map(([, owner]) => owner)).toEqual(['Ben', 'Cleo']);
});

it.each([
  ['en', 'The band in Ulm sells one.', 'I can ask what they want for it.', 'Yes, do.'],
  ['de', 'In Ulm löst sich eine Kapelle auf.', 'Ich kann dort fragen.', 'Ja, frag mal.'],
])(
  'what someone could do is taken on where another one wants it (%s)',
  async (language, ...said) => {
    const [first, offer, yes] = said;
    const tasks = await tasksOf(language, `Ann: ${first}\nBen: ${offer}\nAnn: ${yes}`);
    expect(tasks.map(([, owner]) => owner)).toEqual(['Ben']);
  },
);

it.each([
  [
    'en',
    'The clarinets need mending. Ben, will you take them to Meier?',
    'Next week.',
    'next week',
  ],
  [
    'de',
    'Die Klarinetten sind kaputt. Bringst du sie zum Meier?',
    'Nächste Woche.',
    'Nächste Woche',
  ],
])('who says when takes it on (%s)', async (language, ask, answer, due) => {
  const tasks = await tasksOf(language, `Ann: ${ask}\nBen: ${answer}\nAnn: Good.`);
  expect(tasks.map(([, owner, when]) => [owner, when])).toEqual([['Ben', due]]);
});

it('who has offered it and says so again has one task', async () => {
  const tasks = await tasksOf(
    'de',
    `Anna: Der Prüfer kommt am Dritten, da bin ich im Urlaub.
     Bernd: Soll ich dabei sein?
     Anna: Das wäre gut, ja.
     Bernd: Dann übernehme ich das.`,
  );
  expect(tasks.map(([, owner]) => owner)).toEqual(['Bernd']);
});

it.each([
  ['en', "When is the training?\nBen: I don't know. I'll check."],
  ['de', 'Wann ist die Fortbildung?\nBen: Weiß ich nicht auswendig. Ich schau nach.'],
  ['fr', 'Quand est la formation ?\nBen: Aucune idée. Je regarde.'],
])('who does not know an answer and looks has a task (%s)', async (language, talk) => {
  const tasks = await tasksOf(language, `Ann: ${talk}\nAnn: Good.`);
  expect(tasks.map(([, owner]) => owner)).toEqual(['Ben']);
});

it('what another one will have by then is no date of it', async () => {
  const tasks = await tasksOf(
    'en',
    `Ann: Who does the menu?
     Ben: I'll do the menu. I need the allergens off you, Cleo.
     Cleo: You'll have them on Sunday.`,
  );
  expect(tasks.find(([, owner]) => owner === 'Ben')?.[2]).toBeUndefined();
});

it('who is asked in German to see to something does so', async () => {
  const tasks = await tasksOf('de', 'Ann: Dann polstern. Kümmerst du dich, Ben?\nBen: Ja.');
  expect(tasks).toEqual([['Ben kümmert sich.', 'Ben', undefined]]);
});

it('what someone needs by a day is what another one promises them', async () => {
  const tasks = await tasksOf(
    'en',
    `Ann: I need the allergens off you by Sunday, Ben.
     Ben: You'll have them on Sunday.`,
  );
  expect(tasks).toEqual([[expect.stringMatching(/allergens/u), 'Ben', 'on Sunday']]);
});

it.each([
  ['en', "I'll ring them. I know the boss there. I'll ring him tonight."],
  ['de', 'Ich frage die. Ich kenne den Chef. Den frage ich heute Abend.'],
  ['es', 'Los llamo yo. Conozco al jefe. Lo llamo esta noche.'],
])('the same said twice in one turn is one task (%s)', async (language, said) => {
  const tasks = await tasksOf(language, `Ann: They still owe us money.\nBen: ${said}\nAnn: Mm.`);
  expect(tasks).toHaveLength(1);
  expect(tasks[0]?.[2]).toBeDefined();
});

it('has no task of a bare day, nor of who needs something', async () => {
  const tasks = await tasksOf(
    'es',
    `Ana: El quince, que es jueves. O sea, pasado mañana.
     Blas: Ya.
     Ana: Pues necesito la copia del contrato antes del día veinte.
     Blas: Ya.`,
  );
  expect(tasks).toEqual([]);
});

it('asks no one to do anything by asking when something is due', async () => {
  const tasks = await tasksOf('es', 'Ana: ¿Y para cuándo es?\nBlas: El veinte de mayo.\nAna: Ya.');
  expect(tasks).toEqual([]);
});
