import { expect, it } from 'vitest';
import { minutesOf } from '../testing/notes.ts';
import { plainText, spelledAs } from './spelling.ts';

it.each([
  ['it’s Ann´s, d`accord', "it's Ann's, d'accord"],
  // A quotation keeps its marks.
  ['she said ‘no’ twice', 'she said ‘no’ twice'],
  ['Vraiment\u202F? Oui !', 'Vraiment? Oui!'],
  ['12\u00A0000 euros', '12 000 euros'],
  ['Ku\u0308che', 'Küche'],
  ['ver\u00ADtrag, ﬁnal', 'vertrag, final'],
])('%s is read as %s', (written, plain) => {
  expect(plainText(written)).toBe(plain);
});

const source = (text: string) => ({ kind: 'text' as const, turns: [{ text }] });

it('is written about as the source is spelled', () => {
  const written = { title: "It's", points: [{ text: "Isn't it?", refs: [0] }] };
  expect(spelledAs(source('it’s here'), written)).toEqual({
    title: 'It’s',
    points: [{ text: 'Isn’t it?', refs: [0] }],
  });
  expect(spelledAs(source('c’est là ? oui !'), written).points).toEqual([
    { text: 'Isn’t it\u00A0?', refs: [0] },
  ]);
  // Each word as it stands there.
  expect(spelledAs(source("it's here, isn’t it? it's"), written)).toEqual({
    title: "It's",
    points: [{ text: 'Isn’t it?', refs: [0] }],
  });
});

it('finds the same, whatever the apostrophes', async () => {
  const script = `Ann: Let's close at six, shall we? I'm sure that's better.
    Ben: Yes, agreed. It's quieter then.
    Ann: Good, so we'll close at six from May.
    Ben: I'll tell the neighbours tomorrow, and I won't forget the baker's van.
    Ann: Don't we need a permit? I don't know whether they've changed that.`;
  const plain = await minutesOf('en', script);
  const typographic = await minutesOf('en', script.replaceAll("'", '’'));
  expect(plain.actionItems).toHaveLength(1);
  expect(typographic).toEqual(spelledAs(source('it’s'), plain));
});
