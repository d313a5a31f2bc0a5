import { expect, test } from 'vitest';
import { blocksOfMarkdown } from './blocks-of-markdown.ts';

test('headings, paragraphs, nested and numbered lists, tasks', () => {
  const blocks = blocksOfMarkdown(
    '## Topic\n\nOne **two**.\n\n- a\n  - b\n\n3. c\n4. d\n\n- [x] done\n',
  );
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, runs: [{ text: 'Topic' }] },
    { kind: 'paragraph', runs: [{ text: 'One ' }, { text: 'two', bold: true }, { text: '.' }] },
    { kind: 'item', depth: 0, marker: null, checked: null, runs: [{ text: 'a' }] },
    { kind: 'item', depth: 1, marker: null, checked: null, runs: [{ text: 'b' }] },
    { kind: 'item', depth: 0, marker: '3.', checked: null, runs: [{ text: 'c' }] },
    { kind: 'item', depth: 0, marker: '4.', checked: null, runs: [{ text: 'd' }] },
    { kind: 'item', depth: 0, marker: null, checked: true, runs: [{ text: 'done' }] },
  ]);
});

test('citations stay as words, outside links lead out, nothing else does', () => {
  const [block] = blocksOfMarkdown(
    '[00:14](#s1) [site](https://example.com) [bad](javascript:alert(1)) ![picture](https://x.example/p.png)',
  );
  expect(block).toEqual({
    kind: 'paragraph',
    runs: [
      { text: '00:14', quiet: true },
      { text: ' ' },
      { text: 'site', href: 'https://example.com' },
      { text: ' ' },
      { text: 'bad' },
      { text: ' ' },
      { text: 'picture' },
    ],
  });
});

test('tables, quotes and code lose no word', () => {
  const text = JSON.stringify(
    blocksOfMarkdown(
      '| a | b |\n|---|---|\n| c | d |\n\n> quoted\n\n```\ncode\n```\n\n<b>html</b>\n',
    ),
  );
  for (const word of ['a', 'b', 'c', 'd', 'quoted', 'code', 'html']) expect(text).toContain(word);
});
