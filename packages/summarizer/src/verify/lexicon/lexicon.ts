import type { Grammar } from './grammar.ts';
import type { Mentions } from './mentions.ts';
import type { NumberWords } from './numbers.ts';
import type { Phrasing } from './phrasing.ts';

/** What the verifier knows of one language. Word lists hold folded words (see `fold`); patterns match lower-cased text. */
export interface Lexicon {
  /** BCP 47 primary tag. */
  tag: string;
  phrasing: Phrasing;
  mentions: Mentions;
  grammar: Grammar;
  numbers: NumberWords;
  /** Words that carry no topic. */
  functionWords: ReadonlySet<string>;
  /** What the inflected forms of a folded word share. */
  stem(this: void, word: string): string;
  /** Words that negate their clause. */
  negators: ReadonlySet<string>;
  /** A word that negates by its form: `unfinished`; null where a language has none. */
  negated: RegExp | null;
  /** Phrases that hold a negator and negate nothing: `not only`, `why not`. */
  notNegating: RegExp;
  /** Words before which a new clause begins. */
  clauseStarts: ReadonlySet<string>;
  /** Restrict or deny without a negator, as `only`, `until`, `missing` do: such a clause says `not` in other words. */
  limiting: RegExp;
  /** Says no to a question or an offer; tested from the start of the reply. */
  refusal: RegExp;
  /** Draws a conclusion; tested from the start of a sentence. */
  concluding: RegExp;
  /** Asks for a reason. */
  why: RegExp;
  /** Names what was not chosen. */
  insteadOf: RegExp;
  /** `sondern`: the negated clause before it denies one word only. */
  contrast: ReadonlySet<string>;
  /** Words that make a clause a condition or a wish, so that it states nothing. */
  hypothetical: ReadonlySet<string>;
  /** Pairs of opposite words; a word belongs to one pair and has one sense. */
  opposites: readonly Opposites[];
  /** Comparatives by which one thing has a larger, or a smaller, number than another. */
  more: ReadonlySet<string>;
  less: ReadonlySet<string>;
  /** `than`: what is compared stands before it and after it. */
  than: ReadonlySet<string>;
  /** Begins what is asked inside of a sentence. */
  whether: RegExp;
  /** How one says that something is not known. */
  unknown: RegExp;
  /** How a statement says that a question is open. */
  open: RegExp;
  /** Denies the sentence before. */
  denial: RegExp;
  /** A question to which `no` agrees. */
  objections: RegExp;
  /** Connectives that name a cause after them, and those that name an effect after them. */
  causes: { before: RegExp; after: RegExp };
  /** The first person, singular or plural: who speaks means themselves. */
  firstPerson: RegExp;
  /** Of which more is less: `más bajo`. */
  little: ReadonlySet<string>;
  /** What someone who takes on a task says. */
  accepting: RegExp;
  /** How one says that someone can't, or won't. */
  declining: RegExp;
  /** What someone meant to do, and may not do. */
  intended: RegExp;
  stances: Stances;
  /** Verbs by which a statement reports a decision. */
  decides: RegExp;
  /** Words before a number that make it a rough one. */
  roughly: RegExp;
  /** Words by which a number is a sum or a difference of others. */
  sums: RegExp;
}

export interface Opposites {
  up: ReadonlySet<string>;
  down: ReadonlySet<string>;
}

/** How a remark takes a proposal. */
export interface Stances {
  accept: RegExp;
  /** Says in so many words that something is settled. */
  settle: RegExp;
  reject: RegExp;
  defer: RegExp;
  propose: RegExp;
}

/** A set of the folded words in a list parted by blanks. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Opposites as `up words / down words`, found by their stems too; a stem that both sides have tells nothing. */
export const opposites = (stem: (word: string) => string, ...lines: string[]): Opposites[] =>
  lines.map((line) => {
    const [up = '', down = ''] = line.split('/');
    const [ups, downs] = [words(up), words(down)];
    return { up: withStems(ups, downs, stem), down: withStems(downs, ups, stem) };
  });

function withStems(
  own: ReadonlySet<string>,
  others: ReadonlySet<string>,
  stem: (word: string) => string,
): ReadonlySet<string> {
  const theirs = new Set(Array.from(others, stem));
  return new Set([...own, ...Array.from(own, stem).filter((one) => !theirs.has(one))]);
}

/** Matches any of some phrases as whole words; in a phrase a blank stands for any white space. */
export function phrases(...list: string[]): RegExp {
  const any = list.map((phrase) => phrase.replaceAll(' ', '\\s+')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${any})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
}

/** The same only where a remark begins, behind fillers and forms of address. */
export function openers(fillers: string, ...list: string[]): string {
  return `(?:(?<=^\\W*(?:(?:${fillers})\\W+){0,3})(?:${list.join('|')}))`;
}
