/** The smallest thing that is chosen or left out: a sentence, or a clause of unpunctuated talk, as it was said. */
export interface Passage {
  raw: string;
  /** Turns that it comes from, ascending. */
  refs: number[];
  speaker: string | undefined;
  /**
   * Who says it, as far as voices are told apart: the speaker's name or, where no one is named, one word for each stretch of talk
   * until the voice changes.
   */
  voice: string | undefined;
  /** Whether it opens what the speaker says, or the paragraph. */
  opens: boolean;
  /** Whether it begins where a sentence begins and ends with a mark that ends one. */
  whole: boolean;
}
