import type { Point } from '../../port.ts';
import { wordsOf } from '../words.ts';
import { withoutQuotations } from '../wording/text.ts';

/** Share of common words from which two statements say the same. */
const SAME = 0.6;
/** Share of the shorter statement's words that the longer one has, from which it says it too. */
const CONTAINED = 0.9;
/** So many times as many words as another statement say more than that. */
const ADDS_MUCH = 2;
/** Words in which two sentences of one form differ where they are about different things. */
const PARALLEL_WORDS = 2;
/** With fewer words of its own a statement is known by what it quotes. */
const LEAST_OWN_WORDS = 3;
/** Shorter ones say little of what a sentence is about. */
const LONG_WORD = 4;

/** What a document has said: nothing twice. */
export class Said {
  private readonly statements: (readonly string[])[] = [];

  once<P extends Point>(point: P): P[] {
    const own = wordsOf(withoutQuotations(point.text).toLowerCase());
    // `Zwei.` says what is asked.
    const whole = `${point.asked ?? ''} ${point.text}`;
    const words = new Set(own).size >= LEAST_OWN_WORDS ? own : wordsOf(whole.toLowerCase());
    if (words.length === 0 || this.statements.some((other) => isSame(words, other))) return [];
    this.statements.push(words);
    return [point];
  }
}

/** Whether two statements say the same, by their words. */
function isSame(a: readonly string[], b: readonly string[]): boolean {
  return likeness(new Set(a), new Set(b)) >= SAME && !areParallel(a, b) && !countOtherwise(a, b);
}

/** `The roof has to be mended`, `The boiler has to be mended`: the same sentence about another thing. */
function areParallel(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const others = a.flatMap((word, at) => (word === b[at] ? [] : [[word, b[at] ?? ''] as const]));
  return (
    others.length > 0 &&
    others.length <= PARALLEL_WORDS &&
    others.every((pair) => pair.every((word) => word.length >= LONG_WORD || /\p{N}/u.test(word)))
  );
}

/** Each has a number that the other lacks. */
function countOtherwise(a: readonly string[], b: readonly string[]): boolean {
  return hasOtherNumber(a, b) && hasOtherNumber(b, a);
}

const hasOtherNumber = (words: readonly string[], others: readonly string[]): boolean =>
  words.some((word) => /\p{N}/u.test(word) && !others.includes(word));

/** How much of a statement another one has said already. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  const contained = a.size > b.size * ADDS_MUCH ? 0 : common / Math.min(a.size, b.size);
  return Math.max(common / (a.size + b.size - common), contained >= CONTAINED ? SAME : 0);
}
