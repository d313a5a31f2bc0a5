import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDocument } from '../documents.ts';
import type { Point, Summarizer, SummaryRequest } from '../port.ts';
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
/** What a summarizer made without any trouble. */
const MADE = {
  language: 'en',
  sourceLanguage: 'en',
  coveredTurns: 1,
  fallbackParts: 0,
  fallbackReason: null,
};
/** States something that was said, and in its notes something that was not; reads one turn of two. */
const careless: Summarizer = {
  engine: { id: 'careless', label: 'Careless' },
  summarize(request) {
    asked.push(request);
    const document = emptyDocument({ overview: [point(SAID)], decisions: [point(MADE_UP)] });
    return Promise.resolve({ ...MADE, engine: this.engine, document, refusedStatements: 0 });
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
    writtenBy: { Careless: 2 },
    fallbackParts: 0,
    refusedStatements: 0,
  });
  expect(reportOf(measured)).toMatch(
    /^engine +Careless\n(.+\n)*ROUGE-1 F1 +50\.00\n(.+\n)*turns read +50\.0 %\nstatements whose citation holds +50\.0 %\n/u,
  );
});

it('says what the asked engine has not written, and counts what it cited of nothing', async () => {
  const failing: Summarizer = {
    engine: { id: 'failing', label: 'gpt-test' },
    summarize: () =>
      Promise.resolve({
        ...MADE,
        engine: { id: 'embedded', label: 'Without' },
        document: emptyDocument({ overview: [point(SAID)] }),
        fallbackParts: 3,
        fallbackReason: 'unusable',
        refusedStatements: 1,
      }),
  };
  const measured = await measureFile(file, failing);
  expect(measured).toMatchObject({
    engine: 'gpt-test',
    writtenBy: { Without: 2 },
    fallbackParts: 6,
    fallbackSources: 2,
    fallbackReasons: ['unusable'],
    citationsHold: 0.5,
    refusedStatements: 2,
  });
  expect(reportOf(measured)).toMatch(
    /written by Without +2\nparts that the asked engine failed at +6, in 2 of 2 sources: unusable\n/u,
  );
});
