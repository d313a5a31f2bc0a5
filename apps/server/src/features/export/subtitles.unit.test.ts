import { describe, expect, test } from 'vitest';
import { toSrt, toVtt } from './subtitles.ts';

const segments = [
  { start: 0, end: 2.5, text: 'Hello there.', speaker: null },
  { start: 2.25, end: 61.0004, text: 'a < b & c --> d\n\nnext', speaker: 'Ann' },
  { start: 3661.5, end: 3661.5, text: 'end', speaker: null },
  { start: 3700, end: 3701, text: '  ', speaker: null },
];

describe('SubRip', () => {
  test('numbers cues, cuts an overlap, keeps a cue in one piece', () => {
    expect(toSrt(segments)).toBe(
      [
        '1\n00:00:00,000 --> 00:00:02,250\nHello there.\n',
        '2\n00:00:02,250 --> 00:01:01,000\nAnn: a < b & c → d\nnext\n',
        '3\n01:01:01,500 --> 01:01:01,501\nend\n',
      ].join('\n'),
    );
  });
});

describe('WebVTT', () => {
  test('has its header, escaped words and voices', () => {
    const vtt = toVtt(segments);
    expect(vtt.startsWith('WEBVTT\n\n00:00:00.000 --> 00:00:02.250\nHello there.\n')).toBe(true);
    expect(vtt).toContain('<v Ann>a &lt; b &amp; c --&gt; d\nnext');
  });

  test('of nothing is a valid empty file', () => {
    expect(toVtt([])).toBe('WEBVTT\n\n');
  });
});
