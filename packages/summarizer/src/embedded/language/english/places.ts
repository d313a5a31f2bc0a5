import type { PlaceCues } from '../talk/talk.ts';
import { TASK_VERBS } from './verbs.ts';
import weights from './task-places.json' with { type: 'json' };

/** Verbs of work that are too common to be the verb of a task anywhere else. */
const COMMON_VERBS = ['come up', 'do', 'figure', 'look', 'put', 'think', 'try', 'type', 'work'];
const VERBS = [...TASK_VERBS, ...COMMON_VERBS].join('|');
/** Of something that is no person one says what will happen, not what is to be done. */
const NO_PERSON = 'it|they|that|this|these|those|there|which|what|people|and|or|but|so';
/** `I'll`, `you have to`, `Ann will`, `the designer should`, but no `it will`. */
const WHO = [
  String.raw`(?:I|you|we)(?:['’]ll| will|['’](?:m|re) (?:going to|gonna)| (?:are|am) going to| should| (?:have|need) to| must)`,
  String.raw`(?!(?:${NO_PERSON}) )\p{L}+ (?:will|should|has to|needs to|must)`,
].join('|');
const BETWEEN = 'all|also|both|just|then|probably|really|definitely|still|have to|need to|be';

export const englishPlaces: PlaceCues = {
  number:
    /\p{N}|(?<!\p{L})(?:two|three|four|five|ten|twenty|fifty|hundred|million|percent)(?!\p{L})/iu,
  will: /(?<!\p{L})(?:will|going to|gonna|should|have to|need to|must)(?!\p{L})|['’]ll(?!\p{L})/iu,
  othersWill:
    /(?<!\p{L})(?:(?:you|he|she|they|we|everybody|everyone) (?:will|should|have to|need to|can|are going to)|(?:you|he|she|they|we)['’]ll)(?!\p{L})/iu,
  joins: /^(?:so|and|but|then)(?!\p{L})/iu,
  task: new RegExp(
    String.raw`(?<![\p{L}'’])(?:${WHO}) (?:(?:${BETWEEN}) )*(?:${VERBS})(?:ing)?(?!\p{L})`,
    'iu',
  ),
  weights,
};
