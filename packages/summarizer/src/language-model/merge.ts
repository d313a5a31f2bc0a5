import type { SummaryDocument, Topic } from '../port.ts';
import { emptyDocument } from '../documents.ts';
import { distinct, distinctLists } from './distinct.ts';
import { firstTurnOf } from './findings.ts';

/**
 * The findings of several parts as one document: in the order of the source, and each thing said once.
 */
export function mergeDocuments(documents: SummaryDocument[]): SummaryDocument {
  return emptyDocument({
    topics: inOrder(withoutRepeats(documents.flatMap(({ topics }) => topics))),
    decisions: distinct(documents.flatMap(({ decisions }) => decisions)),
    actionItems: distinct(documents.flatMap(({ actionItems }) => actionItems)),
    questions: distinct(documents.flatMap(({ questions }) => questions)),
    terms: distinct(documents.flatMap(({ terms }) => terms)),
    dates: distinct(documents.flatMap(({ dates }) => dates)),
  });
}

/** Sections in the order in which they begin. */
export function inOrder(topics: Topic[]): Topic[] {
  return topics.toSorted((a, b) => a.firstTurn - b.firstTurn);
}

/** Statements are compared across sections too: the first section that has one keeps it. */
function withoutRepeats(topics: Topic[]): Topic[] {
  const lists = distinctLists(topics.map((topic) => topic.points));
  return topics.flatMap((topic, index) => {
    const points = lists[index] ?? [];
    const wasEmpty = topic.points.length === 0;
    if (points.length === 0) return wasEmpty ? [topic] : [];
    return [{ ...topic, points, firstTurn: firstTurnOf(points) }];
  });
}
