import { describe, expect, it } from 'vitest';
import { joinChunks, splitAt } from './join.ts';
import { type LiveWord, textOf, wordsOf } from './words.ts';

const word = (text: string, start: number, end: number): LiveWord => ({
  text,
  start,
  end,
  glued: false,
});
/** Words of 0.4 s, one each half second. */
const say = (text: string, from: number): LiveWord[] =>
  text.split(' ').map((one, n) => word(one, from + n / 2, from + n / 2 + 0.4));
const shared = { start: 27, end: 30 };
const joined = (tail: LiveWord[], words: LiveWord[]): string =>
  textOf(joinChunks(tail, words, shared));

describe('two chunks of one recording', () => {
  it('meet at the word that both heard, near the middle', () => {
    const tail = say('quick brown fox jumps over th', 27);
    const words = say('ick brown fox jumps over the lazy dog', 27);
    expect(joined(tail, words)).toBe('quick brown fox jumps over the lazy dog');
  });

  it('agree on a word whatever its case, its punctuation and a small difference in time', () => {
    const tail = say('we met. Then', 27.5);
    const words = say('Met then we left.', 28.3);
    expect(joined(tail, words)).toBe('we met. then we left.');
  });

  it('keep a word that was said twice twice', () => {
    const tail = say('very very very', 27.6);
    const words = say('very very very good', 27.6);
    expect(joined(tail, words)).toBe('very very very good');
  });

  it('meet by time where they heard different words', () => {
    const tail = [word('one', 27.2, 27.8), word('tool', 28, 28.8), word('free', 29.1, 29.6)];
    const words = [word('won', 27.1, 27.7), word('three', 29.1, 29.6), word('four', 30, 30.4)];
    expect(joined(tail, words)).toBe('one tool three four');
  });

  it('keep a word across the seam once, though each gives it to the other or to itself', () => {
    const toOther = joined([word('seam', 28.3, 28.9)], [word('seem', 28, 28.7)]);
    expect(toOther).toBe('seam');
    const toItself = joined([word('seam', 28.1, 28.7)], [word('seem', 28.3, 28.9)]);
    expect(toItself).toBe('seam');
  });

  it('lose nothing where one of them heard nothing', () => {
    expect(joined([], say('hello there', 30.2))).toBe('hello there');
    expect(joined(say('good bye', 27), [])).toBe('good bye');
    expect(joined([], [])).toBe('');
  });

  it('are both whole where they share no sound', () => {
    const nothing = { start: 30, end: 30 };
    const words = joinChunks(say('the end', 29), say('the start', 30), nothing);
    expect(textOf(words)).toBe('the end the start');
  });
});

/** What an engine hears of a stretch: words with their own times, those at the edges cut to something else. */
function hear(words: LiveWord[], from: number, until: number, random: () => number): LiveWord[] {
  return words
    .filter(({ start, end }) => end > from && start < until)
    .map((one) => {
      const isCut = one.start < from || one.end > until;
      const shift = (random() - 0.5) * 0.12;
      const start = Math.max(from, one.start + shift);
      return word(isCut ? `${one.text}x` : one.text, start, one.end + shift);
    });
}

describe('a recording cut anywhere', () => {
  const said = Array.from({ length: 400 }, (_, n) => `w${n % 37}`);
  const CHUNK = 12;
  const OVERLAP = 3;

  it.each(Array.from({ length: 40 }, (_, seed) => seed))('gives every word once (%i)', (seed) => {
    const random = randomFrom(seed);
    let at = 0;
    const words = said.map((text) => {
      const start = at + random() * 0.3;
      at = start + 0.15 + random() * 0.5;
      return word(text, start, at);
    });
    const settledTexts: string[] = [];
    let tail: LiveWord[] = [];
    for (let from = 0; from < at; from += CHUNK) {
      const start = Math.max(0, from - OVERLAP);
      const isLast = from + CHUNK >= at;
      const heard = hear(words, start, isLast ? at + 1 : from + CHUNK, random);
      const whole = joinChunks(tail, heard, { start, end: from });
      const parts = splitAt(whole, isLast ? Infinity : from + CHUNK - OVERLAP);
      settledTexts.push(textOf(parts.settled));
      tail = parts.tail;
    }
    expect(settledTexts.join(' ').split(' ')).toEqual(said);
    expect(tail).toEqual([]);
  });
});

describe('the words of an engine', () => {
  it('are written as in their segment: with spaces where it has some', () => {
    const words = [
      { text: '今日', start: 0, end: 0.5 },
      { text: 'は', start: 0.5, end: 0.6 },
    ];
    const heard = wordsOf([{ text: '今日は', start: 0, end: 0.6, words }], 10);
    expect(textOf(heard)).toBe('今日は');
    expect(heard[1]).toMatchObject({ start: 10.5, end: 10.6, glued: true });
  });

  it('are spread over a segment that names none', () => {
    const heard = wordsOf([{ text: 'two words', start: 1, end: 2.8 }], 0);
    expect(heard.map(({ text }) => text)).toEqual(['two', 'words']);
    expect(heard[0]?.end).toBeCloseTo(1.6);
    expect(heard[1]?.start).toBeCloseTo(1.8);
  });

  it('are letters where a text without times has no spaces, so that two chunks can be joined between them', () => {
    const heard = wordsOf([{ text: '今日は。', start: 0, end: 0.8 }], 0);
    expect(heard.map(({ text }) => text)).toEqual(['今', '日', 'は。']);
    expect(textOf(heard)).toBe('今日は。');
  });
});

function randomFrom(seed: number): () => number {
  let state = (seed + 1) * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
