export { cardKey, type CardKind, GAP, type StudyCard } from './cards/card.ts';
export { makeCardsInProcess } from './cards/make-in-process.ts';
export { createSummarizer, type EmbeddedEngine, type SummarizerSettings } from './create.ts';
export type { LocalState } from './language-model/local/inspect.ts';
export {
  emptyDocument,
  mapStatements,
  mapTexts,
  restsOn,
  type StatementFields,
} from './documents.ts';
export { dayOfDue } from './embedded/dates.ts';
export { isGreeting, withoutCourtesy } from './embedded/dialogue/mail.ts';
export { createLikeness, type Likeness } from './likeness.ts';
export { createEmbeddedEngine, createEmbeddedSummarizer } from './embedded/index.ts';
export { isWrittenIn } from './language.ts';
export { shareOfTalk } from './embedded/weighing/term-weights.ts';
export { labelOf, type TurnPlaces } from './markdown/citations.ts';
export { reasonOf } from './markdown/doubts.ts';
export { escapeMarkdown } from './markdown/escape.ts';
export { headingsIn, unverifiedMark } from './markdown/headings.ts';
export type { MarkedPassage, OwnNote } from './markdown/own-notes.ts';
export { renderSummary } from './markdown/render.ts';
export * from './port.ts';
export { createFactFinder, type FactKind, type FactPlace } from './verify/facts.ts';
export { followEdit, hasChangedStatements, type TurnMove } from './verify/follow-edit.ts';
export { recheckInProcess } from './verify/recheck.ts';
