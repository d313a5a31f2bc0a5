/** Of one person, and of one team. */
export const MAX_ENTRIES = 1_000;
/** Ways in which one term is misheard. */
export const MAX_MISHEARD = 10;
export const MAX_TERM_CHARACTERS = 100;
export const MAX_NOTE_CHARACTERS = 200;
/** Of a list that is imported. */
export const MAX_LIST_CHARACTERS = 500_000;

/** Of one correction in all recordings. */
export const MAX_FIX_PLACES = 5_000;
/** How long a correction in all recordings can be undone. */
export const UNDO_DAYS = 30;

/** Whose vocabulary: the person's, or that of their team. */
export const vocabularyOwners = ['own', 'team'] as const;
export type VocabularyOwner = (typeof vocabularyOwners)[number];
