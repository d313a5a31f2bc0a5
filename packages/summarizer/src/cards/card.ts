/** Stands for the hidden words of a cloze card. */
export const GAP = '_____';

/** A question with its answer, a sentence with a gap, or a term to explain. */
export type CardKind = 'question' | 'cloze' | 'definition';

/** Something to learn from a source. */
export interface StudyCard {
  kind: CardKind;
  /** What is shown first; a cloze card has a {@link GAP} in it. */
  front: string;
  /** The answer; of a cloze card the hidden words. */
  back: string;
  /** Indices into the source's turns that it rests on, ascending; never empty. */
  refs: number[];
}

/** A cloze card's sentence with its gap filled; any other card's front. */
export const statedBy = ({
  kind,
  front,
  back,
}: Pick<StudyCard, 'kind' | 'front' | 'back'>): string =>
  kind === 'cloze' ? front.replaceAll(GAP, back) : front;

/**
 * What a card asks, normalized: two cards with the same key are the same to a learner. A cloze card counts by its whole sentence, so
 * that one sentence makes one card, whichever word is hidden.
 */
export const cardKey = (card: Pick<StudyCard, 'kind' | 'front' | 'back'>): string =>
  statedBy(card)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
