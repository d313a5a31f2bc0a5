import { describe, expect, it } from 'vitest';
import { babble } from '../testing/babble.ts';
import type { Heard } from './whisper-protocol.ts';
import { tidy } from './whisper-text.ts';

/** Tokens with their leading space, each with its start and end. */
function heard(...pieces: [string, number, number][]): Heard {
  return {
    kind: 'heard',
    text: pieces.map(([text]) => text).join(''),
    pieces: pieces.map(([text, start, end]) => ({ text, start, end })),
    language: 'en',
    memoryMb: 0,
  };
}

describe('what Whisper says of a clip', () => {
  it('is brought into the clip and into order', () => {
    const said = heard(
      [' One', 0.2, 0.9],
      [' two', 0.7, 1.1],
      [' three.', 1, 2.5],
      [' Four.', 2.5, 3],
    );
    const [segment, ...more] = tidy(said, babble(1.5));
    expect(more).toEqual([]);
    expect(segment?.words?.map(({ start, end }) => [start, end])).toEqual([
      [0.2, 0.9],
      [0.9, 1.1],
      [1.1, 1.5],
    ]);
  });

  it('is believed where there was something to hear, and nowhere else', () => {
    const pcm = new Int16Array(4 * 16_000);
    pcm.set(babble(1));
    const said = heard(
      [' Good', 0, 0.5],
      [' day.', 0.5, 1],
      [' Thanks', 2, 2.5],
      [' all.', 2.5, 3],
    );
    expect(tidy(said, pcm).map(({ text }) => text)).toEqual(['Good day.']);
  });

  it.each([' [Music]', ' (laughs)', ' *sighs*', ' ♪ ♪'])('is not a sound, like%s', (sound) => {
    expect(tidy(heard([sound, 0, 1]), babble(1))).toEqual([]);
  });

  it('is said once, if it was a loop that began after good text', () => {
    const good = ['We', 'decided', 'to', 'move', 'the', 'launch', 'to', 'March', 'at', 'last.'];
    const loop = Array.from({ length: 10 }, () => ['Thank', 'you.']).flat();
    const said = [...good, ...loop].map((word, index): [string, number, number] => [
      ` ${word}`,
      index / 10,
      (index + 1) / 10,
    ]);
    expect(tidy(heard(...said), babble(3)).map(({ text }) => text)).toEqual([
      'We decided to move the launch to March at last.',
      'Thank you.',
    ]);
  });

  it('is said once, if it was a loop', () => {
    const loop = Array.from({ length: 20 }, (_, index): [string, number, number] => [
      index % 2 === 0 ? ' thank' : ' you',
      index / 10,
      (index + 1) / 10,
    ]);
    expect(tidy(heard([' Bye.', 0, 0.01], ...loop), babble(2)).map(({ text }) => text)).toEqual([
      'Bye. thank you',
    ]);
  });
});
