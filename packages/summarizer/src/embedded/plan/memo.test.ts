import { expect, it } from 'vitest';
import { notesOfText } from '../../testing/notes.ts';

it.each([
  [
    'en',
    [
      'Note to self, Thursday. I have to ring Hartley before nine.',
      "I'm taking the long ladder over at lunchtime. If the rail is bent, I'll order a new one.",
      'To discuss with the head on Monday. Sue told me to get bread. I did sleep badly.',
    ],
    [/^Ring Hartley/u, /ladder.*\. If the rail is bent/u, /^To discuss/u, /^Sue told me/u],
  ],
  [
    'de',
    [
      'Notiz, Donnerstag früh. Ich muss vor neun den Hartmann anrufen.',
      'Ich schau heute Mittag mit der Leiter vorbei.',
      'Susanne hat gesagt, ich soll Brot mitbringen. Geschlafen habe ich schlecht.',
    ],
    [/Hartmann/u, /Leiter vorbei/u, /Brot mitbringen/u],
  ],
  [
    'fr',
    [
      "Mémo, jeudi. Il faut que j'appelle Hubert avant neuf heures.",
      "Je passe chercher l'échelle en rentrant. Si la tringle est tordue, j'en commande une autre.",
      "À voir avec la directrice lundi. C'est Paul qui repeint la porte, aujourd'hui. Suzanne m'a demandé de prendre des œufs.",
      "Le grand est bien, le dire à l'intérim. J'ai mal dormi.",
    ],
    [/Hubert/u, /échelle.*\. Si la tringle/u, /^À voir/u, /^C'est Paul/u, /^Suzanne/u, /intérim/u],
  ],
  [
    'es',
    [
      'Nota, jueves. Tengo que llamar a Hernando antes de las nueve.',
      'Paso a mirarlo a mediodía con la escalera.',
      'A ver con la directora el lunes. Susana me ha dicho que traiga pan. Decírselo a la agencia. He dormido mal.',
    ],
    [/Hernando/u, /escalera/u, /^A ver con la directora/u, /^Susana/u, /^Decírselo/u],
  ],
])('lists what its writer means to do in many forms (%s)', async (language, lines, tasks) => {
  const { actionItems } = await notesOfText(language, lines);
  expect(actionItems.map(({ text }) => text)).toEqual(
    tasks.map((task) => expect.stringMatching(task)),
  );
});

const PARAGRAPHS = [
  "Okay, note to self, Thursday, in the car outside the school. The boiler. It's lost pressure again, the third time since Easter, and the gauge is stuck at one and a half, so nobody can tell how bad it is. They drain it tonight, and the caretaker has the key to the cellar. We refill it on Friday if the valve comes, otherwise on Monday. No, Monday is a bank holiday. Friday or Tuesday, then. I have to ring Hartley before nine, he's only there till ten, and tell him it's two valves we need and not one. The old valve was put in by the firm before his, with a thread that nobody sells any more.",
  "The stage curtain. It's come off the rail on the left, and the hem is torn where the piano caught it. I'm taking the long ladder over at lunchtime. To discuss with the head on Monday, because the play is on the twentieth and they'll want to rehearse with it. The fabric is heavy, it took four of us to hang it the last time, and one of the hooks is missing.",
  'The cook, Mrs Pell. She says the freezer hums all night and the ice cream is soft. I put a thermometer in on Tuesday and it says minus nine, which is too warm for fish. The lid closes badly on the left, there is ice on the seal, and the light inside never goes out at all.',
  'The two temps: I asked for three, they sent two. The tall one can paint, so he does the corridor this week and the gym next week. I need to tell the agency that we want him back in June, and that the hours on the last sheet were wrong by a day. The short one went home at noon with a cold, and he may be away for the rest of the week.',
  "The skip. It's full, and the fire people said it's in their way. I need to send Pat a message about it today, since the contract is in her drawer and nobody else knows the number. Half of it is old chairs from the hall, and the scouts asked whether they could have the frames.",
];

it('puts the paragraphs of a memo under what they name', async () => {
  const { topics } = await notesOfText('en', PARAGRAPHS);
  expect(topics.map(({ title }) => title)).toEqual([
    'Boiler',
    'Stage curtain',
    'Cook',
    'Two temps',
    'Skip',
  ]);
});

it.each([
  [
    'en',
    'We fill the boiler on Friday if the valve comes, otherwise on Monday. No, Monday is a bank holiday. Friday or Tuesday, then.',
    'I have to ring Hartley before nine. I need to send Pat a message about the skip.',
    /otherwise on Monday\. No, Monday is a bank holiday\. Friday or Tuesday/u,
  ],
  [
    'fr',
    "On remplit la chaudière vendredi si la vanne arrive, sinon lundi. Non, lundi c'est férié. Vendredi ou mardi.",
    "Il faut que j'appelle Hubert avant neuf heures. Je dois envoyer un message à Paule pour la benne.",
    /sinon lundi\. Non, lundi c'est férié\. Vendredi ou mardi/u,
  ],
])('tells a day with what takes it back (%s)', async (language, plan, tasks, told) => {
  const { overview, keyPoints } = await notesOfText(language, [plan, tasks]);
  expect(JSON.stringify([overview, keyPoints])).toMatch(told);
});
