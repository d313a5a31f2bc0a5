import { expect, it } from 'vitest';
import { emptyDocument, statementsOf } from '../documents.ts';
import type { Point, SummaryDocument, SummarySource } from '../port.ts';
import { followEdit, hasChangedStatements, type TurnMove } from './follow-edit.ts';
import { recheckDocument, recheckInProcess } from './recheck.ts';

const SAID = [
  'The hosting costs 40 euros a month.',
  'We ordered 25 chairs for the reading room.',
  'Maria sends the contract on Friday.',
];
const sourceOf = (texts: readonly string[]): SummarySource => ({
  kind: 'speech',
  language: 'en',
  turns: texts.map((text) => ({ text })),
});
const stated = (...refs: number[]): Point => ({
  text: SAID[refs[0] ?? 0] ?? '',
  refs,
  verified: true,
});
const english = { source: 'en', written: 'en' };
const stay = (...changed: number[]): TurnMove[] =>
  SAID.map((_, turn) => ({ now: [turn], changed: changed.includes(turn) }));

/** The statements after an edit that leaves all turns where they are. */
function afterEdit(texts: readonly string[], document: SummaryDocument): Point[] {
  const changed = SAID.flatMap((text, turn) => (texts[turn] === text ? [] : [turn]));
  const moved = followEdit(document, stay(...changed));
  return statementsOf(
    recheckDocument({ document: moved, source: sourceOf(texts), languages: english }),
  );
}

it('marks a statement whose passage says another number now, and no other statement', () => {
  const document = emptyDocument({ overview: [stated(0), stated(1), stated(2)] });
  const points = afterEdit(
    [SAID[0] ?? '', 'We ordered 52 chairs for the reading room.', SAID[2] ?? ''],
    document,
  );
  expect(points).toEqual([
    stated(0),
    { ...stated(1), verified: false, doubt: { kind: 'number', said: '25' } },
    stated(2),
  ]);
});

it('leaves statements alone that cite nothing that changed, whatever the check would find', () => {
  const wrong = { ...stated(0), text: 'The hosting costs 90 euros a month.' };
  const document = emptyDocument({ keyPoints: [wrong, stated(2)] });
  const edited = [SAID[0] ?? '', SAID[1] ?? '', 'Maria sends the contract on Monday.'];
  const [first, second] = afterEdit(edited, document);
  expect(first).toEqual(wrong);
  expect(second).toMatchObject({ verified: false });
});

it('asks again about a statement that a person has kept, once its passage says something else', () => {
  const doubt = { kind: 'number', said: '25' } as const;
  const kept: Point = { ...stated(1), verified: false, doubt, kept: 'Counted them' };
  const document = emptyDocument({ decisions: [kept] });
  expect(afterEdit([SAID[0] ?? '', SAID[1] ?? '', 'Other.'], document)).toEqual([kept]);
  const edited = [SAID[0] ?? '', 'We ordered 52 chairs for the reading room.', SAID[2] ?? ''];
  expect(afterEdit(edited, document)).toEqual([{ ...stated(1), verified: false, doubt }]);
});

it('takes the mark away where the passage is corrected to what the statement says', () => {
  const doubted: Point = { ...stated(1), verified: false, doubt: { kind: 'number', said: '25' } };
  const before = emptyDocument({ decisions: [doubted] });
  const document = followEdit(before, stay(1));
  expect(hasChangedStatements(before)).toBe(false);
  expect(hasChangedStatements(document)).toBe(true);
  const checked = recheckDocument({ document, source: sourceOf(SAID), languages: english });
  expect(checked.decisions).toEqual([stated(1)]);
});

it('follows passages that moved, and keeps a statement whose passages were removed, marked', () => {
  const topic = { title: 'Room', firstTurn: 1, points: [stated(0), stated(1, 2), stated(2)] };
  const moves = [
    { now: [], changed: true },
    { now: [0], changed: false },
    { now: [1], changed: false },
  ];
  const document = followEdit(emptyDocument({ topics: [topic] }), moves);
  const [checked] = recheckDocument({
    document,
    source: sourceOf(SAID.slice(1)),
    languages: english,
  }).topics;
  expect(checked).toEqual({
    title: 'Room',
    firstTurn: 0,
    points: [
      { text: SAID[0], refs: [], verified: false, doubt: { kind: 'gone' } },
      { ...stated(1), refs: [0, 1] },
      { ...stated(2), refs: [1] },
    ],
  });
});

it('gives the same in a process of its own, and its fault where it fails', async () => {
  const document = followEdit(emptyDocument({ overview: [stated(0)] }), stay(0));
  const source = sourceOf(['The hosting costs 14 euros a month.']);
  const request = { document, source, languages: english };
  expect(await recheckInProcess(request)).toEqual(recheckDocument(request));
  const broken = { ...request, source: { ...request.source, turns: [null] } } as never;
  await expect(recheckInProcess(broken)).rejects.toThrow(TypeError);
});
