import { expect, it } from 'vitest';
import { statesItsLength } from './recording-length.ts';
import { refusalOf } from './refusal.ts';

const limit = { megabytes: 1, plan: 'pro' } as const;
const MEGABYTE = 1024 * 1024;

it.each([
  ['a picture', '\u0089PNG\r\n\u001A\n\u0000'],
  ['a picture in a container for sound', 'RIFF\u0010\u0000\u0000\u0000WEBPVP8 '],
  ['an archive', 'PK\u0003\u0004\u0014\u0000'],
  ['a text', 'body { color: red }\n'],
])('refuses %s, whatever its name, and says what to do', async (_, content) => {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  expect(await refusalOf(new File([bytes], 'talk.mp3'), limit)).toEqual({
    title: 'Not a Recording',
    description: expect.stringMatching(/^talk\.mp3 holds no audio or video.*Choose/),
  });
});

it('refuses a text whose last character is cut', async () => {
  const file = new File([`${'x'.repeat(511)}é`], 'notes.css');
  expect(await refusalOf(file, limit)).toMatchObject({ title: 'Not a Recording' });
});

it.each([
  ['MP3', 'ID3\u0004\u0000\u0000\u0000'],
  ['MP3 without tags', '\u00FF\u00FB\u0090\u0044'],
  ['WAV', 'RIFF\u0024\u0000\u0000\u0000WAVEfmt '],
  ['AVI', 'RIFF\u0024\u0000\u0000\u0000AVI LIST'],
  ['MP4', '\u0000\u0000\u0000\u0018ftypmp42'],
  ['WebM', '\u001AE\u00DF\u00A3'],
  ['Ogg', 'OggS\u0000\u0002'],
  ['FLAC', 'fLaC\u0000\u0000\u0000"'],
  ['a transport stream', 'G@\u0000\u0010\u0000\u00FF'],
])('leaves %s to the server', async (_, content) => {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  expect(await refusalOf(new File([bytes], 'recording'), limit)).toBeNull();
});

it('refuses what is longer than a recording may be, before it is sent', async () => {
  const file = new File(['OggS\u0000\u0002'], 'night.ogg');
  const refusal = await refusalOf(file, limit, async () => 12 * 3600 + 1);
  expect(refusal).toEqual({
    title: 'Recording Too Long',
    description:
      'night.ogg: This recording is longer than 12 hours. Please split it and upload the parts. Nothing was uploaded.',
  });
  expect(await refusalOf(file, limit, async () => 12 * 3600)).toBeNull();
  expect(await refusalOf(file, limit, async () => null)).toBeNull();
});

const bytesOf = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0));

const states = (start: string) => statesItsLength(new File([bytesOf(start)], 'a'));

it('trusts no length that a browser would only guess', async () => {
  expect(await states('\u00FF\u00FB\u0090\u0044')).toBe(false);
  expect(await states('ID3\u0004\u0000\u0000\u0000')).toBe(false);
  expect(await states('ID3\u0004\u0000\u00FF\u00FB\u0090Info\u0000')).toBe(true);
  expect(await states('OggS\u0000\u0002')).toBe(true);
});

it('names the file that is too large, that nothing was sent and what helps', async () => {
  const file = new File([new Uint8Array(MEGABYTE + 1)], 'film.mp4');
  expect(await refusalOf(file, limit)).toEqual({
    title: 'File Too Large',
    description: expect.stringMatching(/^film\.mp4: File size is .* Nothing was uploaded\./),
  });
  expect(await refusalOf(file, undefined)).toBeNull();
});

it('refuses an empty file', async () => {
  expect(await refusalOf(new File([], 'talk.wav'), limit)).toMatchObject({
    description: expect.stringContaining('0 bytes'),
  });
});
