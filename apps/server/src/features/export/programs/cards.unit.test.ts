import { emptyDocument, renderSummary, type SummaryDocument } from '@notelark/summarizer';
import { expect, it } from 'vitest';
import { cardsOf, toAnki } from './cards.ts';

const places = [{ index: 0, part: null, start: 4 }];
const point = (text: string) => ({ text, refs: [0], verified: true });

/** Notes as the product writes them. */
const notesOf = (document: Partial<SummaryDocument>, template?: 'lecture' | 'interview'): string =>
  renderSummary(emptyDocument(document), {
    places,
    own: [],
    marked: [],
    outputType: 'notes',
    template,
    language: 'en',
    possibleActions: false,
  });

it('terms become cards, dates and tasks don’t', () => {
  const notes = notesOf({
    terms: [{ ...point('a machine that moves *water* at 10:30'), term: 'Pump' }],
    dates: [{ ...point('the pump comes'), date: '3 May' }],
    actionItems: [point('**Pump:** order it')],
  });
  expect(notes).toContain('**3 May** — ');
  expect(cardsOf(notes, 'Dates')).toEqual([
    { front: 'Pump', back: 'a machine that moves *water* at 10:30' },
  ]);
});

it('questions to test oneself with have their answers', () => {
  const questions = [
    { ...point('Water is moved by …'), answer: 'pumps' },
    { ...point('They are … and loud'), answer: 'new' },
  ];
  expect(cardsOf(notesOf({ questions }, 'lecture'), 'Dates')).toEqual([
    { front: 'Water is moved by …', back: 'pumps' },
    { front: 'They are … and loud', back: 'new' },
  ]);
});

it('questions of an interview and cards that were written by hand count', () => {
  const asked = { ...point('Since it broke.'), asked: 'Why a second pump?' };
  const notes = notesOf(
    { topics: [{ title: 'Pumps', firstTurn: 0, points: [asked] }] },
    'interview',
  );
  expect(cardsOf(`${notes}\n- **Valve:** lets water through\n- **Only bold**\n`, 'Dates')).toEqual([
    { front: 'Why a second pump?', back: 'Since it broke.' },
    { front: 'Valve', back: 'lets water through' },
  ]);
});

it('notes without any have no cards', () => {
  expect(cardsOf('## Pumps\n\n- Ann has **two** pumps\n\n1. One\n2. Two\n', 'Dates')).toEqual([]);
});

it('Anki’s columns hold whatever was written', () => {
  const cards = [{ front: '#1 "pump"', back: 'a\tb' }];
  expect(toAnki(cards, ['notelark', 'two words'])).toBe(
    '#separator:tab\n#html:false\n#columns:Front\tBack\tTags\n#tags column:3\n"#1 ""pump"""\t"a\tb"\tnotelark two-words\n',
  );
});
