import { describe, expect, it } from 'vitest';
import type {
  OutputType,
  Point,
  Summarized,
  Summarizer,
  SummaryDocument,
  SummarySource,
} from '../port.ts';
import { germanArticle, halfHour, meeting, NEEDLE } from './compliance-sources.ts';

/** One adapter, ready to be asked, and what the suite must know of it. */
export interface SummarizerSubject {
  summarizer: Summarizer;
  /** Whether the same request always gives the same bytes. */
  deterministic: boolean;
  /**
   * Everything that the engine behind the adapter was given to read so far, where a scripted server can tell; without it
   * the suite looks for the end of a long source in the document itself.
   */
  seen?: () => string;
  close?: () => Promise<void>;
}

/**
 * What every {@link Summarizer} promises, whatever is behind it.
 * @param create makes a fresh subject for each test.
 */
export function describeSummarizer(
  name: string,
  create: () => SummarizerSubject | Promise<SummarizerSubject>,
): void {
  const using = async (test: (subject: SummarizerSubject) => Promise<void>): Promise<void> => {
    const subject = await create();
    try {
      await test(subject);
    } finally {
      await subject.close?.();
    }
  };

  describe(`summarizer: ${name}`, () => {
    it('says what it is', () =>
      using(async ({ summarizer }) => {
        expect(summarizer.engine.id).toMatch(/^[a-z][a-z0-9-]*$/);
        expect(summarizer.engine.label.trim()).not.toBe('');
      }));

    it.each<OutputType>(['summary', 'notes'])('gives a well-formed document: %s', (outputType) =>
      using(async ({ summarizer }) => {
        const source = meeting();
        const result = await summarizer.summarize({ source, outputType });
        expectWellFormed(result, source);
        expect(result.document.overview.length).toBeGreaterThan(0);
        expect(result.document.title).not.toBe('');
      }),
    );

    it('keeps the overview within maxWords', () =>
      using(async ({ summarizer }) => {
        const request = { source: meeting(), outputType: 'summary', maxWords: 30 } as const;
        const { document } = await summarizer.summarize(request);
        expect(words(document.overview)).toBeLessThanOrEqual(30);
        expect(document.overview.length).toBeGreaterThan(0);
      }));

    it('leaves its request as it was', () =>
      using(async ({ summarizer }) => {
        const source = meeting();
        await summarizer.summarize({ source, outputType: 'notes' });
        expect(source).toEqual(meeting());
      }));

    it("reads half an hour to the end, and its references stay the source's", () =>
      using(async ({ summarizer, seen }) => {
        const source = halfHour();
        const result = await summarizer.summarize({ source, outputType: 'notes' });
        expectWellFormed(result, source);
        expect(seen?.() ?? JSON.stringify(result.document)).toContain(NEEDLE);
      }));

    it('quotes no passage of which the recognizer was not sure, and counts it', () =>
      using(async ({ summarizer, seen }) => {
        const unsure = `We decided to move the ${NEEDLE} to March for 5,000 euros.`;
        const { turns, ...about } = meeting();
        const source = { ...about, turns: [...turns, { text: unsure, confidence: 0.3 }] };
        const { document, coveredTurns } = await summarizer.summarize({
          source,
          outputType: 'notes',
        });
        expect(document.unclear).toBe(1);
        expect(coveredTurns).toBe(source.turns.length);
        expect(seen?.() ?? '').not.toContain(NEEDLE);
        expect(JSON.stringify(document)).not.toContain(NEEDLE);
      }));

    it("writes in the source's language, and says which", () =>
      using(async ({ summarizer }) => {
        const source = germanArticle();
        const result = await summarizer.summarize({ source, outputType: 'notes' });
        expectWellFormed(result, source);
        expect(result.language).toBe('de');
      }));

    it.each([
      ['one word', ['Hello.']],
      ['one sentence', ['The lift in the east wing is out of order until Monday.']],
      ['empty turns around one sentence', ['', '  ', 'Rent is due on the first.', '\n']],
    ])('makes something of little: %s', (_, texts) =>
      using(async ({ summarizer }) => {
        const source = plain(texts);
        const result = await summarizer.summarize({ source, outputType: 'summary' });
        expectWellFormed(result, source);
        expect(result.document.overview.length).toBeGreaterThan(0);
      }),
    );

    it.each([
      ['no turn', []],
      ['no word', ['', ' \n ']],
    ])('gives an empty document for an empty source: %s', (_, texts) =>
      using(async ({ summarizer }) => {
        const source = plain(texts);
        const result = await summarizer.summarize({ source, outputType: 'notes' });
        expectWellFormed(result, source);
        expect(result.document.overview).toEqual([]);
        expect(result.document.topics).toEqual([]);
      }),
    );

    it('reports a share that never falls, with drafts that are well-formed', () =>
      using(async ({ summarizer }) => {
        const source = meeting();
        const shares: number[] = [];
        const onProgress = (share: number, draft?: SummaryDocument): void => {
          shares.push(share);
          if (draft) expectDocument(draft, source);
        };
        await summarizer.summarize({ source, outputType: 'notes', onProgress });
        expect(shares.length).toBeGreaterThan(0);
        expect(shares).toEqual(shares.toSorted((a, b) => a - b));
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...shares)).toBeLessThanOrEqual(1);
      }));

    it('does not start for a signal that is aborted already', () =>
      using(async ({ summarizer }) => {
        const reason = new Error('not wanted any more');
        const signal = AbortSignal.abort(reason);
        const work = summarizer.summarize({ source: meeting(), outputType: 'notes', signal });
        await expect(work).rejects.toBe(reason);
      }));

    it('stops when the signal is aborted in the middle', () =>
      using(async ({ summarizer }) => {
        const controller = new AbortController();
        const reason = new Error('the user left');
        const work = summarizer.summarize({
          source: halfHour(),
          outputType: 'notes',
          signal: controller.signal,
          onProgress: () => controller.abort(reason),
        });
        await expect(work).rejects.toBe(reason);
      }));

    it('gives the same bytes twice, where it claims to', () =>
      using(async ({ summarizer, deterministic }) => {
        const request = { source: meeting(), outputType: 'notes' } as const;
        const first = await summarizer.summarize(request);
        const second = await summarizer.summarize(request);
        expectWellFormed(second, request.source);
        expectWellFormed(first, request.source);
        expect(!deterministic || JSON.stringify(second) === JSON.stringify(first)).toBe(true);
      }));
  });
}

/** Asserts what holds of every answer: all turns read, every reference inside the source, nothing blank. */
export function expectWellFormed(result: Summarized, source: SummarySource): void {
  expect(result.coveredTurns).toBe(source.turns.length);
  expect(result.fallbackParts).toBeGreaterThanOrEqual(0);
  expect(result.fallbackReason === null).toBe(result.fallbackParts === 0);
  expect(result.refusedStatements).toBeGreaterThanOrEqual(0);
  expectDocument(result.document, source);
}

function expectDocument(document: SummaryDocument, source: SummarySource): void {
  for (const point of pointsOf(document)) expectPoint(point, source);
  for (const phrase of document.keyPhrases) expect(phrase.trim()).not.toBe('');
  expect(new Set(document.keyPhrases).size).toBe(document.keyPhrases.length);
  const starts = document.topics.map((topic) => topic.firstTurn);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expectAscending([...new Set(starts)], source.turns.length);
  for (const topic of document.topics) expect(topic.title.trim()).not.toBe('');
  for (const { term } of document.terms) expect(term.trim()).not.toBe('');
  for (const { date } of document.dates) expect(date.trim()).not.toBe('');
}

function expectPoint(point: Point, source: SummarySource): void {
  expect(point.text).toBe(point.text.trim());
  expect(point.text).not.toBe('');
  expectAscending(point.refs, source.turns.length);
  if (point.verified) expect(point.refs.length).toBeGreaterThan(0);
}

function expectAscending(indices: number[], length: number): void {
  expect(indices).toEqual([...new Set(indices)].toSorted((a, b) => a - b));
  for (const index of indices) {
    expect(Number.isInteger(index)).toBe(true);
    expect(index).toBeGreaterThanOrEqual(0);
    expect(index).toBeLessThan(length);
  }
}

function pointsOf(document: SummaryDocument): Point[] {
  const { overview, keyPoints, topics, decisions, actionItems, questions, terms, dates } = document;
  const bullets = topics.flatMap((topic) => topic.points);
  return [overview, keyPoints, bullets, decisions, actionItems, questions, terms, dates].flat();
}

function plain(texts: string[]): SummarySource {
  return { kind: 'text', turns: texts.map((text) => ({ text })) };
}

function words(points: Point[]): number {
  return points.flatMap((point) => point.text.split(/\s+/)).length;
}
