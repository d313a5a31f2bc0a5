import type { SummaryDocument } from '../port.ts';
import type { Document } from './document.ts';
import { pointOf } from './point.ts';

const MOST = 10;
const LONGEST_WORDS = 50;

/** Terms that the source explains: `entropy is a measure of disorder`. Each once, where it is first explained. */
export function termsOf({ units, language }: Document): SummaryDocument['terms'] {
  const { wording } = language;
  const found = new Map<string, SummaryDocument['terms'][number]>();
  for (const unit of wording ? units : []) {
    if (unit.length > LONGEST_WORDS) continue;
    const term = unit.text.match(wording?.definition ?? /$^/u)?.groups?.term;
    if (term === undefined || !isTerm(term, language.stopWords)) continue;
    if (!found.has(term.toLowerCase())) found.set(term.toLowerCase(), { ...pointOf(unit), term });
  }
  return [...found.values()].slice(0, MOST);
}

/** Neither its first nor its last word is one that any sentence may begin with: `this`, `what we do`. */
function isTerm(term: string, stopWords: ReadonlySet<string>): boolean {
  const words = term.toLowerCase().split(' ');
  return (
    !stopWords.has(words[0] ?? '') && !stopWords.has(words.at(-1) ?? '') && /\p{L}{2}/u.test(term)
  );
}
