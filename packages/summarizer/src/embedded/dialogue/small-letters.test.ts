import { expect, it } from 'vitest';
import { minutesOf, notesOfText } from '../../testing/notes.ts';

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
