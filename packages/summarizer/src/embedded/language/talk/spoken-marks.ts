import type { CueWeights } from '../../cue-weights.ts';
import type { WordClasses } from './word-classes.ts';

/** What was learned of talk in one language from transcripts with marks and speakers: three logistic regressions. */
export interface SpokenMarks {
  classes: WordClasses;
  /** Whether a sentence begins at a word. */
  begins: CueWeights;
  /** Whether a sentence asks. */
  asks: CueWeights;
  /** Whether another one says the next sentence. */
  changes: CueWeights;
}
