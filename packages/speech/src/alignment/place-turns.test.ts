import { describe, expect, it } from 'vitest';
import type { TimedWord } from '../ports/transcriber.ts';
import type { Stretch } from '../recording/recording.ts';
import { type PlacedTurns, placeTurns } from './place-turns.ts';

/** Numbers that look like chance and are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Words as frequent as those of a language, by Zipf's law. */
const word = (random: () => number): string => `w${Math.floor(8_000 ** random())}`;

interface Talk {
  turns: string[];
  starts: number[];
  heard: TimedWord[];
  seconds: number;
}

/** A talk of so many words, as it was said. Words take 0.3 s each, turns are a second apart. */
function talkOf(words: number, random: () => number): Talk {
  const talk: Talk = { turns: [], starts: [], heard: [], seconds: 0 };
  while (talk.heard.length < words) {
    const turn = Array.from({ length: 5 + Math.floor(random() * 25) }, () => word(random));
    talk.turns.push(turn.join(' '));
    talk.starts.push(talk.seconds);
    for (const text of turn) {
      talk.heard.push({ text, start: talk.seconds, end: talk.seconds + 0.28 });
      talk.seconds += 0.3;
    }
    talk.seconds += 1;
  }
  return talk;
}

/** What a recognizer makes of it that writes so many words wrongly, a third each as another word, none, and one too many. */
const misheard = (heard: readonly TimedWord[], rate: number, random: () => number): TimedWord[] =>
  heard.flatMap((one) => {
    if (random() >= rate) return [one];
    const kind = Math.floor(random() * 3);
    const other = { ...one, text: word(random) };
    return [[other], [], [one, other]][kind] ?? [];
  });

/** Where there is a voice: a second's pause parts the turns. */
function voicesOf({ starts, seconds }: Talk): Stretch[] {
  return starts.map((start, turn) => ({ start, end: (starts[turn + 1] ?? seconds) - 1 }));
}

const place = (talk: Talk, words: readonly TimedWord[], voices = voicesOf(talk)): PlacedTurns =>
  placeTurns(talk.turns, { words, voices, seconds: talk.seconds });

function errorsOf({ turns }: PlacedTurns, starts: readonly number[]): number[] {
  return turns
    .map(({ start }, at) => Math.abs(start - (starts[at] ?? 0)))
    .toSorted((a, b) => a - b);
}
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity;

describe('turns placed by recognized words', () => {
  it('are to the word where everything was recognized', () => {
    const talk = talkOf(2_000, randomFrom(1));
    const placed = place(talk, talk.heard);
    expect(placed).toMatchObject({ matched: 1, covered: 1 });
    expect(at(errorsOf(placed, talk.starts), 1)).toBeLessThan(0.01);
    expect(placed.turns.some(({ approximate }) => approximate)).toBe(false);
  });

  it.each([
    [0.2, 0.1, 0.7],
    [0.5, 0.35, 1.6],
  ])('are near where %f of the words are wrong', (rate, median, most) => {
    const random = randomFrom(2);
    const talk = talkOf(5_000, random);
    const placed = place(talk, misheard(talk.heard, rate, random));
    const errors = errorsOf(placed, talk.starts);
    expect(at(errors, 0.5)).toBeLessThan(median);
    expect(at(errors, 0.95)).toBeLessThan(most);
    expect(placed.covered).toBeGreaterThan(0.98);
  });

  it('are right behind a beginning that is missing in the sound, which has no room', () => {
    const talk = talkOf(3_000, randomFrom(3));
    const from = 60;
    const cut = talk.starts[from] ?? 0;
    const heard = talk.heard
      .filter(({ start }) => start >= cut)
      .map(({ text, start, end }) => ({ text, start: start - cut, end: end - cut }));
    const voices = voicesOf(talk)
      .slice(from)
      .map(({ start, end }) => ({ start: start - cut, end: end - cut }));
    const seconds = talk.seconds - cut;
    const placed = placeTurns(talk.turns, { words: heard, voices, seconds });
    const errors = placed.turns
      .slice(from)
      .map(({ start }, index) => Math.abs(start - ((talk.starts[from + index] ?? 0) - cut)));
    expect(Math.max(...errors)).toBeLessThan(0.1);
    expect(placed.turns.slice(0, from - 1).every(({ approximate }) => approximate)).toBe(true);
    expect(placed.covered).toBeGreaterThan(0.45);
    expect(placed.covered).toBeLessThan(0.75);
  });

  it('stay in order and inside of the sound, whatever was heard', () => {
    const random = randomFrom(4);
    for (let round = 0; round < 40; round += 1) {
      const talk = talkOf(150, random);
      const heard = misheard(talk.heard, random(), random);
      const sound = { words: heard, voices: voicesOf(talk), seconds: talk.seconds };
      const { turns } = placeTurns(['…', ...talk.turns, ''], sound);
      expect(turns).toHaveLength(talk.turns.length + 2);
      for (const [index, { start, end }] of turns.entries()) {
        expect(start).toBeGreaterThan(turns[index - 1]?.start ?? -1);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(turns[index + 1]?.start ?? Infinity);
      }
    }
  });

  it('hardly match the words of another talk', () => {
    const random = randomFrom(5);
    const [talk, other] = [talkOf(3_000, random), talkOf(3_000, random)];
    const { matched } = place(talk, other.heard);
    expect(matched).toBeLessThan(0.04);
    const half = place(talk, misheard(talk.heard, 0.6, random));
    expect(half.matched).toBeGreaterThan(0.12);
  });

  it('take the words of three hours without a table of their square', () => {
    const random = randomFrom(6);
    const talk = talkOf(30_000, random);
    const heard = misheard(talk.heard, 0.4, random);
    const before = process.memoryUsage().heapUsed;
    const placed = place(talk, heard);
    expect(at(errorsOf(placed, talk.starts), 0.5)).toBeLessThan(0.3);
    // A table of 30,000 by 30,000 would take 900 MB and more.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(300_000_000);
  });

  it('know words of scripts without spaces, capitals and accents', () => {
    const heard = Array.from('会議は明日です').map((text, index) => ({
      text,
      start: index,
      end: index + 0.9,
    }));
    const voices = [{ start: 0, end: 7 }];
    const sound = { words: heard, voices, seconds: 7 };
    expect(placeTurns(['会議は', '明日です。'], sound).turns[1]).toMatchObject({ start: 3 });
    const cafe = [
      { text: 'Café', start: 1, end: 1.5 },
      { text: 'opens', start: 1.5, end: 2 },
      { text: 'NOW,', start: 2, end: 2.5 },
    ];
    expect(
      placeTurns(['cafe opens', 'now'], { words: cafe, voices, seconds: 7 }).turns,
    ).toMatchObject([
      { start: 1, approximate: false },
      { start: 2, approximate: false },
    ]);
  });

  it('share the voices by their letters where nothing was recognized', () => {
    const voices = [
      { start: 2, end: 6 },
      { start: 10, end: 14 },
    ];
    const texts = ['a'.repeat(40), 'b'.repeat(19), 'c'.repeat(21)];
    const placed = placeTurns(texts, { words: [], voices, seconds: 20 });
    expect(placed).toMatchObject({ matched: 0, covered: 1 });
    expect(placed.turns).toMatchObject([
      { start: 2, end: 6, approximate: true },
      { start: 10, approximate: true },
      { start: expect.closeTo(11.9, 5), end: 14, approximate: true },
    ]);
    const nearly = placeTurns(['a'.repeat(38), 'b'.repeat(42)], { words: [], voices, seconds: 20 });
    expect(nearly.turns[1]?.start).toBe(10);
    const much = placeTurns(['a'.repeat(1_000)], { words: [], voices, seconds: 20 });
    expect(much.covered).toBeCloseTo(0.2);
    expect(placeTurns(['Hello'], { words: [], voices: [], seconds: 20 })).toMatchObject({
      covered: 0,
    });
  });
});
