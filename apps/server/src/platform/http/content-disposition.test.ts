import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test('the header is ASCII, with the real name beside', () => {
  const header = contentDisposition('Встреча "1" - notes.pdf');
  expect(header).toMatch(/^[\x20-\x7E]+$/);
  expect(header).toContain(`filename*=UTF-8''${encodeURIComponent('Встреча "1" - notes.pdf')}`);
});

test('half a letter does not break it', () => {
  expect(contentDisposition('\uD83C.txt')).toContain("filename*=UTF-8''%EF%BF%BD.txt");
});

test('old clients read letters without their marks', () => {
  expect(contentDisposition('Prüfung à Évian.txt')).toContain('filename="Prufung a Evian.txt"');
});
