import { describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../testing/embedded-engine.ts';
import { talkIn } from '../../testing/talk.ts';
import { languageOf } from '../language/resolve.ts';
import { withoutLoneOrdinals } from './ordinals.ts';

const point = (text: string) => ({ text, refs: [0], verified: true });

async function lectureOf(language: string, turns: readonly { text: string; speaker?: string }[]) {
  const { document } = await embeddedEngine.summarizer.summarize({
    source: { kind: 'speech', language, turns: [...turns] },
    outputType: 'notes',
    template: 'lecture',
  });
  return document;
}

async function pointsOf(language: string, script: string) {
  const { keyPoints, topics } = await lectureOf(language, talkIn(script).turns);
  return [...keyPoints, ...topics.flatMap(({ points }) => points)];
}

const LECTURE = `Whitcombe: Today we begin with motion in a straight line. Kinematics is the description of motion without asking what causes it.
  Whitcombe: Displacement is the change of position, so it has a direction. If I walk ten metres to the door and ten metres back, my displacement is zero.
  Whitcombe: By the way, the first railway timetable was printed in 1830, and my grandfather had about six hundred of them. My grandmother hated his timetables.
  Student: Do we need to know the proof of the third equation for the exam?
  Whitcombe: No. You need to know how to use it, and the proof is in the notes for those who are interested.
  Whitcombe: Near the surface of the Earth the acceleration of free fall is 9.8 metres per second squared.
  Student: So why does a heavier parachutist fall faster?
  Whitcombe: Good question. Because there the resistance of the air is not negligible, and the heavier person needs a higher speed before it balances the weight.`;

describe('a lecture with questions from the audience', () => {
  it('prints what was asked where an answer points to it, also behind praise', async () => {
    const points = await pointsOf('en', LECTURE);
    const askedOf = (part: string) => points.find(({ text }) => text.includes(part))?.asked;
    expect(askedOf('proof is in the notes')).toContain('third equation');
    expect(askedOf('not negligible')).toContain('heavier parachutist');
  });

  it('leaves out what a lecturer tells of themselves by the way, and supposes nothing of them', async () => {
    const told = (await pointsOf('en', LECTURE)).map(({ text }) => text).join(' ');
    expect(told).not.toMatch(/grandfather|grandmother/u);
    expect(told).not.toMatch(/If Whitcombe/u);
  });
});

/** What listeners have to do, and by when. */
async function tasksOfLecture(language: string, text: string) {
  const { document } = await embeddedEngine.summarizer.summarize({
    source: { kind: 'text', language, turns: [{ text }] },
    outputType: 'notes',
    template: 'lecture',
  });
  return document.actionItems.map((item) => [item.text, item.due]);
}

it.each([
  [
    'de',
    `Hansen: Der Verbraucherpreisindex ist der Preis eines Warenkorbs, geteilt durch den Preis im Basisjahr.
     Studentin: Müssen wir die Formel für den Index in der Klausur auswendig können?
     Hansen: Ja, die müssen Sie können. Im Warenkorb liegen ungefähr 650 Güter, deren Gewichte neu festgelegt werden.`,
    'Ja. Die muss man können.',
  ],
  [
    'es',
    `Luna: La ventaja mecánica es el cociente entre la resistencia y la potencia de una palanca.
     Alumna: ¿Entra la ventaja mecánica en el examen?
     Luna: Sí, entra. El momento de una fuerza es el producto de la fuerza por la distancia al fulcro.`,
    'Sí. Entra.',
  ],
])('says what an exam asks for, with its yes (%s)', async (language, script, told) => {
  const points = await pointsOf(language, script);
  expect(points.some(({ text, asked }) => asked !== undefined && text.includes(told))).toBe(true);
});

it('takes no place for a term, and no announcement of a summary for a part of it', async () => {
  const { turns } = talkIn(
    `Hansen: Inflation ist ein anhaltender Anstieg des allgemeinen Preisniveaus. Gemessen wird sie mit einem Warenkorb aus 650 Gütern, dessen Gewichte alle fünf Jahre neu festgelegt werden. Die Miete macht darin mit rund einem Fünftel den größten Posten aus.
     Hansen: Die Zentralbank hebt den Leitzins an, damit Kredite teurer werden und der Druck auf die Preise nachlässt. Das Ziel der Bank sind zwei Prozent im Jahr.
     Hansen: Eine Spirale entsteht, wenn die Firmen höhere Löhne wieder auf die Preise schlagen. In Deutschland ist das zuletzt in den Siebzigern passiert.
     Hansen: Fassen wir zusammen: Die Inflation ist ein Anstieg der Preise, und Schuldner gewinnen, während Sparer verlieren.`,
  );
  const { document } = await embeddedEngine.summarizer.summarize({
    source: { kind: 'speech', language: 'de', turns },
    outputType: 'notes',
    template: 'lecture',
  });
  const { overview, keyPoints, topics, questions } = document;
  const told = [...overview, ...keyPoints, ...topics.flatMap(({ points }) => points), ...questions];
  const text = told.map((one) => one.text).join(' ');
  expect(text).not.toContain('„In Deutschland“');
  expect(text).not.toContain('Fassen wir zusammen');
  expect(text).toContain('Schuldner gewinnen');
});

it.each([
  ['en', 'Second, the mass does not matter.', 'The mass does not matter.'],
  [
    'en',
    'Second, and this surprises people, the mass does not matter.',
    'The mass does not matter.',
  ],
  ['fr', 'Deuxièmement, la masse ne compte pas.', 'La masse ne compte pas.'],
  ['es', 'En segundo lugar, la masa no importa.', 'La masa no importa.'],
  // The verb would come first.
  [
    'de',
    'Zweitens, und das wird oft vergessen, steigen die Steuern.',
    'Zweitens, und das wird oft vergessen, steigen die Steuern.',
  ],
  ['de', 'Zweitens spielt die Masse keine Rolle.', 'Zweitens spielt die Masse keine Rolle.'],
])('a lone place in a row is left out (%s: %s)', async (tag, text, told) => {
  const { talk } = await languageOf(tag);
  if (!talk) throw new Error('The language is understood');
  expect(withoutLoneOrdinals([point(text), point('It falls.')], talk)[0]?.text).toBe(told);
  const both = [point(text), point(text)];
  expect(withoutLoneOrdinals(both, talk)).toEqual(both);
});

it('takes for points no words to the listeners about what they say, see, or will do together', async () => {
  const points = await pointsOf(
    'en',
    `Whitcombe: Today it's about present value. Is a hundred pounds next year worth a hundred pounds today? You'll all say no, and you're right, but we want to know by how much.
     Whitcombe: The discount rate is the annual return that an investor requires for giving up money for a year.
     Whitcombe: A payment of one thousand and fifty pounds in a year, at five per cent, is worth one thousand today. You see how quickly it gets less.
     Whitcombe: The net present value is what comes in minus what goes out, at its present value. Managers love the internal rate of return because it is a single percentage.
     Whitcombe: We'll draw the curve together. Sunk costs don't belong in the calculation.`,
  );
  const told = points.map(({ text }) => text).join(' ');
  expect(told).toContain('Sunk costs');
  expect(told).not.toMatch(/all say|how quickly|together/u);
});

it.each([
  [
    'en',
    'The problem set is online. Question four is optional. And then two pages on the frog, with drawings. They are due on Friday in my office, please, I lose mails. Why would you want to feed a frog?',
    [
      'Question four is optional.',
      'Then two pages on the frog, with drawings. They are due on Friday in my office.',
    ],
  ],
  [
    'en',
    "Problem sheet four has been on the course page since last night, and it's due on Thursday at noon, in the box downstairs. I don't mark photographs.",
    [
      "Problem sheet four has been on the course page since last night, and it's due on Thursday at noon, in the box downstairs.",
    ],
  ],
  [
    'de',
    'Das Arbeitsblatt liegt vorne. Lesen Sie dazu das Kapitel über Frösche. Das muss am Freitag abgegeben werden, im Büro.',
    ['Lesen Sie dazu das Kapitel über Frösche. Das muss am Freitag abgegeben werden, im Büro.'],
  ],
  [
    'fr',
    'Pour le devoir, relisez le chapitre sur les grenouilles. C’est à rendre vendredi, au bureau, je perds les mails.',
    [
      'Pour le devoir, relisez le chapitre sur les grenouilles. C’est à rendre vendredi, au bureau.',
    ],
  ],
  [
    'es',
    'Los deberes son pocos. Repasen el capítulo de las ranas. Se entrega el viernes en mi despacho.',
    ['Repasen el capítulo de las ranas. Se entrega el viernes en mi despacho.'],
  ],
])('lists as tasks what listeners are given to do (%s)', async (language, text, tasks) => {
  const source = { kind: 'text' as const, language, turns: [{ text }] };
  const { document } = await embeddedEngine.summarizer.summarize({
    source,
    outputType: 'notes',
    template: 'lecture',
  });
  expect(document.actionItems.map((item) => item.text.replaceAll('’', "'"))).toEqual(
    tasks.map((task) => task.replaceAll('’', "'")),
  );
});

it.each([
  [
    'en',
    "On Tuesday we'll be at the forge. Wear cotton, and bring your own apron, please, ours are all burnt.",
    ['Wear cotton, and bring your own apron.', 'on Tuesday'],
  ],
  [
    'en',
    'As coursework there is a map. What you will hand in is a drawing of your own street, by Friday the ninth.',
    [
      'What you will hand in is a drawing of your own street, by Friday the ninth.',
      'by Friday the ninth',
    ],
  ],
  [
    'de',
    'Am Dienstag sind wir in der Schmiede. Bringen Sie eine Schürze mit, bitte, unsere sind alle verbrannt.',
    ['Bringen Sie eine Schürze mit.', 'am Dienstag'],
  ],
  [
    'fr',
    'Mardi, on sera à la forge. Apportez un tablier, s’il vous plaît, les nôtres sont brûlés.',
    ['Apportez un tablier.', 'mardi'],
  ],
  [
    'es',
    'El martes estaremos en la fragua. Traigan un delantal, por favor, los nuestros se quemaron.',
    ['Traigan un delantal.', 'el martes'],
  ],
])('lists what listeners are asked to bring (%s): %s', async (language, text, task) => {
  expect(await tasksOfLecture(language, text)).toEqual([task]);
});

it.each([
  ['en', "Here is the jar. Pass it round, please, and please don't open it."],
  ['en', 'People mix them up. Write it large, please.'],
  ['en', 'Dyers bring the vat to fifty degrees. They wear gloves.'],
  ['de', 'Schauen Sie bitte auf die Folie. Die Färber bringen die Küpe auf fünfzig Grad.'],
])('lists nothing that is done at once or by others (%s): %s', async (language, text) => {
  expect(await tasksOfLecture(language, text)).toEqual([]);
});

it.each([
  [
    'en',
    'Then a sketch of the joint, in pencil, and you upload it by Monday.',
    ['Then a sketch of the joint, in pencil, and you upload it by Monday.', 'by Monday'],
  ],
  [
    'de',
    'Danach eine Skizze, mit Bleistift, und die schickt ihr mir bis Montag.',
    ['Danach eine Skizze, mit Bleistift, und die schickt ihr mir bis Montag.', 'bis Montag'],
  ],
  [
    'fr',
    'Ensuite, un croquis au crayon, et vous le déposez sur la plateforme avant lundi quatre mai.',
    [
      'Ensuite, un croquis au crayon, et vous le déposez sur la plateforme avant lundi quatre mai.',
      'avant lundi quatre mai',
    ],
  ],
  [
    'es',
    'Luego, un croquis a lápiz, y lo subís al campus antes del lunes cuatro de mayo.',
    [
      'Luego, un croquis a lápiz, y lo subís al campus antes del lunes cuatro de mayo.',
      'antes del lunes cuatro de mayo',
    ],
  ],
  [
    'es',
    'Para la próxima clase leed el capítulo de los nudos.',
    ['Para la próxima clase leed el capítulo de los nudos.', 'para la próxima clase'],
  ],
])('lists what listeners are told to hand in (%s): %s', async (language, text, task) => {
  expect(await tasksOfLecture(language, text)).toEqual([task]);
});

it.each([
  [
    'en',
    'Homework for Thursday. You pick one loaf from a shop, and you weigh it every evening. A page is enough.',
    ['You pick one loaf from a shop, and you weigh it every evening.', 'Thursday'],
  ],
  [
    'de',
    'Zu Mittwoch eine Hausaufgabe. Ihr zählt eine Woche lang die Vögel am Fenster.',
    ['Ihr zählt eine Woche lang die Vögel am Fenster.', 'Mittwoch'],
  ],
  [
    'de',
    'Hausaufgaben bis Montag. Sie messen zu Hause den Blutdruck. Sie kennen das Gerät.',
    ['Sie messen zu Hause den Blutdruck.', 'bis Montag'],
  ],
  [
    'fr',
    "Pour jeudi, un devoir. Vous relevez la température de l'eau chaque matin.",
    ["Vous relevez la température de l'eau chaque matin.", 'pour jeudi'],
  ],
  [
    'es',
    'Para el lunes que viene, deberes. Medís vuestra calle y contáis los árboles.',
    ['Medís vuestra calle y contáis los árboles.', 'para el lunes que viene'],
  ],
  [
    'es',
    'Deberes para el lunes. Ustedes recorren su calle y anotan los árboles. Tienen una semana.',
    ['Ustedes recorren su calle y anotan los árboles.', 'para el lunes'],
  ],
  [
    'en',
    'For Tuesday, homework. Read chapter six and draw the curve.',
    ['Read chapter six and draw the curve.', 'Tuesday'],
  ],
  [
    'fr',
    'Le devoir, maintenant. Vous mesurez la cave de votre immeuble. La hauteur vaut deux mètres. Une page, à me rendre mardi prochain.',
    ['Vous mesurez la cave de votre immeuble. Une page.', 'mardi prochain'],
  ],
  [
    'es',
    'Deberes. Tenéis la tabla de los nidos: veinte huevos, doce pollos. Me calculáis la tasa y me hacéis una gráfica. Me la entregáis el viernes, en papel.',
    [
      'Tenéis la tabla de los nidos: veinte huevos, doce pollos. Me calculáis la tasa y me hacéis una gráfica. Me la entregáis el viernes, en papel.',
      'el viernes',
    ],
  ],
  [
    'en',
    'Homework, then. You have the table of the two ponds on the sheet. You work out the density of each. You hand it in on Friday.',
    [
      'You have the table of the two ponds on the sheet. You work out the density of each. You hand it in on Friday.',
      'on Friday',
    ],
  ],
  [
    'de',
    'Für nächstes Mal lesen Sie bitte den Fall mit dem vertauschten Mantel. Bis zum zwölften Mai.',
    [
      'Für nächstes Mal lesen Sie bitte den Fall mit dem vertauschten Mantel.',
      'bis zum zwölften Mai',
    ],
  ],
  [
    'de',
    'Zur nächsten Stunde lesen Sie bitte den Fall mit dem vertauschten Mantel.',
    [
      'Zur nächsten Stunde lesen Sie bitte den Fall mit dem vertauschten Mantel.',
      'zur nächsten Stunde',
    ],
  ],
])('lists what listeners do for homework that was announced (%s): %s', async (...given) => {
  const [language, text, task] = given;
  expect(await tasksOfLecture(language, text)).toEqual([task]);
});

it.each([
  ['en', 'The homework was hard last week. You know why: the sheet had a mistake.'],
  ['en', 'The exam is on Monday the ninth. You can bring a calculator, but no notes.'],
  ['de', 'Die Hausaufgaben waren gut. Ihr seht die Note oben. Ihr könnt mir schreiben.'],
  ['fr', "L'examen est lundi. Vous pouvez apporter une calculatrice, pas de notes. À jeudi."],
  ['es', 'Los deberes estaban bien. Veis la nota arriba. Podéis mandarme un correo.'],
  ['es', 'El parcial es el jueves. Podéis traer calculadora, apuntes no. Venga, hasta el martes.'],
])('lists nothing that listeners may do, or know (%s): %s', async (language, text) => {
  expect(await tasksOfLecture(language, text)).toEqual([]);
});

it.each([
  ['en', 'If you send the drawing on Monday, the mill cuts it on Tuesday.'],
  ['de', 'Wenn ihr die Skizze am Montag schickt, schneidet das Werk am Dienstag.'],
  ['es', 'Las obreras entregan la pieza el lunes.'],
  ['fr', 'Les ouvriers déposent la pièce lundi.'],
])('takes no account of work for homework (%s): %s', async (language, text) => {
  expect(await tasksOfLecture(language, text)).toEqual([]);
});

it.each([
  [
    'es',
    `Profesora: El barro rojo lleva mucho hierro y por eso cuece a menos grados que el blanco. El horno de leña tarda once horas en llegar a novecientos grados. El esmalte de plomo se prohibió porque envenenaba a los alfareros. El torno de pie necesita un volante de cuarenta kilos. Un alfarero bueno hace ochenta platos al día. Las asas se pegan con barro líquido, que llamamos barbotina.
     Alumna: ¿Se puede secar al sol?
     Profesora: No, a la sombra. Al sol la pieza se seca por fuera en tres horas y se abre por la mitad.`,
    '¿Se puede secar al sol? No.',
  ],
  [
    'en',
    `Tutor: Red clay holds a lot of iron, and so it is fired at a lower heat than white clay. The wood kiln takes eleven hours to reach nine hundred degrees. Lead glaze was banned because it poisoned the potters. The kick wheel needs a flywheel of forty kilos. A good potter throws eighty plates a day. Handles are joined with liquid clay, which is called slip.
     Student: Can it be dried in the sun?
     Tutor: No, in the shade. In the sun the outside of a bowl dries in three hours and the bowl splits in half.`,
    'Can it be dried in the sun? No.',
  ],
])('a plain no stands behind what a student asked (%s)', async (language, script, stated) => {
  const { turns } = talkIn(script);
  const { document } = await embeddedEngine.summarizer.summarize({
    source: { kind: 'speech', language, turns },
    outputType: 'notes',
    template: 'lecture',
  });
  const points = [...document.keyPoints, ...document.topics.flatMap((topic) => topic.points)];
  expect(points.map(({ text }) => text).join('\n')).toContain(stated);
});

it('the steps of an argument stand in front of what they say', async () => {
  const { turns } = talkIn(
    `Thoma: Wann ist ein Vertrag geschlossen? Das prüfen wir in Schritten, an einem Fall mit zwei Nachbarn und einem Boot.
    Thoma: Erster Schritt: Angebot. Frau Reiser schreibt ihrem Nachbarn, dass er ihr Boot für neunhundert Euro haben kann.
    Thoma: Zweiter Schritt: Annahme. Der Nachbar antwortet am selben Abend, dass er das Boot für diesen Preis nimmt.`,
  );
  const { overview } = await lectureOf('de', turns);
  const texts = overview.map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringMatching(/^Erster Schritt: Angebot\. Frau Reiser/u));
  expect(texts).toContainEqual(expect.stringMatching(/^Zweiter Schritt: Annahme\. Der Nachbar/u));
});
