import { expect, test } from 'vitest';
import { fileNameIn } from './download.ts';

test('the name of a file is read in its own script', () => {
  const header = `attachment; filename="_ 1.pdf"; filename*=UTF-8''%D0%9B%201.pdf`;
  expect(fileNameIn(header)).toBe('Л 1.pdf');
});

test('without a name the browser finds one', () => {
  expect(fileNameIn('attachment')).toBe('');
});
