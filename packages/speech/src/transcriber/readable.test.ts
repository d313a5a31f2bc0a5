import { describe, expect, it } from 'vitest';
import type { Heard } from './hypseg.ts';
import { readable } from './readable.ts';

/** `hello 0.8 so i went`: words of 0.2 s, with a number for each pause. Silence of 0.3 s at either end. */
function heard(script: string): Heard[] {
  const result: Heard[] = [];
  let at = 0;
  for (const token of `0.3 ${script} 0.3`.split(' ')) {
    const pause = Number(token);
    const length = Number.isNaN(pause) ? 0.2 : pause;
    result.push({ word: Number.isNaN(pause) ? token : null, start: at, end: at + length });
    at += length;
  }
  return result;
}

const textOf = (script: string): string =>
  readable(heard(script))
    .map(({ text }) => text)
    .join(' | ');

describe('text that can be read', () => {
  it.each([
    ['a long pause ends a sentence', 'we met 0.8 nobody came', 'We met. | Nobody came.'],
    ['a short one does not', 'we met 0.4 nobody came', 'We met nobody came.'],
    [
      'but before a word that begins one',
      'we met 0.4 then nobody came',
      'We met. | Then nobody came.',
    ],
    ['nor after a word that ends none', 'we met in the 0.9 garden', 'We met in the garden.'],
    ['unless it is very long', 'we met in the 2 garden', 'We met in the. | Garden.'],
    ['the first person', "i think i'm late", "I think I'm late."],
    ['names', 'on monday paul flew to germany', 'On Monday Paul flew to Germany.'],
    ['titles', 'ask mr darcy or dr no', 'Ask Mr. Darcy or Dr. No.'],
    ['letters', 'the u.s. and b at ten p.m.', 'The U.S. and B at ten p.m.'],
    ['a question', 'do you know', 'Do you know?'],
    ['a question after a conjunction', 'so what is the plan', 'So what is the plan?'],
    ['no question', 'what you do counts', 'What you do counts.'],
    ['a condition', 'had he known', 'Had he known.'],
  ])('%s', (_, script, text) => {
    expect(textOf(script)).toBe(text);
  });

  it('keeps every word with its time', () => {
    const [segment] = readable(heard('the end 0.2 is near'));
    expect(segment).toMatchObject({ start: 0.3, text: 'The end is near.' });
    expect(segment?.end).toBeCloseTo(1.3);
    expect(segment?.words?.map(({ text }) => text)).toEqual(['The', 'end', 'is', 'near.']);
    expect(segment?.words?.[2]?.start).toBeCloseTo(0.9);
  });

  it('neither begins nor ends a sentence where the clip was cut in the middle of speech', () => {
    const cut = [
      { word: 'and', start: 0, end: 0.2 },
      { word: 'then', start: 0.2, end: 0.5 },
    ];
    expect(readable(cut).map(({ text }) => text)).toEqual(['and then']);
  });

  it('breaks what runs on and on, at its longest pauses', () => {
    const part = Array.from({ length: 30 }, () => 'word').join(' ');
    const segments = readable(heard(`${part} 0.25 ${part} 0.28 ${part}`));
    expect(segments.map(({ words }) => words?.length)).toEqual([30, 30, 30]);
    expect(segments.map(({ text }) => text.endsWith('.'))).toEqual([false, false, true]);
  });

  it('gives nothing for silence', () => {
    expect(readable(heard('2'))).toEqual([]);
    expect(readable([])).toEqual([]);
  });
});

it('says of each word how sure the recognizer was, and of a sentence the mean', () => {
  const words = heard('we met').map((one, at) =>
    one.word === null ? one : Object.assign(one, { confidence: at === 1 ? 0.2 : 0.8 }),
  );
  const [sentence] = readable(words);
  expect(sentence?.words?.map(({ confidence }) => confidence)).toEqual([0.2, 0.8]);
  expect(sentence?.confidence).toBeCloseTo(0.5);
});
