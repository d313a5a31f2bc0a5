import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SourceRow } from '../../evaluation/source-row.ts';
import { createEmbeddedSummarizer } from '../index.ts';
import { withFacet } from './facets.ts';

const DATA = path.resolve(import.meta.dirname, '../../../evaluation-data/development');
const sourceOf = (id: string) =>
  SourceRow.parse(JSON.parse(readFileSync(path.join(DATA, `${id}.json`), 'utf8')));
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Whether words stand in a text in this order: what was asked may have held fillers. */
const holdsInOrder = (text: string, words: readonly string[]) => {
  let at = 0;
  for (const word of wordsIn(text)) if (word === words[at]) at += 1;
  return at === words.length;
};

it.each([
  ['d07-entretien-facteur-orgues', 'Baptiste'],
  ['d13-interview-baker', 'Leo'],
])('%s: points carry the questions that they answer, as they were asked', async (id, asker) => {
  const source = sourceOf(id);
  const { document } = await createEmbeddedSummarizer().summarize({ source, outputType: 'notes' });
  expect(document.kind).toBe('interview');
  const points = [...document.keyPoints, ...document.topics.flatMap((topic) => topic.points)];
  const answers = points.filter(({ asked }) => asked !== undefined);
  expect(answers.length).toBeGreaterThan(3);
  for (const { asked = '', refs } of answers) {
    const [answered = 0] = refs;
    const before = source.turns.slice(Math.max(0, answered - 5), answered);
    const questions = before.filter(({ speaker }) => speaker === asker);
    expect(questions.some(({ text }) => holdsInOrder(text, wordsIn(asked)))).toBe(true);
  }
});

it.each([
  ['en', 'The engineer said that the wall carries another metre.', 'who'],
  ['de', 'Laut Gutachten kostet die Mauer 8 Millionen Euro.', 'who'],
  ['en', 'The wall is needed because the harbour floods.', 'why'],
  ['es', 'El muro es necesario porque el puerto se inunda.', 'why'],
  ['fr', 'Le mur est nécessaire, car le port est inondé.', 'why'],
  ['en', 'The church has offered its car park.', undefined],
  ['en', 'The wall will be 620 metres long.', 'figure'],
  ['en', 'The wall stands along the harbour.', undefined],
])('%s: %s → %s', (language, text, facet) => {
  expect(withFacet({ text, refs: [0], verified: true }, language).facet).toBe(facet);
});
