import { expect, it } from 'vitest';
import { minutesOf, notesOfText } from '../../testing/notes.ts';
import { readDocument } from '../document.ts';
import { languageOf } from '../language/resolve.ts';

const TALK = `Ann: right, three points today. the printer is broken again. it was the third time in a month.
Ben: yes, and the repair is two hundred pounds. a new one is three hundred.
Ann: then let's buy a new one. all agreed?
Ben: agreed. i'll order it by friday, ann.
Ann: good. can you also tell the others about the key, ben?
Ben: yes, i'll do that tomorrow. the lock was changed last week.
Ann: and who is going to run the fair in june?
Ben: i don't know. nobody has offered.`;

const texts = (list: readonly { text: string }[]): string[] => list.map(({ text }) => text);

it('reads a talk in small letters like one with capitals, and writes its names as names', async () => {
  const notes = await minutesOf('en', TALK);
  expect(texts(notes.decisions)).toEqual(['Buy a new one.']);
  expect(notes.actionItems.map(({ text, owner, due }) => [text, owner, due])).toEqual([
    [expect.stringMatching(/^Ben will order it by Friday/u), 'Ben', 'by Friday'],
    ['Ben will tell the others about the key.', 'Ben', 'tomorrow'],
  ]);
  expect(texts(notes.questions)).toEqual(['Who is going to run the fair in June?']);
});

it('begins sentences of a text, but none behind an abbreviation', async () => {
  const notes = await notesOfText('de', [
    'die pumpe im keller ist neu. sie schafft ca. vierzig liter in der minute. das reicht für den garten.',
    'im winter wird sie abgestellt. der frost hat die alte zerstört. sie war zwölf jahre alt.',
    'im april geht sie wieder an. dann prüft ein klempner die leitung.',
  ]);
  const all = texts([
    ...notes.overview,
    ...notes.keyPoints,
    ...notes.topics.flatMap((t) => t.points),
  ]);
  expect(all.join(' ')).toContain('Sie schafft ca. vierzig liter in der minute.');
  expect(all.filter((text) => /^\p{Ll}/u.test(text))).toEqual([]);
});

it('begins no sentence where a segment of a recording goes on with one', async () => {
  const text =
    'We met on the hill at noon, and the path went north to south along the old wall. It was dry. The bridge over the river is of oak, and it was built in the spring by two people from the village. They had no crane for it. A cart and a rope were all that they used, and no one was hurt.';
  const words = text.split(' ');
  const turns = Array.from({ length: Math.ceil(words.length / 5) }, (_, at) => ({
    text: words.slice(at * 5, (at + 1) * 5).join(' '),
  }));
  const { units } = readDocument({ kind: 'speech', language: 'en', turns }, await languageOf('en'));
  expect(units.map((unit) => unit.raw).join(' ')).toBe(text);
});

it('writes I and days of talk without marks with a capital', async () => {
  const said =
    'so i said i would call them on tuesday and they say i’ll have it by then which is fine';
  const turns = Array.from({ length: 6 }, () => ({ text: said }));
  const { units } = readDocument({ kind: 'speech', language: 'en', turns }, await languageOf('en'));
  const text = units.map((unit) => unit.raw).join(' ');
  expect(text).toContain('Tuesday');
  expect(text).not.toMatch(/(?<!\p{L})i(?!\p{L})|tuesday/u);
});
