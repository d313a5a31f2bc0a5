import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

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
