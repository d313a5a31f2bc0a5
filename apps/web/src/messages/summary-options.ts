import type { DetectedKind } from '@notelark/api/library';

/** What a user wants of a summary: the fields, and the dialog of the result page. */
export const summaryOptionsWords = {
  template: 'Template',
  instructions: 'Your instructions',
  instructionsHint: '{characters} / {limit} characters. A language model follows them.',
  instructionsPlaceholder: 'Only what concerns the budget, as a table of costs.',
  outputLanguage: 'Language of the notes',
  sameLanguage: 'Same as the source',
  spokenLanguage: 'Spoken language',
  detectLanguage: 'Detect automatically',
  change: 'Template',
  changeTitle: 'Make it another way',
  changeText: 'Another version is made beside this one; this one stays as it is.',
  others: 'Other versions',
  edited: 'edited',
  generate: 'Generate again',
  cancel: 'Cancel',
  /** Under an option that is disabled. */
  unavailable: 'Not available here: it needs a language model.',
  languageUnavailable:
    'Notes are written in the language of the source here. Another language needs a language model.',
  onlyThis: '{language}, the only one here',
  onlyLanguage:
    'Speech recognition knows only {language} here: what is said in another language comes out as wrong {language} words.',
  madeFor: 'Template: {template}',
  /** Where no template was chosen. */
  detected: '{kind}, detected',
  needsModel:
    'Own instructions and other languages need a language model; this was written without one, in the language of the source.',
} as const;

/** What a source turned out to be. */
export const detectedKindNames: Record<DetectedKind, string> = {
  meeting: 'Meeting',
  lecture: 'Lecture',
  interview: 'Interview',
  article: 'Article',
  mail: 'Emails',
};

/** What is different since earlier notes. */
export const changesWords = {
  since: 'Since your earlier notes: {what}.',
  nothing: 'Nothing changed since your earlier notes.',
  see: 'See what changed',
  compare: 'Compare',
  compareWith: 'Compare with {name}, {time}',
  title: 'What changed',
  text: 'Compared with the version of {time}.',
  none: 'Nothing changed. All statements are as they were.',
  notComparable:
    'These two versions are in different languages and can’t be compared word by word.',
  failed: 'The versions could not be compared.',
  same: { one: '1 statement is as it was.', many: '{count} statements are as they were.' },
  count: {
    changed: { one: '1 statement changed', many: '{count} statements changed' },
    added: { one: '1 new', many: '{count} new' },
    removed: { one: '1 removed', many: '{count} removed' },
  },
  kinds: {
    added: 'New',
    removed: 'Removed',
    reworded: 'Changed',
    ticked: 'Now done',
    cleared: 'Open again',
  },
  before: 'Before:',
  now: 'Now:',
  sources: 'What it rests on: {moments}',
} as const;

/** What a person has done to notes, when these are made again. */
export const carriedWords = {
  willBeKept: 'New notes keep {what}.',
  kept: 'Kept from your earlier notes: {what}.',
  notKept: 'Without what you changed in the earlier notes: {what}.',
  earlier: 'Earlier notes',
  undo: 'Undo',
  redo: 'Keep my changes',
  failed: 'The notes could not be changed',
  what: {
    corrected: {
      one: '1 statement that you changed',
      many: '{count} statements that you changed',
    },
    kept: {
      one: '1 statement that you confirmed',
      many: '{count} statements that you confirmed',
    },
    dropped: {
      one: '1 removal',
      many: '{count} removals',
    },
    finished: { one: '1 task that is done', many: '{count} tasks that are done' },
    lines: { one: '1 line of your own', many: '{count} lines of your own' },
  },
} as const;
