import { expect, it } from 'vitest';
import {
  cleanFilename,
  readTransferMetadata,
  readTransferOptions,
} from './transfer-metadata.policy.ts';

it.each([
  ['lecture 1.mp3', 'lecture 1.mp3'],
  ['Лекция.mp3', 'Лекция.mp3'],
  ['会议记录.m4a', '会议记录.m4a'],
  ['محاضرة.wav', 'محاضرة.wav'],
  ['Cafe\u0301.mp3', 'Café.mp3'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\talk.wav', 'talk.wav'],
  ['a\u0000b\u001Bc\n.mp3', 'abc.mp3'],
  ['harmless\u202E3pm.exe', 'harmless3pm.exe'],
  ['  spaced \t out .mp3 ', 'spaced out .mp3'],
  ['broken\uD800.mp3', 'broken.mp3'],
  ['', 'Audio/Video Upload'],
  ['/', 'Audio/Video Upload'],
  ['\u0007', 'Audio/Video Upload'],
])('makes a name to show of %j', (name, shown) => {
  expect(cleanFilename(name)).toBe(shown);
});

it('cuts a long name and leaves its ending', () => {
  const cut = cleanFilename(`${'🎧'.repeat(200)}.mp3`);
  expect(cut.length).toBeLessThanOrEqual(255);
  expect(cut).toMatch(/^(🎧)+\.mp3$/u);
});

it('takes what makes sense and leaves the rest at its default', () => {
  expect(
    readTransferMetadata({ filename: 'a.mp3', outputType: 'notes', keepOriginal: 'true' }),
  ).toEqual({ filename: 'a.mp3', outputType: 'notes', keepOriginal: true });
  expect(readTransferMetadata({ outputType: 'poem', keepOriginal: null })).toEqual({
    filename: 'Audio/Video Upload',
    outputType: 'summary',
    keepOriginal: false,
  });
});

it('reads what is wanted in the same way', () => {
  const wanted = { template: 'custom', instructions: ' Only risks. ', outputLanguage: 'fr' };
  expect(
    readTransferOptions({ ...wanted, spokenLanguage: 'de', recordedAt: '2026-03-10T09:00:00Z' }),
  ).toEqual({
    summaryOptions: { ...wanted, instructions: 'Only risks.' },
    spokenLanguage: 'de',
    recordedAt: new Date('2026-03-10T09:00:00Z'),
  });
  expect(
    readTransferOptions({ template: 'poem', spokenLanguage: 'xx', recordedAt: '1970-01-01' }),
  ).toEqual({
    summaryOptions: { template: 'general', instructions: '', outputLanguage: null },
    spokenLanguage: null,
    recordedAt: null,
  });
});
