import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../document.ts';
import { languageOf } from '../language/resolve.ts';

/** Invented talk of several people, without their names. */
function talkIn(language: string): string[] {
  const file = new URL(`../../../training/talk/${language}/01.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => line.replace(/^[^:]+: /u, ''));
}

async function isTalk(tag: string, lines: readonly string[]): Promise<boolean> {
  const language = await languageOf(tag);
  const turns = lines.map((text) => ({ text }));
  return readDocument({ kind: 'text', language: tag, turns }, language).speech;
}

describe('a pasted text without labels', () => {
  it.each(['en', 'de', 'fr', 'es'])(
    'is talk where people ask and answer, with marks or without: %s',
    async (tag) => {
      const lines = talkIn(tag);
      expect(await isTalk(tag, lines)).toBe(true);
      const bare = lines.join(' ').replaceAll(/[.,?!¿¡;:–…]/gu, '');
      expect(await isTalk(tag, [bare])).toBe(true);
    },
  );

  it.each([
    ['a list', Array.from({ length: 60 }, (_, at) => `call my doctor ${at}\nbuy you a lamp`)],
    [
      'a list of sentences',
      Array.from({ length: 40 }, (_, at) => `My plan for you on day ${at} is a walk by the sea`),
    ],
    [
      'a letter',
      [
        'Hi Ben,',
        'Thanks for the notes! Could you send me the plan? I have no copy of it. Did you see the roof? It is bad.',
        'Yes, and the hall: do you want to keep it? I do. Fine with me. Shall I call you? Okay.',
        'Well, that is all. Thanks, Ann',
      ],
    ],
    [
      'an interview in print',
      talkIn('en').map(
        (line) => `“${line}” said one of them, and the others looked at the floor of the hall.`,
      ),
    ],
    ['a manual', readFileSync('README.md', 'utf8').split('\n')],
  ])('is none: %s', async (_, lines) => {
    expect(await isTalk('en', lines)).toBe(false);
  });
});
