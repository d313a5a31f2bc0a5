export { createSummarizer, type EmbeddedEngine, type SummarizerSettings } from './create.ts';
export { emptyDocument, mapTexts } from './documents.ts';
export { createEmbeddedEngine, createEmbeddedSummarizer } from './embedded/index.ts';
export type { TurnPlaces } from './markdown/citations.ts';
export { escapeMarkdown } from './markdown/escape.ts';
export { renderSummary } from './markdown/render.ts';
export * from './port.ts';
export { followEdit, hasChangedStatements, type TurnMove } from './verify/follow-edit.ts';
export { recheckInThread } from './verify/recheck.ts';
