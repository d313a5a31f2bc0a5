import { describe, expect, it } from 'vitest';
import { readTranscript } from './read.ts';
import { samples } from './testing/samples.ts';
import type { ReadTranscript } from './transcript.ts';

const read = (text: string, name = 'file.txt'): Promise<ReadTranscript> =>
  readTranscript([{ name, bytes: new TextEncoder().encode(text) }]);

const speakersOf = ({ segments }: ReadTranscript): string[] =>
  [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))].toSorted();

describe.each(Object.entries(samples))('a sample of %s', (_name, sample) => {
  it('is recognized and read whole', async () => {
    const transcript = await read(sample.text, sample.name);
    expect(transcript.format).toBe(sample.format);
    expect(transcript.segments).toHaveLength(sample.lines);
    expect(speakersOf(transcript)).toEqual(sample.speakers);
    expect(transcript.timed).toBe(sample.lastStart !== null);
    expect(transcript.segments.at(-1)?.start).toBeCloseTo(sample.lastStart ?? sample.lines - 1, 3);
  });

  it('loses nothing to other line breaks and encodings', async () => {
    const whole = await read(sample.text);
    const inWindows = await read(sample.text.replaceAll(/\r?\n/g, '\r\n'));
    expect(inWindows.segments).toEqual(whole.segments);
    const bytes = Buffer.from(`\uFEFF${sample.text}`, 'utf16le');
    expect((await readTranscript([{ name: 'a', bytes }])).segments).toEqual(whole.segments);
  });

  it('is read as far as it goes where the file breaks off', async () => {
    const cut = sample.text.slice(0, Math.floor(sample.text.length * 0.85));
    const [first] = (await read(cut)).segments;
    const whole = (await read(sample.text)).segments.map(({ text }) => text.split('\n')[0]);
    expect(whole).toContain(first?.text.split('\n')[0]);
  });
});

describe('what is said', () => {
  it('has no markup', async () => {
    expect((await read(samples.srt.text)).segments.map(({ text }) => text)).toEqual([
      'Good morning, everyone.',
      'Let us begin with\nthe budget.',
      'We decided to wait.',
    ]);
    expect((await read(samples.vtt.text)).segments[0]?.text).toBe('Good morning & welcome.');
    expect((await read(samples.slackJson.text)).segments[0]?.text).toBe(
      'Hi @U2, see the plan <here>',
    );
  });

  it('names a speaker only where lines begin with names', async () => {
    const { segments } = await read(
      '1\n00:00:01,000 --> 00:00:02,000\nThe plan: we wait.\n\n2\n00:00:02,000 --> 00:00:03,000\nUntil May.\n\n3\n00:00:03,000 --> 00:00:04,000\nOr June.\n\n4\n00:00:04,000 --> 00:00:05,000\nIndeed.\n',
    );
    expect(segments.map(({ speaker }) => speaker)).toEqual([null, null, null, null]);
  });

  it('is dated where a chat lasts longer than a day', async () => {
    const { segments } = await read(samples.whatsappIos.text);
    expect(segments.map(({ text }) => text)).toEqual([
      '[2024-03-12 10:32]',
      'Guten Morgen',
      '[2024-03-13 18:00]',
      'Morgen!',
    ]);
  });

  it('is nothing that a chat program writes itself', async () => {
    const { segments } = await read(
      [
        '[12.03.24, 10:00:00] Pump: \u200ENachrichten sind Ende-zu-Ende-verschlüsselt.',
        '[12.03.24, 10:00:01] Ann: Guten Morgen',
        '[12.03.24, 10:00:02] Ann: \u200EBild weggelassen',
        '[12.03.24, 10:00:03] Ben: Diese Nachricht wurde gelöscht.',
        '[12.03.24, 10:00:04] Ben: Morgen! <Diese Nachricht wurde bearbeitet>',
      ].join('\n'),
    );
    expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Ann', 'Guten Morgen'],
      ['Ben', 'Morgen!'],
    ]);
  });

  it('is timed between the times that a file has', async () => {
    const { segments } = await read(samples.meet.text);
    expect(segments[1]?.start).toBeGreaterThan(0);
    expect(segments[1]?.start).toBeLessThan(300);
  });
});

const cued = (...cues: string[]): string =>
  cues
    .map((text, at) => `${at + 1}\n00:00:${at + 10},000 --> 00:00:${at + 10},900\n${text}\n`)
    .join('\n');
const heard = async (text: string) =>
  (await read(text)).segments.map(({ speaker, text: said }) => [speaker, said]);

describe('who speaks', () => {
  it.each([
    ['a colon', (name: string) => `${name}: `],
    ['broadcast', (name: string) => `>> ${name.toUpperCase()}: `],
    ['brackets', (name: string) => `[${name}] `],
  ])('goes on over the cues of a turn: %s', async (_, label) => {
    const turn = (name: string, first: string, second: string): string[] => [
      `${label(name)}${first}`,
      second,
    ];
    const text = cued(
      ...turn('Anna', 'Good morning. Who', 'is missing today?'),
      ...turn('Bernd', 'Only Carl is', 'on his way.'),
      ...turn('Anna', 'Then we wait.', 'He has the key.'),
      ...turn('Bernd', 'Does he?', 'Good.'),
      ...turn('Anna', 'He had it', 'on Friday.'),
      ...turn('Bernd', 'Fine,', 'then we wait.'),
    );
    expect((await heard(text)).map(([name]) => name)).toEqual(
      ['Anna', 'Bernd', 'Anna', 'Bernd', 'Anna', 'Bernd'].flatMap((name) => [name, name]),
    );
  });

  it('changes inside of a cue', async () => {
    const text = cued(
      '- Ann: Who has the key?\n- Ben: Carl.',
      '- Ann: Is he here?\n- Ben: Not yet.',
      '- Ann: Then we wait.',
    );
    expect(await heard(text)).toEqual([
      ['Ann', 'Who has the key?'],
      ['Ben', 'Carl.'],
      ['Ann', 'Is he here?'],
      ['Ben', 'Not yet.'],
      ['Ann', 'Then we wait.'],
    ]);
  });

  it('is read in each of the forms that one text has', async () => {
    const text = `Ann: Who has the key?\nBen: Carl.\nAnn: Is he here?\nBen: Not yet.\n\nAnn  0:12\nThen we wait.\n\nBen  0:15\nFine.\n`;
    expect((await heard(text)).map(([name]) => name)).toEqual([
      'Ann',
      'Ben',
      'Ann',
      'Ben',
      'Ann',
      'Ben',
    ]);
  });

  it.each([
    ['heads', 'From: Ann Lee\nSent: Monday 9:12\nTo: Ben\nSubject: Key'],
    ['addresses', 'Ann Lee <ann@example.org>\nOct 6, 2025, 9:12 AM\nto me'],
    ['attributions', 'On Mon, Oct 6, 2025 at 9:12 AM Ann Lee <ann@example.org> wrote:'],
  ])('is left to the notes in a thread of mails: %s', async (_, head) => {
    const thread = `${head}\nWho has the key?\nAnn\n${head.replaceAll('Ann', 'Ben')}\nCarl.\nBen\n${head}\nThanks.\n`;
    expect((await read(thread)).format).toBe('text');
  });
});

describe('a damaged file', () => {
  it('keeps the words of a cue whose times can’t be read', async () => {
    const { segments, problems } = await read(
      samples.srt.text.replace('00:00:04,900', '00:00:x4,900'),
    );
    expect(segments).toHaveLength(3);
    expect(problems).toEqual([{ line: 6, reason: 'time', text: '00:00:x4,900 --> 00:00:09,000' }]);
  });

  it('is read without numbers and blank lines', async () => {
    const { segments } = await read(samples.srt.text.replaceAll('\n\n', '\n').replace(/^1\n/, ''));
    expect(segments.map(({ text }) => text)).toEqual([
      'Good morning, everyone.',
      'Let us begin with\nthe budget.',
      'We decided to wait.',
    ]);
  });

  it('loses only the element that is damaged', async () => {
    const lines = Array.from({ length: 9 }, (_, at) => ({
      start: at,
      end: at + 1,
      text: `w${at}`,
    }));
    const text = JSON.stringify({ language: 'en', segments: lines }, null, 1);
    const { segments, problems, problemCount } = await read(text.replace('"w4"', '"w4'));
    expect(segments.map((segment) => segment.text)).not.toContain('w4');
    expect(segments).toHaveLength(8);
    expect(problemCount).toBe(1);
    expect(problems[0]).toMatchObject({ reason: 'shape', line: 24 });
  });

  it('says what it skips, by line', async () => {
    const { problems } = await read(samples.whatsappAndroid.text);
    expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'skipped'],
      [4, 'skipped'],
    ]);
  });

  it('is read in Windows-1252, and in UTF-8 with a broken character', async () => {
    const text = 'Ann: Das wäre schön.\nBen: Für mich auch.\nAnn: Gut.\n';
    const latin = await readTranscript([{ name: 'a', bytes: Buffer.from(text, 'latin1') }]);
    expect(latin.segments[0]?.text).toBe('Das wäre schön.');
    const bytes = Buffer.from(text);
    bytes[bytes.lastIndexOf('t')] = 0xff;
    const broken = await readTranscript([{ name: 'a', bytes }]);
    expect(broken.segments[0]?.text).toBe('Das wäre schön.');
    expect(broken.problems).toEqual([{ line: 3, reason: 'characters', text: 'Ann: Gu\uFFFD.' }]);
  });
});

it.each(['ann lee  0:0%', 'ann@lee.example (00:0%):', 'iPhone of Ann\t0:0%'])(
  'takes whatever stands as a name where its program marks it off: %s',
  async (label) => {
    const text = ['Good morning.', 'Morning.', 'So.'].map(
      (said, at) => `${label.replace('%', `${at}`)}\n${said}\n`,
    );
    const { segments, timed } = await read(text.join('\n'));
    expect(timed).toBe(true);
    expect(segments.map((line) => [line.speaker, line.start, line.text])).toEqual([
      [label.split(/ {2}| \(|\t/)[0], 0, 'Good morning.'],
      [label.split(/ {2}| \(|\t/)[0], 1, 'Morning.'],
      [label.split(/ {2}| \(|\t/)[0], 2, 'So.'],
    ]);
  },
);
