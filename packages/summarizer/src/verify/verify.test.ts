import { describe, expect, it } from 'vitest';
import type { SummaryDocument, SummarySource } from '../port.ts';
import { emptyDocument } from '../documents.ts';
import { verifyDocument } from './verify.ts';

const source: SummarySource = {
  kind: 'speech',
  turns: [
    {
      speaker: 'Ann',
      text: 'The hosting costs forty euros a month, and the photographs cost 8,000.',
    },
    { speaker: 'Ben', text: 'I will send the contract to Maria Keller by Friday the 3rd of May.' },
    { speaker: 'Ann', text: 'In nineteen ninety four we had twenty five visitors a day at NASA.' },
    { speaker: 'Cleo', text: 'then lets postpone the launch until the budget is approved' },
  ],
};

const english = { source: 'en', written: 'en' };

/** Whether one bullet that cites these turns is verified, or null where it is dropped. */
function verdict(text: string, refs: number[], languages = english, of = source): boolean | null {
  const topic = { title: 'All', firstTurn: 0, points: [{ text, refs, verified: true }] };
  const [checked] = verifyDocument(emptyDocument({ topics: [topic] }), of, languages).topics;
  return checked?.points[0]?.verified ?? null;
}

const tasksOf = (name: string) => {
  const overview = [
    {
      text: `Tasks went to Ann and ${name}.`,
      refs: [0],
      verified: true,
      parts: [
        { kind: 'point' as const, text: 'Tasks went to Ann.', refs: [0] },
        { kind: 'point' as const, text: `Tasks went to ${name}.`, refs: [3] },
      ],
    },
  ];
  return verifyDocument(emptyDocument({ overview }), source, english).overview[0];
};

describe('a sentence that sums up several statements', () => {
  it('holds where each of them holds by what it rests on itself', () => {
    expect(tasksOf('Cleo')).toMatchObject({ refs: [0], verified: true });
  });

  it('has the doubt of the one that does not hold', () => {
    expect(tasksOf('Dora')).toMatchObject({ verified: false, doubt: { kind: 'name' } });
  });
});

describe('references', () => {
  it('drops a statement that cites no turn that exists', () => {
    expect(verdict('The launch is postponed.', [])).toBeNull();
    expect(verdict('The launch is postponed.', [-1, 4, 1.5])).toBeNull();
  });

  it('keeps the references that exist, ascending, each once', () => {
    const points = [{ text: 'The launch is postponed.', refs: [3, 99, 0, 3], verified: true }];
    const { decisions } = verifyDocument(emptyDocument({ decisions: points }), source, english);
    expect(decisions).toEqual([{ text: 'The launch is postponed.', refs: [0, 3], verified: true }]);
  });
});

describe('numbers', () => {
  it.each([
    ['The photographs cost 8,000.', 0, true],
    ['The photographs cost 8000 euros.', 0, true],
    ['The photographs cost 9,000 euros.', 0, false],
    ['The photographs cost 8 euros.', 0, false],
    ['The photographs cost 8.000 euros.', 0, false],
    ['The hosting costs 40 euros a month.', 0, true],
    ['The hosting costs 14 euros a month.', 0, false],
    ['The hosting costs forty euros a month.', 0, true],
    ['The hosting costs fifty euros a month.', 0, false],
    ['The hosting costs 40 million euros a month.', 0, false],
    ['In 1994 there were 25 visitors a day.', 2, true],
    ['In 1995 there were 25 visitors a day.', 2, false],
    ['The contract is sent by 2026-05-03.', 1, false],
  ])('%s', (text, ref, expected) => {
    expect(verdict(text, [ref])).toBe(expected);
  });

  it('reads German numbers in words and with German separators', () => {
    const turns = [{ text: 'Die Brücke kostet zweihundertfünfzig Euro, also 1.500 in der Summe.' }];
    const german = { source: 'de', written: 'de' };
    const check = (text: string) => verdict(text, [0], german, { kind: 'text', turns });
    expect(check('Die Brücke kostet 250 Euro.')).toBe(true);
    expect(check('In der Summe sind es 1500 Euro.')).toBe(true);
    expect(check('Die Brücke kostet 260 Euro.')).toBe(false);
  });
});

describe('dates', () => {
  it.each([
    ['Ben sends the contract by Friday.', true],
    ['Ben sends the contract by Monday.', false],
    ['Ben sends the contract by 3 May.', true],
    ['Ben sends the contract by 3 June.', false],
  ])('%s', (text, expected) => {
    expect(verdict(text, [1])).toBe(expected);
  });

  it('knows the weekdays of other languages', () => {
    const turns = [{ text: 'Le contrat sera envoyé vendredi prochain à la direction.' }];
    const french = { source: 'fr', written: 'fr' };
    const check = (text: string) => verdict(text, [0], french, { kind: 'text', turns });
    expect(check('Le contrat part vendredi.')).toBe(true);
    expect(check('Le contrat part lundi.')).toBe(false);
  });
});

describe('names', () => {
  it.each([
    ['Ben will send the contract to Maria Keller.', [1], true],
    ['Ben will send the contract to Maria Huber.', [1], false],
    ["Ben will send Keller's contract.", [1], true],
    ['Ann will send the contract.', [1], false],
    ['Cleo wants to postpone the launch.', [3], true],
    ['There were visitors at NASA.', [2], true],
    ['There were visitors at ESA.', [2], false],
  ])('%s', (text, refs, expected) => {
    expect(verdict(text, refs)).toBe(expected);
  });

  it("checks an action item's owner and date", () => {
    const task = { text: 'Send the contract.', refs: [1], verified: true };
    const items = [
      { ...task, owner: 'Ben', due: 'by Friday' },
      { ...task, owner: 'Cleo', due: 'by Friday' },
      { ...task, owner: 'Ben', due: 'by Thursday' },
    ];
    const { actionItems } = verifyDocument(emptyDocument({ actionItems: items }), source, english);
    expect(actionItems.map((item) => item.verified)).toEqual([true, false, false]);
  });

  it.each([
    ['Send the contract.', 'Michael', undefined, false],
    ['Send the contract.', 'Ben and Ann', undefined, false],
    ['Send the contract.', 'Ben and Maria Keller', undefined, true],
    ['Send the contract.', 'Ben', 'tomorrow', false],
    ['Send the contract.', 'Ben', 'next week', false],
    ['Send the contract.', 'Ben', 'end of the month', false],
    ['Send the contract.', 'Ben', 'this Friday', false],
    ['Send the contract.', 'Ben', 'no later than Friday', true],
    ['Send the contract.', undefined, 'May 3', true],
  ])('%s — %s, %s', (text, owner, due, expected) => {
    const item = { text, refs: [1], verified: true, ...(owner && { owner }), ...(due && { due }) };
    const { actionItems } = verifyDocument(emptyDocument({ actionItems: [item] }), source, english);
    expect(actionItems[0]?.verified).toBe(expected);
  });

  it.each([
    ['zh', '小王说他周五之前把合同寄给客户。', '小王', '周五前', true],
    ['zh', '小王说他周五之前把合同寄给客户。', '小李', '周五前', false],
    ['zh', '小王说他周五之前把合同寄给客户。', '小王', '下周五', false],
    ['ja', '田中さんが金曜日までに契約書を送ります。', '田中', '金曜日まで', true],
    ['ja', '田中さんが金曜日までに契約書を送ります。', '佐藤さん', '明日', false],
    ['ru', 'Договор поручили отправить Ивану до пятницы.', 'Иван', 'до пятницы', true],
    ['ru', 'Договор поручили отправить Ивану до пятницы.', 'Мария', 'завтра', false],
    ['ar', 'سيرسل أحمد العقد قبل يوم الجمعة.', 'أحمد', 'الجمعة', true],
    ['ar', 'سيرسل أحمد العقد قبل يوم الجمعة.', 'مايكل', 'غدا', false],
  ])('an owner and a date in %s: %s — %s, %s', (language, text, owner, due, expected) => {
    const items = [{ text, refs: [0], verified: true, owner, due }];
    const spoken = { kind: 'speech', turns: [{ text }] } as const;
    const { actionItems } = verifyDocument(
      emptyDocument({ actionItems: items }),
      { ...spoken, turns: [...spoken.turns] },
      { source: language, written: language },
    );
    expect(actionItems[0]?.verified).toBe(expected);
  });

  it.each([
    ['Microsoft will send the contract to Maria Keller.', [1], false],
    ['Michael sends the contract by Friday.', [1], false],
    ['Photographs of the hosting cost 8,000.', [0], true],
    ['Participants agreed to postpone the launch until the budget is approved.', [3], true],
    ['Concerns about the budget postpone the launch.', [3], true],
    ['Attendees want to postpone the launch.', [3], true],
    ['Reprioritizing the launch depends on the approved budget.', [3], true],
    ['Nobody visited NASA in 1994, but for twenty-five visitors a day.', [2], true],
  ])('at the start of a sentence: %s', (text, refs, expected) => {
    expect(verdict(text, refs)).toBe(expected);
  });

  it.each([
    ['Microsoft schickt den Vertrag an die Verwaltung.', false],
    ['Die Verwaltung schickt den Vertrag mit Michael.', false],
    ['Der Vertrag der Verwaltung geht an Frau Weber.', false],
    ['Der Vertrag geht am Freitag an die Verwaltung.', true],
    ['Vertragsversand an die Verwaltung: Freitag.', true],
    ['Teilnehmer schicken den Vertrag an die Verwaltung.', true],
    ['Vereinbart wurde der Vertrag bis Freitag.', true],
    ['Außerdem schicken wir den Vertrag mit großem Dank.', true],
  ])('in German: %s', (text, expected) => {
    const turns = [{ text: 'Wir schicken den Vertrag bis Freitag an die Verwaltung.' }];
    const german = { source: 'de', written: 'de' };
    expect(verdict(text, [0], german, { kind: 'text', turns })).toBe(expected);
  });

  it.each([
    ['zh', '王明决定推迟发布。', '王明先生决定推迟发布。', true],
    ['zh', '王明决定推迟发布。', '李刚先生决定推迟发布。', false],
    ['zh', '王明决定推迟发布。', 'Microsoft决定推迟发布。', false],
    ['zh', '我们用Word决定推迟发布。', 'Word决定推迟发布。', true],
    ['ja', '田中さんは発表を延期します。', '田中氏は発表を延期します。', true],
    ['ja', '田中さんは発表を延期します。', '佐藤さんは発表を延期します。', false],
    ['ar', 'قرر أحمد تأجيل المشروع.', 'قرر السيد أحمد تأجيل المشروع.', true],
    ['ar', 'قرر أحمد تأجيل المشروع.', 'قرر السيد مايكل تأجيل المشروع.', false],
  ])('in %s: %s → %s', (language, said, text, expected) => {
    const languages = { source: language, written: language };
    const of: SummarySource = { kind: 'text', turns: [{ text: said }] };
    expect(verdict(text, [0], languages, of)).toBe(expected);
  });

  it.each([
    ['Marie sends the German contract to London on Friday.', true],
    ['The committee will send the contract to London.', true],
    ['Michael sends the contract to London.', false],
    ['The contract goes to Microsoft.', false],
  ])('of a translation stand in its source: %s', (text, expected) => {
    const turns = [{ text: 'Marie enverra vendredi le contrat allemand à Londres.' }];
    const languages = { source: 'fr', written: 'en' };
    expect(verdict(text, [0], languages, { kind: 'text', turns })).toBe(expected);
  });

  it('does not take every German noun for a name', () => {
    const turns = [
      { text: 'Die Stadt baut eine neue Brücke, weil die alte den Verkehr nicht trägt.' },
    ];
    const german = { source: 'de', written: 'de' };
    const text = 'Die neue Brücke trägt den Verkehr der Zukunft.';
    expect(verdict(text, [0], german, { kind: 'text', turns })).toBe(true);
  });
});

describe('words', () => {
  it('wants a third of the content words to occur in what is cited', () => {
    expect(verdict('The launch is postponed until there is a budget.', [3])).toBe(true);
    expect(verdict('Volunteers planted ninety trees beside greenhouse windows.', [3])).toBe(false);
  });

  it('compares scripts without spaces by pairs of characters', () => {
    const turns = [{ text: '我们决定把网站的发布推迟到三月。' }];
    const chinese = { source: 'zh', written: 'zh' };
    const check = (text: string) => verdict(text, [0], chinese, { kind: 'text', turns });
    expect(check('网站发布推迟')).toBe(true);
    expect(check('花园种植树木')).toBe(false);
  });

  it('does not look for the words of a translation, but for its numbers', () => {
    const german = { source: 'en', written: 'de' };
    expect(verdict('Die Fotos kosten 8.000 Euro.', [0], german)).toBe(true);
    expect(verdict('Die Fotos kosten 9.000 Euro.', [0], german)).toBe(false);
    expect(verdict('Ben schickt den Vertrag am Freitag.', [1], german)).toBe(true);
    expect(verdict('Ben schickt den Vertrag am Montag.', [1], german)).toBe(false);
  });
});

it('never verifies what came unverified, and leaves its input alone', () => {
  const document: SummaryDocument = emptyDocument({
    overview: [{ text: 'The launch is postponed.', refs: [3], verified: false }],
  });
  const before = structuredClone(document);
  expect(verifyDocument(document, source, english).overview[0]?.verified).toBe(false);
  expect(document).toEqual(before);
});

it('drops a section of which nothing is left, not one that was empty', () => {
  const topics = [
    { title: 'Invented', firstTurn: 0, points: [{ text: 'Nothing.', refs: [77], verified: true }] },
    { title: 'Empty', firstTurn: 1, points: [] },
  ];
  const checked = verifyDocument(emptyDocument({ topics }), source, english).topics;
  expect(checked.map((topic) => topic.title)).toEqual(['Empty']);
});
