import type { SummaryDocument } from '../../ports/summarizer.ts';

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
