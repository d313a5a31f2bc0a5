import { expect, test } from 'vitest';
import { contentDisposition, fileNameOf } from './file-name.ts';

test.each([
  ['Lecture 1.mp3', 'Lecture 1 - notes.pdf'],
  ['Встреча: «план»/итоги.m4a', 'Встреча «план» итоги - notes.pdf'],
  ['../../etc/passwd', 'etc passwd - notes.pdf'],
  ['...', 'Notelark - notes.pdf'],
])('%s becomes %s', (title, name) => {
  expect(fileNameOf(title, 'notes', 'pdf')).toBe(name);
});

test('a long title is cut between letters, not inside one', () => {
  const name = fileNameOf('🎓'.repeat(300), 'notes', 'txt');
  expect(name).toBe(`${'🎓'.repeat(100)} - notes.txt`);
});

test('the header is ASCII, with the real name beside', () => {
  const header = contentDisposition('Встреча "1" - notes.pdf');
  expect(header).toMatch(/^[\x20-\x7E]+$/);
  expect(header).toContain(`filename*=UTF-8''${encodeURIComponent('Встреча "1" - notes.pdf')}`);
});
