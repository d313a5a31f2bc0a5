import { expect, it } from 'vitest';
import { minutesOf, notesOfText } from '../../testing/notes.ts';

it.each([
  [
    'en',
    `Ann: The stall is booked for Saturday.
     Ben: And if it rains?
     Ann: No idea, the hall was dear.`,
    'If it rains (about “The stall is booked for Saturday”)?',
  ],
  [
    'de',
    `Jule: Der Stand ist bezahlt, Nummer 48.
     Ben: Falls es regnet?
     Jule: Keine Ahnung, müssen wir Freitag schauen.`,
    'Falls es regnet (zu „Der Stand ist bezahlt, Nummer 48“)?',
  ],
  [
    'fr',
    `Anne: Le stand est réservé pour samedi.
     Paul: Et s'il pleut ?
     Anne: Aucune idée.`,
    "S'il pleut (à propos de « Le stand est réservé pour samedi »)\u00A0?",
  ],
  [
    'es',
    `Laura: ¿Y el regalo de Nuria?
     Bea: Uf, no sé, mucho, ¿no?
     Carmen: Lo hablamos cuando sepamos cuántas somos.`,
    '¿El regalo de Nuria?',
  ],
])('lists what no one knows and what is put off (%s)', async (language, script, question) => {
  const { questions } = await minutesOf(language, script);
  expect(questions.map(({ text }) => text)).toEqual([question]);
});

it.each([
  ['es', 'Le pregunto a Sonia si viene en coche.', 'Bea le pregunta a Sonia si viene en coche.'],
  ['fr', 'Je demande à Sonia si elle vient.', 'Bea demande à Sonia si elle vient.'],
])('takes on what someone does at once (%s)', async (language, said, task) => {
  const { actionItems } = await minutesOf(
    language,
    `Ana: Sonia, Laura.
     Bea: ${said}
     Ana: Ok.`,
  );
  expect(actionItems.map(({ text }) => text)).toEqual([task]);
});

it('takes each message of a chat for itself, with a mark at its end or without', async () => {
  const { decisions, actionItems } = await minutesOf(
    'en',
    `Jo: the internet runs out in december. renew or switch?
     Lena: I'd switch. 45 a month is too much
     Sam: novatel is cheaper
     Lena: I'll read the meter tomorrow
     Jo: when do we do the big clean?
     Sam: saturday?
     Lena: sunday 11
     Sam: sunday 11 it is
     Lena: hoover bags are out
     Sam: i'll get some bags on the way home
     Lena: Marta asked for our cellar
     Jo: fine with me`,
  );
  expect(decisions.map(({ text }) => text)).toContain(
    'Sunday 11 it is (about “When do we do the big clean?”).',
  );
  expect(actionItems.map(({ text, owner }) => [owner, text])).toEqual([
    ['Lena', 'Lena will read the meter tomorrow.'],
    ['Sam', 'Sam will get some bags on the way home.'],
  ]);
});

it('reads what a phone writes: curly apostrophes, sentences without capitals', async () => {
  const english = await minutesOf(
    'en',
    `Ann: The tank is leaking again.
     Ben: I’ll order a new tank tomorrow.
     Ann: That’s fine.`,
  );
  expect(english.actionItems.map(({ text }) => text)).toEqual([
    'Ben will order a new tank tomorrow.',
  ]);
  const german = await minutesOf(
    'de',
    `Nele: noch was: der putzplan. wollen wir den plan auf sonntags legen?
     Ivo: ja gerne
     Sanna: von mir aus
     Nele: super`,
  );
  expect(german.decisions.map(({ text }) => text)).toEqual(['Den plan auf sonntags legen.']);
});

const FLAT = [
  'Sunita (19:31): while everyone is here, the gas bill came',
  'Marek (19:32): again??',
  'Sunita (19:33): it is due on the 30th, can you all send me yours by the 26th pls',
  'Lottie (19:34): sent',
  'Marek (19:35): will do when i get paid, friday',
  'Femi (19:41): doing it tonight',
  'Femi (20:29): who writes the ad',
  "Lottie (20:31): me, if Sunita takes the photos of her room, she's got the good phone",
  "Sunita (20:33): yes can do that on sunday when i've tidied up",
  'Lottie (20:41): and does Sunita get her deposit from us or from him',
  'Sunita (20:45): would also like to know that lol',
  'Marek (20:48): the old fridge has to be empty by wednesday',
  'Lottie (20:51): i will defrost it on tuesday',
  'Lottie (20:52): movie night friday?',
  'Femi (20:53): shift',
  'Lottie (20:54): saturday then?',
];

it('reads the questions, the requests and the half sentences of a chat', async () => {
  const { actionItems, questions } = await notesOfText('en', FLAT);
  expect(questions.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Does Sunita get her deposit from them or from him/u),
  ]);
  expect(actionItems.map(({ text, owner, due }) => [text, owner, due])).toEqual([
    ['Marek will send Sunita theirs by the 26th.', 'Marek', 'Friday'],
    [expect.stringMatching(/^Femi is doing it tonight/u), 'Femi', 'tonight'],
    ['Lottie will write the ad.', 'Lottie', undefined],
    [expect.stringMatching(/^Sunita can do that on Sunday/u), 'Sunita', 'on Sunday'],
    ['Lottie will defrost the old fridge on Tuesday.', 'Lottie', 'on Tuesday'],
  ]);
});

const HASTY = [
  '04/05/2026, 18:02 - Rosa: parade is the 9th, float is too heavy, what do we leave off',
  '04/05/2026, 18:03 - Dev: leave off the fountain',
  '04/05/2026, 18:04 - Tam: no way thats the best bit',
  '04/05/2026, 18:05 - Dev: its also 90 kilos',
  '04/05/2026, 18:06 - Mags: the dragon then. nobody likes the dragon',
  '04/05/2026, 18:07 - Tam: true',
  '04/05/2026, 18:09 - Rosa: fine, dragon out',
  '04/05/2026, 18:11 - Mags: theyre all ill in leeds tho',
  '04/05/2026, 18:12 - Rosa: painting weds or thurs?',
  '04/05/2026, 18:13 - Dev: weds',
  '04/05/2026, 18:14 - Tam: weds',
  '04/05/2026, 18:15 - Rosa: ok weds 6pm, ill get the key by tues',
  '04/05/2026, 18:16 - Mags: dev bring the ladder?',
  '04/05/2026, 18:17 - Dev: yep',
];

it('reads what is typed without apostrophes, days in short and bare yeses', async () => {
  const { decisions, actionItems } = await notesOfText('en', HASTY);
  expect(decisions.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Dragon out \(/u),
    expect.stringMatching(/^Wednesday 6pm \(about “Painting Wednesday or Thursday/u),
  ]);
  expect(actionItems.map(({ text, owner, due }) => [text, owner, due])).toEqual([
    ['Rosa will get the key by Tuesday.', 'Rosa', 'by Tuesday'],
    ['Dev will bring the ladder.', 'Dev', undefined],
  ]);
});

it.each([
  [
    'en',
    [
      'Una: Pavel mended the last one',
      'Bea: there are two loads to dry, four days each if we let them',
      'Una: he can come thursday at 6, wants 40 cash',
      'Bea: thursday then? everyone?',
      'Cy: yes',
    ],
    'Thursday (about “He can come Thursday at 6, wants 40 cash”).',
  ],
])('says what is on a day that all agree to (%s)', async (language, lines, decided) => {
  const { decisions } = await notesOfText(
    language,
    lines.map((line, at) => `[14/03/2026, 19:${10 + at}:03] ${line}`),
  );
  expect(decisions.map(({ text }) => text)).toEqual([decided]);
});

it('reads the names of signs in exports of chats', async () => {
  const { actionItems, topics } = await notesOfText('en', [
    'Ann Field  [7:19 AM]',
    'could we rent a van? Hollis have one for 85 a day, i just rang them',
    'Ben Marsh  [7:24 AM]',
    'yes take it. today till friday',
    'Ann Field  [7:25 AM]',
    ':+1: picking it up at 9',
    'Ben Marsh  [7:26 AM]',
    'it smells of fish :fish:',
    'Ann Field  [7:27 AM]',
    'ha',
  ]);
  expect(actionItems.map(({ text, owner }) => [text, owner])).toEqual([
    ['Ann Field is picking the van up at 9.', 'Ann Field'],
  ]);
  expect(JSON.stringify(topics)).not.toMatch(/:fish:|\+1/u);
});

it.each([
  [
    'en',
    `Jo: the hut is ours from friday
     Lena: nice
     Sam: I'll get the food on thursday, any allergies?
     Lena: none here
     Jo: no milk for me`,
    ['Sam', 'on thursday'],
  ],
  [
    'fr',
    `Jo: la cabane est à nous dès vendredi
     Lena: top
     Sam: je fais les courses jeudi soir, y a des allergies?
     Lena: rien ici
     Jo: pas de lait pour moi`,
    ['Sam', 'jeudi soir'],
  ],
])('takes on what is promised in front of a question (%s)', async (language, script, task) => {
  const { actionItems } = await minutesOf(language, script);
  expect(actionItems.map(({ owner, due }) => [owner, due])).toEqual([task]);
});
