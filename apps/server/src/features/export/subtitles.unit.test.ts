import { execFileSync } from 'node:child_process';
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

describe('a reader that is not ours', () => {
  test.each([
    ['subrip', toSrt],
    ['webvtt', toVtt],
  ])('takes %s for what it is, and reads every cue with its times', (name, write) => {
    const read = JSON.parse(
      execFileSync('ffprobe', '-v error -of json -show_packets -show_streams -'.split(' '), {
        input: write(segments),
        encoding: 'utf8',
      }),
    );
    expect(read.streams).toMatchObject([{ codec_type: 'subtitle', codec_name: name }]);
    const cues = read.packets.map((packet: { pts_time: string; duration_time: string }) => [
      Number(packet.pts_time),
      Number(packet.duration_time),
    ]);
    expect(cues).toEqual([
      [0, 2.25],
      [2.25, 58.75],
      [3661.5, 0.001],
    ]);
  });
});
