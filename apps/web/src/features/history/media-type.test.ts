import { expect, test } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

test.each([
  ['lecture.MP3', 'audio'],
  ['a.b.m4a', 'audio'],
  ['meeting.webm', 'video'],
  ['notes.pdf', 'document'],
  ['no ending', 'document'],
])('%s is %s', (filename, type) => {
  expect(mediaTypeOf(filename)).toBe(type);
});
