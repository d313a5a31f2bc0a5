import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readTranscriptFiles } from './index.ts';
import { readTranscript } from './read.ts';
import { docxOf, pdfOf } from './testing/documents.ts';
import { samples } from './testing/samples.ts';

const lines = samples.teams.text.trim().split('\n');
const turns = [
  ['Weekly'],
  ['Ann Lee', ' started transcription'],
  ['Ann Lee   0:03', 'Good morning, everyone.'],
  ['Ben Okoro   0:09', 'Morning & “hello”.'],
];
const one = (bytes: Uint8Array, name = 'file') => readTranscript([{ name, bytes }]);

it('reads a Word document', async () => {
  const transcript = await one(docxOf(turns));
  expect(transcript).toMatchObject({ format: 'teams-text', title: 'Weekly', timed: true });
  expect(transcript.segments).toEqual([
    { speaker: 'Ann Lee', start: 3, end: 4.533333333333333, text: 'Good morning, everyone.' },
    { speaker: 'Ben Okoro', start: 9, end: expect.closeTo(10.2, 0), text: 'Morning & “hello”.' },
  ]);
});

it('reads a PDF', async () => {
  const transcript = await one(pdfOf(lines));
  expect(transcript.segments.map(({ speaker, start }) => [speaker, start])).toEqual([
    ['Ann Lee', 3],
    ['Ben Okoro', 4029],
  ]);
});

it('reads a Word document up to where it is damaged', async () => {
  const xml = `<w:document xmlns:w="x"><w:body><w:p><w:r><w:t>Ann: One.</w:t></w:r></w:p><w:p><w:r><w:t>Ben: Two.</w:t></w:p></w:body>`;
  const { segments, problems } = await one(zipSync({ 'word/document.xml': strToU8(xml) }));
  expect(segments.map(({ text }) => text)).toEqual(['One.', 'Two.']);
  expect(problems).toMatchObject([{ reason: 'cut-off' }]);
});

const day = (ts: string, text: string) => [{ type: 'message', user: 'U2', ts, text }];

it('reads an exported Slack channel with its people, from an archive and from a folder', async () => {
  const people = [{ id: 'U2', name: 'ben', profile: { real_name: 'Ben Okoro' } }];
  const files = {
    'users.json': strToU8(JSON.stringify(people)),
    'channels.json': strToU8('[]'),
    'general/2024-03-12.json': strToU8(JSON.stringify(day('1710239521.4', 'Second'))),
    'general/2024-03-11.json': strToU8(JSON.stringify(day('1710239500.4', 'First'))),
  };
  const expected = { format: 'slack', title: 'general' };
  const archive = await one(zipSync(files));
  expect(archive).toMatchObject(expected);
  expect(archive.segments.map(({ text, speaker }) => [text, speaker])).toEqual([
    ['First', 'Ben Okoro'],
    ['Second', 'Ben Okoro'],
  ]);
  const folder = Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  expect(await readTranscript(folder)).toEqual(archive);
});

it.each([
  ['unsupported', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 1, 2, 3])],
  ['unsupported', strToU8('{\\rtf1\\ansi Hello}')],
  ['unsupported', strToU8('{"name": "a package", "version": "1.0.0"}')],
  ['empty', strToU8(' \n')],
  ['empty', strToU8('WEBVTT\n')],
  ['damaged', strToU8('%PDF-1.4 and nothing else')],
  ['damaged', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])],
  ['no-text', pdfOf([])],
  ['several', zipSync({ 'a.txt': strToU8('A: a'), 'b.txt': strToU8('B: b') })],
])('refuses with %s what it can’t read', async (fault, bytes) => {
  await expect(one(bytes)).rejects.toMatchObject({ name: 'ReadError', fault });
});

/** A Word document whose archive says of its body that it unpacks to so many bytes. */
function declaring(bytes: number): Uint8Array {
  const archive = zipSync({ 'word/document.xml': strToU8('x'.repeat(200_000)) });
  const directory = Buffer.from(archive).indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  new DataView(archive.buffer).setUint32(directory + 24, bytes, true);
  return archive;
}

it.each([
  ['too-long', 80 * 1024 * 1024],
  ['damaged', 50],
])('unpacks no bomb, and no more than an archive declares: %s', async (fault, bytes) => {
  await expect(one(declaring(bytes))).rejects.toMatchObject({ name: 'ReadError', fault });
});

it('reads strangers’ files in a process of their own', async () => {
  const bytes = pdfOf(lines);
  const transcript = await readTranscriptFiles([{ name: 'a.pdf', bytes }]);
  expect(transcript).toEqual(await one(bytes));
  await expect(readTranscriptFiles([{ name: 'a', bytes: strToU8(' ') }])).rejects.toMatchObject({
    fault: 'empty',
  });
});
