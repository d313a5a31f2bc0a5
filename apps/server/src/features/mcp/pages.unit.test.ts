import { expect, it } from 'vitest';
import { pageOf } from './pages.ts';

/** Reads page after page, as a model would. */
function readAll(text: string): { pages: string[]; whole: string } {
  const pages: string[] = [];
  let whole = '';
  for (let offset = 0; ;) {
    const page = pageOf(text, offset);
    pages.push(page);
    const [note, next] =
      /\n\n\[\d+ of \d+ characters\. Go on with offset (\d+)\.\]$/.exec(page) ?? [];
    whole += note === undefined ? page : page.slice(0, -note.length);
    if (next === undefined) return { pages, whole };
    offset = Number(next);
  }
}

it.each([
  ['short', 'a line'],
  ['of many lines', 'A line of some words.\n'.repeat(5_000)],
  ['one line of pairs of surrogates', `a${'😀'.repeat(30_000)}`],
])('a text that is %s is read whole, in pages of a bounded size', (_, text) => {
  const { pages, whole } = readAll(text);
  expect(whole).toBe(text);
  expect(pages.filter((page) => page.length > 20_100 || !page.isWellFormed())).toEqual([]);
});

it('nothing follows the end', () => {
  expect(pageOf('short', 900)).toBe('');
});
