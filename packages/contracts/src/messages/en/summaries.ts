/** Headings and marks of the summaries and notes that the server writes. */
export const summaryHeadings = {
  overview: 'Overview',
  keyPoints: 'Key points',
  decisions: 'Decisions',
  actionItems: 'Action items',
  /** Where no language model has read the text: found by their wording. */
  possibleActionItems: 'Possible action items',
  questions: 'Questions',
  /** Of a lecture. */
  selfTest: 'Questions to test yourself',
  keyTerms: 'Key terms',
  dates: 'Dates',
  unverified: '(unverified)',
} as const;
