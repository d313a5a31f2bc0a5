import type { SummaryDocument, Topic } from '../port.ts';
import { emptyDocument } from '../documents.ts';
import type { Differ } from './differ.ts';
import { distinct, distinctLists } from './distinct.ts';
import { firstTurnOf } from './findings.ts';

/**
 * The findings of several parts as one document: in the order of the source, and each thing said once.
 */
export function mergeDocuments(documents: SummaryDocument[], differ: Differ): SummaryDocument {
  return emptyDocument({
    topics: inOrder(
      withoutRepeats(
        documents.flatMap(({ topics }) => topics),
        differ,
      ),
    ),
    decisions: distinct(
      documents.flatMap(({ decisions }) => decisions),
      differ,
    ),
    actionItems: distinct(
      documents.flatMap(({ actionItems }) => actionItems),
      differ,
    ),
    questions: distinct(
      documents.flatMap(({ questions }) => questions),
      differ,
    ),
    terms: distinct(
      documents.flatMap(({ terms }) => terms),
      differ,
    ),
    dates: distinct(
      documents.flatMap(({ dates }) => dates),
      differ,
    ),
  });
}

/** Sections in the order in which they begin. */
export function inOrder(topics: Topic[]): Topic[] {
  return topics.toSorted((a, b) => a.firstTurn - b.firstTurn);
}

/** Statements are compared across sections too: the first section that has one keeps it. */
function withoutRepeats(topics: Topic[], differ: Differ): Topic[] {
  const lists = distinctLists(
    topics.map((topic) => topic.points),
    differ,
  );
  return topics.flatMap((topic, index) => {
    const points = lists[index] ?? [];
    const wasEmpty = topic.points.length === 0;
    if (points.length === 0) return wasEmpty ? [topic] : [];
    return [{ ...topic, points, firstTurn: firstTurnOf(points) }];
  });
}
