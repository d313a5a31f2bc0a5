import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDocument } from '../adapters/summarizer/documents.ts';
import type { Point, Summarizer, SummaryRequest } from '../ports/summarizer.ts';
import { measureFile } from './measure-summaries.ts';
import { reportOf } from './summaries-report.ts';

const SAID = 'The board approved a budget of 900 euros.';
const MADE_UP = 'The mayor paid 7,000 dollars.';
const row = (more: object) =>
  `${JSON.stringify({ turns: [{ t: SAID }, { t: 'Yes.' }], ...more })}\n`;

let file: string;
beforeAll(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'notelark-measure-')), 'meetings.jsonl');
  writeFileSync(
    file,
    row({ refs: [SAID] }) + row({ refs: ['Nothing.'], long: 'Birds sing songs.' }),
  );
});
afterAll(() => rmSync(path.dirname(file), { recursive: true }));

const asked: SummaryRequest[] = [];
const point = (text: string): Point => ({ text, refs: [0], verified: true });
/** States something that was said, and in its notes something that was not; reads one turn of two. */
const careless: Summarizer = {
  engine: { id: 'careless', label: 'Careless' },
  summarize(request) {
    asked.push(request);
    const document = emptyDocument({ overview: [point(SAID)], decisions: [point(MADE_UP)] });
    return Promise.resolve({
      engine: this.engine,
      document,
      language: 'en',
      coveredTurns: 1,
      fallbackParts: 0,
      fallbackReason: null,
      refusedStatements: 0,
    });
  },
};

it('measures an engine on the sources of a file, at the length of their summaries', async () => {
  const measured = await measureFile(file, careless);
  expect(asked.map(({ maxWords }) => maxWords)).toEqual([110, 300]);
  expect(measured).toMatchObject({
    engine: 'Careless',
    sources: 2,
    words: 8,
    rouge1: 50,
    rouge2: 50,
    rougeL: 50,
    coverage: 0.5,
    citationsHold: 0.5,
  });
  expect(reportOf(measured)).toMatch(
    /^engine +Careless\n(.+\n)*ROUGE-1 F1 +50\.00\n(.+\n)*turns read +50\.0 %\nstatements whose citation holds +50\.0 %\n/u,
  );
});
