import { expect, it } from 'vitest';
import { minutesOf } from '../testing/notes.ts';
import { languageOf } from './language/resolve.ts';
import { plainText, spelledAs, withoutHaste } from './spelling.ts';

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

it.each([
  [
    'en',
    ['dont ask', 'thats it, Ill ring her', 'by weds'],
    ["don't ask", "that's it, I'll ring her", 'by Wednesday'],
  ],
  [
    'en',
    ['youre late', 'cant wait', 'she was ill on sun and sand'],
    ["you're late", "can't wait", 'she was ill on sun and sand'],
  ],
  [
    'en',
    ['its got wheels', 'Im in', 'theyve lost its lid, were leaving'],
    ["it's got wheels", "I'm in", "they've lost its lid, we're leaving"],
  ],
  [
    'en',
    ['were you there? well done', 'dont, wont, arent', 'as is his wont'],
    ['were you there? well done', "don't, won't, aren't", 'as is his wont'],
  ],
  // Most are written: what looks like a form without one is another word.
  [
    'en',
    ["I'm ill now", "it's his cant", "he's ill and they're hurt", "she's in, isn't she"],
    ["I'm ill now", "it's his cant", "he's ill and they're hurt", "she's in, isn't she"],
  ],
  [
    'fr',
    ['cest bon', 'jarrive, daccord', 'quil vienne'],
    ["c'est bon", "j'arrive, d'accord", "qu'il vienne"],
  ],
  // What is no word in any case is written in full, though others write their apostrophes.
  [
    'fr',
    [
      "j'arrive, c'est l'heure",
      'jsais pas, jle demande',
      'ya de la place, c bon',
      'plan C pour Jai',
    ],
    [
      "j'arrive, c'est l'heure",
      'je sais pas, je le demande',
      "y a de la place, c'est bon",
      'plan C pour Jai',
    ],
  ],
  [
    'es',
    ['q venga tb Ana, porfa', 'xq no hay sitio', 'la vitamina D'],
    ['que venga también Ana, por favor', 'porque no hay sitio', 'la vitamina D'],
  ],
  ['de', ['vllt am Fr?', 'das geht nich'], ['vielleicht am Freitag?', 'das geht nicht']],
  [
    'de',
    ['Kuchen am Do oder am Fr?', 'Do you speak'],
    ['Kuchen am Donnerstag oder am Freitag?', 'Do you speak'],
  ],
])('writes in full what people type in a hurry (%s: %j)', async (tag, typed, full) => {
  const turns = typed.map((text) => ({ text }));
  const read = withoutHaste(turns, await languageOf(tag));
  expect(read.map(({ text }) => text)).toEqual(full);
});
