/** What can be made of a source. Apart from the schemas, so that a page can list them without loading those. */
export const outputTypes = ['summary', 'notes'] as const;
export type OutputType = (typeof outputTypes)[number];

/** The other one: what "Switch to Notes" / "Switch to Summary" makes. */
export const oppositeOutputType = (type: OutputType): OutputType =>
  type === 'summary' ? 'notes' : 'summary';

/** Rows that one page of the history has; a full page means that there may be more. */
export const historyPageSize = 20;
