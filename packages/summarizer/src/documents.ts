import type { Point, SummaryDocument } from './port.ts';

/** A document without anything in it but what is given. */
export function emptyDocument(given: Partial<SummaryDocument> = {}): SummaryDocument {
  return {
    title: '',
    overview: [],
    keyPhrases: [],
    keyPoints: [],
    topics: [],
    decisions: [],
    actionItems: [],
    questions: [],
    terms: [],
    dates: [],
    ...given,
  };
}

/** All that a document states, list by list. */
export function statementsOf(document: SummaryDocument): Point[] {
  const { overview, keyPoints, topics, decisions, actionItems, questions, terms, dates } = document;
  const bullets = topics.flatMap(({ points }) => points);
  const found = [decisions, actionItems, questions, terms, dates];
  return [...overview, ...keyPoints, ...bullets, ...found.flat()];
}
