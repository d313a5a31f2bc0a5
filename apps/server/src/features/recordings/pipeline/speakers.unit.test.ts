import { describe, expect, it } from 'vitest';
import type { SpeakerTurn } from '@notelark/speech';
import { type SpokenSegment, withSpeakers } from './speakers.ts';

/** Each word takes a second, from the given one on. */
function segment(start: number, text: string, words = text.split(' ')): SpokenSegment {
  return {
    start,
    end: start + words.length,
    text,
    speaker: null,
    words: words.map((t, at) => ({ t, s: start + at, e: start + at + 1 })),
  };
}
const turn = (start: number, end: number, speaker: number): SpeakerTurn => ({
  start,
  end,
  speaker,
});
const said = (segments: SpokenSegment[]) =>
  segments.map(({ speaker, text, start, end }) => [speaker, text, start, end]);

describe('who said what', () => {
  it('is told by whose turn a segment lies in; numbers follow the order of hearing', () => {
    const segments = [segment(0, 'Good morning, Ben.'), segment(4, 'Good morning.')];
    expect(said(withSpeakers(segments, [turn(0, 3.2, 7), turn(3.8, 6, 2)]))).toEqual([
      ['Speaker 1', 'Good morning, Ben.', 0, 3],
      ['Speaker 2', 'Good morning.', 4, 6],
    ]);
  });

  it('is cut between the words where the speaker changes', () => {
    const all = segment(0, 'Is it raining? Yes, it is.');
    expect(said(withSpeakers([all], [turn(0, 3, 0), turn(3, 6, 1)]))).toEqual([
      ['Speaker 1', 'Is it raining?', 0, 3],
      ['Speaker 2', 'Yes, it is.', 3, 6],
    ]);
  });

  it('keeps how sure the recognizer was of the words', () => {
    const all = { ...segment(0, 'Is it raining? Yes, it is.'), confidence: 0.4 };
    const pieces = withSpeakers([all], [turn(0, 3, 0), turn(3, 6, 1)]);
    expect(pieces.map(({ confidence }) => confidence)).toEqual([0.4, 0.4]);
  });

  it('needs no spaces between words', () => {
    const all = segment(0, '下雨吗？下雨。', ['下', '雨', '吗？', '下', '雨。']);
    const pieces = withSpeakers([all], [turn(0, 3, 0), turn(3, 5, 1)]);
    expect(pieces.map(({ text }) => text)).toEqual(['下雨吗？', '下雨。']);
    expect(pieces[1]?.words).toHaveLength(2);
  });

  it('does not change for one word, nor where nobody was heard for a moment', () => {
    const all = [segment(0, 'one two three four five six'), segment(10, 'seven eight')];
    const turns = [turn(0, 2, 0), turn(2, 3, 1), turn(3.4, 6, 0), turn(10, 12, 1)];
    expect(said(withSpeakers(all, turns)).map(([speaker]) => speaker)).toEqual([
      'Speaker 1',
      'Speaker 2',
    ]);
  });

  it('is told without times of words by whoever speaks most', () => {
    const all = [{ ...segment(0, 'one two three'), words: null }, segment(5, 'four five')];
    expect(said(withSpeakers(all, [turn(0, 2, 0), turn(2, 3, 1), turn(5, 7, 1)]))).toEqual([
      ['Speaker 1', 'one two three', 0, 3],
      ['Speaker 2', 'four five', 5, 7],
    ]);
  });

  it('stays open far from every turn, and keeps a text whole whose words are not in it', () => {
    const edited = { ...segment(0, 'one two three four'), text: 'something else altogether' };
    const all = [edited, segment(5, 'five six'), segment(60, 'seven eight')];
    const turns = [turn(0, 2, 0), turn(2, 4, 1), turn(5, 7, 1)];
    expect(said(withSpeakers(all, turns)).map(([speaker, text]) => [speaker, text])).toEqual([
      ['Speaker 1', 'something else altogether'],
      ['Speaker 2', 'five six'],
      [null, 'seven eight'],
    ]);
  });

  it('names nobody where only one voice is heard', () => {
    expect(said(withSpeakers([segment(0, 'one two')], [turn(0, 2, 0)]))[0]?.[0]).toBeNull();
    expect(said(withSpeakers([segment(0, 'one two')], []))[0]?.[0]).toBeNull();
  });
});
