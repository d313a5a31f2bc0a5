import { LEXICONS } from './index.ts';
import { type Mentions, whole } from './phrasing.ts';

/** One pattern for what all languages have for something. */
export const inAnyLanguage = (listOf: (mentions: Mentions) => string, flags?: string): RegExp =>
  whole(LEXICONS.map(({ mentions }) => listOf(mentions)).join('|'), flags);
