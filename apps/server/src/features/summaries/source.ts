import { paragraphs } from '@notelark/contracts/paragraphs';
import type { Executor } from '../../platform/database/client.ts';
import type { Point, SummaryDocument, SummarySource } from '../../ports/summarizer.ts';
import * as repo from './repo.ts';

/** What a summary is made of. */
export interface Source {
  summarizable: SummarySource;
  /** The index by which the page knows each turn: a segment's or a paragraph's. */
  indexes: number[];
}

/** Null where the source is gone or not complete. */
export async function readSource(db: Executor, summary: repo.Summary): Promise<Source | null> {
  if (summary.uploadId) return await readTranscript(db, summary.uploadId);
  const text = summary.textInputId ? await repo.findText(db, summary.textInputId) : null;
  return text && textSource(text.rawText, text.origin === 'live' ? 'speech' : 'text');
}

/** A text by its paragraphs. */
export function textSource(text: string, kind: SummarySource['kind']): Source {
  const turns = paragraphs(text).map((paragraph) => ({ text: paragraph }));
  return { summarizable: { kind, turns }, indexes: turns.map((_, index) => index) };
}

async function readTranscript(db: Executor, uploadId: string): Promise<Source | null> {
  const transcript = await repo.findTranscript(db, uploadId);
  if (!transcript) return null;
  const { filename, language, segments } = transcript;
  return {
    summarizable: {
      kind: 'speech',
      title: filename.replace(/\.\w{1,8}$/, ''),
      ...(language && { language }),
      turns: segments.map(({ text, start, end, speaker }) => ({
        text,
        start,
        end,
        ...(speaker && { speaker }),
      })),
    },
    indexes: segments.map(({ index }) => index),
  };
}

/** The document with the indexes that the page knows: segments that an edit has emptied leave gaps in them. */
export function withPageIndexes(
  document: SummaryDocument,
  indexes: readonly number[],
): SummaryDocument {
  const page = <P extends Point>(point: P): P => ({
    ...point,
    refs: point.refs.flatMap((ref) => indexes[ref] ?? []),
  });
  return {
    ...document,
    overview: document.overview.map(page),
    keyPoints: document.keyPoints.map(page),
    topics: document.topics.map((topic) => ({ ...topic, points: topic.points.map(page) })),
    decisions: document.decisions.map(page),
    actionItems: document.actionItems.map(page),
    questions: document.questions.map(page),
    terms: document.terms.map(page),
    dates: document.dates.map(page),
  };
}
