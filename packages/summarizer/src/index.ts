export { createSummarizer, type EmbeddedEngine, type SummarizerSettings } from './create.ts';
export { emptyDocument } from './documents.ts';
export { createEmbeddedEngine, createEmbeddedSummarizer } from './embedded/index.ts';
export * from './port.ts';
