/**
 * A passage of whose words the recognizer is less sure than this (0 to 1) is marked in the transcript and left out of the
 * notes (product rule N4).
 */
export const leastConfidence = 0.5;

/** Whether a passage is marked. Null: the recognizer doesn't say, or a person has corrected the words. */
export const isUnsure = (confidence: number | null): boolean =>
  confidence !== null && confidence < leastConfidence;

/**
 * A word that the recognizer is less sure of than this is asked for where a fact of the notes rests on it (product rule N11);
 * where it doesn't say so of each word, all words of a passage count by the passage.
 */
export const sureConfidence = 0.75;
