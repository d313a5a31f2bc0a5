import type { Point, SummaryDocument, SummaryPart, SummaryRequest } from '../port.ts';
import type { Differ } from './differ.ts';
import { mergeDocuments } from './merge.ts';
import type { PartResult } from './map-part.ts';

/** The share of the work after which all parts have been read and only the overview is missing. */
export const PARTS_READ = 0.85;

/** Tells the caller how far the work is; without a caller that wants to know, no one. */
export type Report = (share: number, draft: SummaryDocument, part?: SummaryPart) => void;

/** Passes progress on: a share between 0 and 1 that never falls, whatever order parts end in. */
export function reporter({ onProgress }: SummaryRequest): Report {
  let highest = 0;
  return (share, draft, part) => {
    highest = Math.min(1, Math.max(highest, share));
    onProgress?.(highest, draft, part);
  };
}

/**
 * The document as far as it is: what the model has found in the parts that it has read, and the embedded engine's draft
 * for the rest of the source.
 */
export function draftOf(
  done: Pick<PartResult, 'document' | 'turns'>[],
  embedded: SummaryDocument,
  differ: Differ,
): SummaryDocument {
  const read = new Set(done.flatMap((part) => part.turns));
  const rest = unread(embedded, read);
  const merged = mergeDocuments([...done.map((part) => part.document), rest], differ);
  const { title, overview, keyPhrases, keyPoints } = embedded;
  return { ...merged, title, overview, keyPhrases, keyPoints };
}

/** What a document says about the turns that are not in the set. */
function unread(document: SummaryDocument, read: Set<number>): SummaryDocument {
  const left = <P extends Point>(points: P[]): P[] =>
    points.filter((point) => !point.refs.some((ref) => read.has(ref)));
  return {
    ...document,
    topics: document.topics
      .map((topic) => ({ ...topic, points: left(topic.points) }))
      .filter((topic) => topic.points.length > 0 || !read.has(topic.firstTurn)),
    decisions: left(document.decisions),
    actionItems: left(document.actionItems),
    questions: left(document.questions),
    terms: left(document.terms),
    dates: document.dates,
  };
}
