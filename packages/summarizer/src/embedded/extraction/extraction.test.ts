import { describe, expect, it } from 'vitest';
import type { SummarySource } from '../../port.ts';
import { actionItemsOf } from './actions.ts';
import { centroidOf } from '../weighing/vectors.ts';
import { dateReaderOf, datesOf } from '../dates.ts';
import { decisionsOf } from './decisions.ts';
import { readDocument, type Document } from '../document.ts';
import { languageOf } from '../language/resolve.ts';
import { questionsOf } from './questions.ts';
import { termWeightsOf } from '../weighing/term-weights.ts';
import { termsOf } from '../terms.ts';

async function read(
  tag: string,
  texts: string[],
  kind: SummarySource['kind'] = 'text',
): Promise<Document> {
  return readDocument({ kind, turns: texts.map((text) => ({ text })) }, await languageOf(tag));
}

describe('decisions', () => {
  it.each([
    ['en', 'We decided to move the launch to May.'],
    ['en', 'It was agreed that the budget stays as it is.'],
    ['en', "Let's go with the blue one."],
    ['en', 'The committee has voted to close the branch.'],
    ['de', 'Wir haben beschlossen, die Brücke im Frühjahr zu reparieren.'],
    ['fr', 'Nous avons décidé de reporter le lancement.'],
    ['es', 'Hemos decidido aplazar el lanzamiento.'],
    ['ru', 'Мы решили перенести запуск на май.'],
    ['ar', 'لقد قررنا تأجيل الإطلاق إلى شهر مايو.'],
    ['zh', '我们决定把发布推迟到五月。'],
    ['ja', '発売を五月に延期することにしました。'],
  ])('%s: %s', async (tag, text) => {
    const found = decisionsOf(await read(tag, [text]));
    expect(found).toEqual([{ text, refs: [0], verified: true }]);
  });

  it.each([
    ['en', 'We have not decided yet.'],
    ['en', 'Have we decided on the colour?'],
    ['en', 'That needs to be decided by the board.'],
    ['en', 'The blue one is nicer.'],
    ['de', 'Wir haben noch nichts beschlossen.'],
    ['fr', "Nous n'avons pas encore décidé."],
    ['zh', '我们还没有决定。'],
    ['xx', 'We decided to move the launch to May.'],
  ])('%s, none: %s', async (tag, text) => {
    expect(decisionsOf(await read(tag, [text]))).toEqual([]);
  });
});

describe('action items in other languages', () => {
  it.each([
    ['de', 'Ich schicke den Bericht bis Freitag.', 'bis Freitag'],
    ['fr', "J'enverrai le rapport avant vendredi.", 'avant vendredi'],
    ['es', 'Voy a enviar el informe antes del viernes.', 'antes del viernes'],
    ['ru', 'Я отправлю отчёт до пятницы.', 'до пятницы'],
    ['ar', 'سأرسل التقرير قبل يوم الجمعة.', 'قبل يوم الجمعة'],
    ['zh', '我会在周五之前发送报告。', '在周五之前'],
    ['ja', '私が金曜日までにレポートを送ります。', '金曜日までに'],
  ])('%s: %s', async (tag, text, due) => {
    const [found] = actionItemsOf(await read(tag, [text]));
    expect(found).toMatchObject({ text, refs: [0], due });
  });

  it.each([
    ['de', 'Normalerweise schicke ich den Bericht am Freitag.'],
    ['fr', 'Le rapport est très long.'],
    ['es', 'El informe es muy largo.'],
    ['ru', 'Обычно я отправляю отчёт в пятницу.'],
    ['zh', '报告很长。'],
    ['ja', 'レポートは長いです。'],
  ])('%s, none: %s', async (tag, text) => {
    expect(actionItemsOf(await read(tag, [text]))).toEqual([]);
  });
});

it('says who promised, who was asked, and by when', async () => {
  const turns = [
    { speaker: 'Ann (chair)', text: "I'll send the report by Friday." },
    { speaker: 'Ben', text: 'Carla will book the room.' },
    { speaker: 'Ann (chair)', text: 'Could you print the agenda?' },
    { speaker: 'Ben', text: 'Sure.' },
  ];
  const found = actionItemsOf(readDocument({ kind: 'speech', turns }, await languageOf('en')));
  expect(found.map(({ owner, due, refs }) => [refs[0], owner, due])).toEqual([
    [0, 'Ann', 'by Friday'],
    [1, 'Carla', undefined],
    [2, 'Ben', undefined],
  ]);
});

describe('terms', () => {
  it.each([
    ['en', 'Entropy is a measure of the disorder in a system.', 'Entropy'],
    ['en', 'TCP stands for Transmission Control Protocol.', 'TCP'],
    ['de', 'Entropie bezeichnet das Maß der Unordnung in einem System.', 'Entropie'],
    ['fr', "L'entropie désigne la mesure du désordre d'un système.", 'entropie'],
    ['ru', 'Энтропия — это мера беспорядка в системе.', 'Энтропия'],
    ['zh', '人工智能是一种模仿人类思维的技术。', '人工智能'],
    ['ja', 'エントロピーとは、系の乱雑さを表す量です。', 'エントロピー'],
  ])('%s: %s', async (tag, text, term) => {
    const [found] = termsOf(await read(tag, [text]));
    expect(found?.term).toBe(term);
  });

  it.each([
    'This is a kind of problem that we know.',
    'It means a lot to me, honestly.',
    'What is a measure?',
  ])('none: %s', async (text) => {
    expect(termsOf(await read('en', [text]))).toEqual([]);
  });
});

describe('dates', () => {
  it.each([
    ['en', 'We meet on 3 May 2025 and again on Tuesday.', ['3 May 2025', 'Tuesday']],
    [
      'en',
      'The sun may shine now for 10 minutes at 5, as it did 2 days ago in 1/2 of all cases.',
      [],
    ],
    ['de', 'Die Sitzung ist am 3. Mai 2025.', ['3. Mai 2025']],
    ['fr', 'La réunion a lieu le 3 mai 2025.', ['3 mai 2025']],
    ['ja', '会議は2025年5月3日です。', ['2025年5月3日']],
    ['xx', '3 May 2025', []],
  ])('%s: %s', async (tag, text, dates) => {
    const found = datesOf(await read(tag, [text]), await dateReaderOf(tag));
    expect(found.map(({ date }) => date.replace(/^(?:on|am|le) /u, ''))).toEqual(dates);
  });
});

it('finds questions that ask something', async () => {
  const document = await read(
    'en',
    [
      'Right?',
      'How much does the new battery cost?',
      'Okay?',
      'The battery costs nine euros.',
      'Who pays for the battery of the car?',
    ],
    'speech',
  );
  const found = questionsOf(document, centroidOf(document.units, termWeightsOf(document)));
  expect(found.map(({ refs }) => refs)).toEqual([[1], [4]]);
});
