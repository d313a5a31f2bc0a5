import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { talkOfLanguage } from '../../testing/language-talk.ts';
import { SourceRow } from '../../evaluation/source-row.ts';
import { embeddedEngine } from '../../testing/embedded-engine.ts';
import { withFacets } from './facets.ts';

const DATA = path.resolve(import.meta.dirname, '../../../evaluation-data/development');
const sourceOf = (id: string) =>
  SourceRow.parse(JSON.parse(readFileSync(path.join(DATA, `${id}.json`), 'utf8')));
/** Notes write short forms in full. */
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("'ve", ' have')
    .replaceAll("'s", ' is')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
/** Whether words stand in a text in this order: what was asked may have held fillers. */
const holdsInOrder = (text: string, words: readonly string[]) => {
  let at = 0;
  for (const word of wordsIn(text)) if (word === words[at]) at += 1;
  return at === words.length;
};

it.each([
  ['d07-entretien-facteur-orgues', 'Baptiste'],
  ['d13-interview-baker', 'Leo'],
])('%s: points carry the questions that they answer, as they were asked', async (id, asker) => {
  const source = sourceOf(id);
  const { document } = await embeddedEngine.summarizer.summarize({ source, outputType: 'notes' });
  expect(document.kind).toBe('interview');
  const points = [...document.keyPoints, ...document.topics.flatMap((topic) => topic.points)];
  const answers = points.filter(({ asked }) => asked !== undefined);
  expect(answers.length).toBeGreaterThan(3);
  for (const { asked = '', refs } of answers) {
    const [answered = 0] = refs;
    const before = source.turns.slice(Math.max(0, answered - 5), answered);
    const questions = before.filter(({ speaker }) => speaker === asker);
    expect(questions.some(({ text }) => holdsInOrder(text, wordsIn(asked)))).toBe(true);
  }
});

it.each([
  ['en', 'The engineer said that the wall carries another metre.', 'who'],
  ['de', 'Laut Gutachten kostet die Mauer 8 Millionen Euro.', 'who'],
  ['en', 'The wall is needed because the harbour floods.', 'why'],
  ['es', 'El muro es necesario porque el puerto se inunda.', 'why'],
  ['fr', 'Le mur est nécessaire, car le port est inondé.', 'why'],
  ['en', 'The church has offered its car park.', undefined],
  ['en', 'The wall will be 620 metres long.', 'figure'],
  ['en', 'The wall stands along the harbour.', undefined],
])('%s: %s → %s', async (language, text, facet) => {
  const talk = await talkOfLanguage(language);
  expect(withFacets([{ text, refs: [0], verified: true }], talk)[0]?.facet).toBe(facet);
});

const kindOf = async (turns: { text: string; speaker?: string }[], language = 'en') => {
  const source = { kind: 'speech', language, turns } as const;
  const { document } = await embeddedEngine.summarizer.summarize({ source, outputType: 'notes' });
  return document.kind;
};
const lecture = [
  'Good morning. So today it is queues, and I promise that it is less dull than standing in one.',
  'Is eighty per cent good? Yes. Most managers would say that there is room for another twenty.',
  'The second part. The waiting line grows slowly at first and then without any bound at all.',
  'Right, the third part. Two tills with one common queue are better than two tills with a queue each.',
  'Why does it explode? The number of customers in the system is the rate over one minus the rate.',
  'The service rate is the average number that one server could finish if it was never idle.',
];

it('takes who answers his own questions for a lecturer', async () => {
  const plain = lecture.slice(4);
  const whole = [...lecture, ...Array.from({ length: 10 }, () => plain).flat()];
  expect(await kindOf(whole.map((text) => ({ text })))).toBe('lecture');
});

it('takes a lecturer whom a student asks once for no one who is interviewed', async () => {
  const said = [
    'Der Mittelwert ist die Summe aller Werte geteilt durch ihre Anzahl, und der Median ist der Wert in der Mitte aller Werte.',
    'Ein Ausreißer ist ein Wert, der weit von den anderen Werten entfernt liegt, und das kommt in jeder Klausur vor.',
  ].flatMap((text) => Array.from({ length: 6 }, () => ({ text, speaker: 'Prof. Adler' })));
  const asked = { text: 'Und wann nimmt man den Mittelwert?', speaker: 'Studentin' };
  expect(await kindOf([...said.slice(0, 6), asked, ...said.slice(6)], 'de')).toBe('lecture');
});

it('takes who explains terms and speaks of the exam for a lecturer', async () => {
  const lines = [
    'Right, so this is lecture four, and we do photosynthesis.',
    'Where does the oxygen come from? From water. Right, from water, not from carbon dioxide.',
    'Half of you will get that wrong in the exam, I promise.',
    'An enzyme sticks carbon dioxide onto a sugar. That is called carbon fixation.',
    'Is that fast? No, it is slow. Okay, I will show you the numbers.',
    'Does it stop at night? Yes. Right, so I will go on with the worksheet.',
  ];
  expect(await kindOf(lines.map((text) => ({ text })))).toBe('lecture');
});

const kindOfText = async (language: string, lines: readonly string[]) => {
  const source = { kind: 'text', language, turns: lines.map((text) => ({ text })) } as const;
  return (await embeddedEngine.summarizer.summarize({ source, outputType: 'notes' })).document.kind;
};

it.each(['en', 'de', 'fr', 'es'])(
  'takes a pasted text for a talk where one voice speaks to listeners: %s',
  async (language) => {
    const file = path.resolve(DATA, `../../training/talk/${language}/m07.txt`);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const said = lines.map((line) => line.replace(/^[^:]+: /u, ''));
    expect(await kindOfText(language, said)).toBe('lecture');
    // No one is spoken to, and nothing is asked.
    const told = said.map((line) => line.replaceAll(/[^.?!]*\?/gu, ''));
    expect(await kindOfText(language, told)).toBe('article');
  },
);

it('takes whom others only ask for a lecturer', async () => {
  const talk = [...lecture, ...lecture].map((text) => ({ text, speaker: 'Dr Reed' }));
  const asked = [
    { text: 'Does that hold for hospitals?', speaker: 'Ann' },
    { text: 'And for supermarkets?', speaker: 'Ben' },
  ];
  expect(await kindOf([...talk, ...asked, ...talk])).toBe('lecture');
});

it('takes those who promise each other something for a meeting', async () => {
  const turns = [
    'Shall we open the second till on Saturday?',
    'Yes, good.',
    'Okay, then who tells the staff about it before the weekend?',
    "I'll tell them on Thursday, when they are all in for the stocktaking.",
    'Great. And the sign for the common queue needs to be painted as well.',
    "I'll paint it tomorrow.",
  ].map((text) => ({ text }));
  expect(await kindOf(turns)).toBe('meeting');
});

it('takes a single question for no interview', async () => {
  const told = Array.from({ length: 10 }, () => [
    'La marée monte et descend deux fois par jour sur les côtes de la Manche et de l’Atlantique.',
    'Le vent et la pression ajoutent quelques centimètres à la hauteur de la mer.',
  ])
    .flat()
    .map((text) => ({ text, speaker: 'Prof' }));
  const asked = { text: 'Est-ce que ça marche aussi quand il y a du vent ?', speaker: 'Léa' };
  expect(await kindOf([...told, asked, ...told.slice(0, 2)], 'fr')).toBe('lecture');
});
