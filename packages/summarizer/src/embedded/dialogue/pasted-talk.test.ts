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

/** The invented talk of one voice that explains something. */
function explainedIn(language: string): string {
  const file = new URL(`../../../training/talk/${language}/m01.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .replaceAll(/^[^:]+: /gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** As a player shows it: a time, a few words, and so on. */
function captionsOf(text: string): string[] {
  const words = text.split(' ');
  return Array.from({ length: Math.ceil(words.length / 8) }, (_, at) => [
    `${Math.floor(at / 20)}:${String((at * 3) % 60).padStart(2, '0')}`,
    words.slice(at * 8, (at + 1) * 8).join(' '),
  ]).flat();
}

const withoutMarks = (text: string): string => text.replaceAll(/[.,?!¿¡;:–…]/gu, '');

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
      expect(await isTalk(tag, [withoutMarks(lines.join(' '))])).toBe(true);
    },
  );

  it.each(['en', 'de', 'fr', 'es'])(
    'is said where one voice explains, without marks or in captions: %s',
    async (tag) => {
      const text = explainedIn(tag);
      expect(await isTalk(tag, [withoutMarks(text)])).toBe(true);
      expect(await isTalk(tag, captionsOf(text))).toBe(true);
      expect(await isTalk(tag, captionsOf(withoutMarks(text)))).toBe(true);
    },
  );

  it('cites the lines between captions, too, where their times stand', async () => {
    const language = await languageOf('en');
    const lines = captionsOf(explainedIn('en'));
    const turns = lines.map((text) => ({ text }));
    const { units } = readDocument({ kind: 'text', language: 'en', turns }, language);
    expect(units.some(({ refs }) => refs.length > 2)).toBe(true);
    for (const { refs } of units) expect(refs).toEqual(refs.map((_, at) => (refs[0] ?? 0) + at));
    expect(lines[units[1]?.refs[0] ?? 0]).toMatch(/\p{L}/u);
  });

  it.each([
    [
      'the programme of a day',
      Array.from({ length: 20 }, (_, at) => `${at + 8}:00 Room ${at} Workshop wool and felt`),
    ],
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
