/** What a card asks: a question, a sentence with a gap, or what a term means. */
export const cardKinds = ['question', 'cloze', 'definition'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Proposed by the product; approved: to be learned; dropped: neither shown nor proposed again. */
export const cardStatuses = ['proposed', 'approved', 'dropped'] as const;
export type CardStatus = (typeof cardStatuses)[number];

/** What a deck can be downloaded as. */
export const deckFormats = ['apkg', 'csv'] as const;
export type DeckFormat = (typeof deckFormats)[number];

/** Stands for the hidden words of a cloze card. */
export const CARD_GAP = '_____';

export const MAX_CARD_CHARACTERS = 2_000;
/** Reviews in one request: more were made without a connection than a day has minutes. */
/** New cards a day: where nothing was chosen, and the most. */
export const DEFAULT_NEW_CARDS = 20;
export const MAX_NEW_CARDS = 200;
export const MAX_REVIEWS = 500;
