/** A word or phrase, and what is to stand in its place. */
export interface Replacement {
  from: string;
  to: string;
}

/** A place where a phrase stands. */
export interface PhraseMatch {
  /** Offsets in the text. */
  start: number;
  end: number;
  /** As it is written there. */
  from: string;
  /** What is to be written there. */
  to: string;
  /** Which of the replacements, by its place in the list. */
  replacement: number;
}

/** Scripts that are written without spaces: a word may begin and end anywhere. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Particles follow a Korean word without a space. */
const HANGUL = /\p{sc=Hang}/u;
const WORD = /[\p{L}\p{N}\p{M}_]/u;
const DIGIT = /\p{N}/u;
/** A letter with its marks; Korean letters that are not composed yet are one syllable. */
const CLUSTER = /\s+|[^\s\p{M}][\p{M}\u1160-\u11ff]*|\p{M}+/gu;
const SPACE = /^\s/;
const HYPHENS = /[\u2010\u2011]/g;
const APOSTROPHES = /[\u2019\u02bc]/g;
const SOFT_HYPHEN = '\u00ad';
const SENTENCE_START = /(?:^|[.!?…。！？]["'”’»)\]]*\s+|\n\s*)["'“‘«([]*$/u;
/** Languages that tell a dotted from a dotless i. */
const TURKIC = new Set(['tr', 'az']);

interface Folded {
  text: string;
  /** Where a character comes from, and the length of the text for the one after the last. */
  at: (index: number) => number;
}

/** Characters of a text in lower case that are compared as others, or together with those beside them. */
const UNEVEN = /[\p{M}\u00ad\u2010\u2011\u2019\u02bc\u1160-\u11ffς]|\s\s|[^\S ]/u;

/** A text as phrases are compared: without case, in one normal form, spaces, hyphens and apostrophes alike. */
function fold(text: string, language: string | null): Folded {
  const lower = lowerCase(text, language);
  const isEven =
    lower.length === text.length && !UNEVEN.test(lower) && text === text.normalize('NFC');
  return isEven ? { text: lower, at: (index) => index } : foldClusters(text, language);
}

function foldClusters(text: string, language: string | null): Folded {
  let folded = '';
  const at: number[] = [];
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const same = SPACE.test(cluster) ? ' ' : foldCluster(cluster, language);
    folded += same;
    for (let unit = 0; unit < same.length; unit += 1) at.push(index);
  }
  return { text: folded, at: (index) => at[index] ?? text.length };
}

const lowerCase = (text: string, language: string | null): string =>
  language !== null && TURKIC.has(language) ? text.toLocaleLowerCase('tr') : text.toLowerCase();

function foldCluster(cluster: string, language: string | null): string {
  if (cluster === SOFT_HYPHEN) return '';
  const composed = cluster.normalize('NFC').replaceAll(HYPHENS, '-').replaceAll(APOSTROPHES, "'");
  // Outside of Turkish, a dotted capital I has no lower case of one character.
  const isTurkic = language !== null && TURKIC.has(language);
  const even = isTurkic ? composed : composed.replaceAll('İ', 'i');
  return lowerCase(even, language).replaceAll('ς', 'σ');
}

/** The key that two spellings of a word share which differ in case, normal form or spaces only. */
export const phraseKey = (phrase: string, language: string | null = null): string =>
  fold(phrase.trim(), language).text;

interface Node {
  next: Map<string, Node>;
  /** The replacement of the phrase that ends here; null: a phrase that is right already. Undefined: none ends here. */
  replacement?: number | null;
}

const newNode = (): Node => ({ next: new Map() });

/**
 * Finds words and phrases: whole words, the longest first, in a single pass whatever their number. What is right already is
 * left alone, also where a wrong form is a part of it. A phrase of a script without spaces is found anywhere; inflected forms
 * are other words.
 */
export class PhraseFinder {
  readonly #replacements: readonly Replacement[];
  readonly #language: string | null;
  readonly #root = newNode();

  /**
   * @param replacements of two with the same form, the first counts
   * @param language primary tag of the texts; null: not known
   */
  constructor(replacements: readonly Replacement[], language: string | null = null) {
    this.#replacements = replacements;
    this.#language = language;
    for (const [index, { from }] of replacements.entries()) this.#add(from, index);
    for (const { to } of replacements) this.#add(to, null);
  }

  #add(phrase: string, replacement: number | null): void {
    const key = phraseKey(phrase, this.#language);
    if (key === '') return;
    let node = this.#root;
    for (const unit of key.split('')) {
      const next = node.next.get(unit) ?? newNode();
      node.next.set(unit, next);
      node = next;
    }
    node.replacement ??= replacement;
  }

  find(text: string): PhraseMatch[] {
    const folded = fold(text, this.#language);
    const found: PhraseMatch[] = [];
    for (let from = 0; from < folded.text.length;) {
      const match = this.#longestAt(text, folded, from);
      if (!match) {
        from += 1;
        continue;
      }
      from = match.until;
      if (match.replacement !== null) this.#push(found, text, match.replacement, match);
    }
    return found;
  }

  #longestAt(text: string, { text: folded, at }: Folded, from: number) {
    const start = at(from);
    if (from > 0 && at(from - 1) === start) return null;
    let node: Node | undefined = this.#root;
    let longest: { replacement: number | null; start: number; end: number; until: number } | null =
      null;
    for (let to = from; to < folded.length;) {
      node = node.next.get(folded[to] ?? '');
      if (!node) break;
      to += 1;
      const end = at(to);
      if (node.replacement === undefined || end === at(to - 1)) continue;
      if (isWhole(text, start, end))
        longest = { replacement: node.replacement, start, end, until: to };
    }
    return longest;
  }

  #push(
    found: PhraseMatch[],
    text: string,
    replacement: number,
    { start, end }: { start: number; end: number },
  ): void {
    const given = this.#replacements[replacement];
    if (!given) return;
    const from = text.slice(start, end);
    const to = this.#inCaseOf(given, from, text.slice(0, start));
    if (to !== from) found.push({ start, end, from, to, replacement });
  }

  /** A term that is written with a capital keeps its own; others take over those of the words that they replace. */
  #inCaseOf({ from, to }: Replacement, written: string, before: string): string {
    const language = this.#language ?? undefined;
    const isName = to !== to.toLocaleLowerCase(language);
    if (isName || phraseKey(from, this.#language) === phraseKey(to, this.#language)) return to;
    if (isAllCapitals(written) && !isAllCapitals(from)) return to.toLocaleUpperCase(language);
    const isCapital = startsWithCapital(written);
    if (!isCapital || (startsWithCapital(from) && !SENTENCE_START.test(before.slice(-20))))
      return to;
    const [first = ''] = to;
    return first.toLocaleUpperCase(language) + to.slice(first.length);
  }
}

const isAllCapitals = (text: string): boolean =>
  [...text.matchAll(/\p{L}/gu)].length > 1 &&
  text === text.toUpperCase() &&
  text !== text.toLowerCase();

const startsWithCapital = (text: string): boolean => /^\P{L}*\p{Lu}/u.test(text);

/** Whether no word goes on at either end. */
function isWhole(text: string, start: number, end: number): boolean {
  const [first = ''] = text.slice(start, end);
  const last = lastOf(text.slice(start, end));
  const [after = '', next = ''] = text.slice(end, end + 4);
  const previous = lastOf(text.slice(Math.max(0, start - 2), start));
  const beforePrevious = lastOf(text.slice(Math.max(0, start - 4), start - previous.length));
  return (
    !goesOn(previous, first) &&
    !isDecimal(beforePrevious, previous, first) &&
    (!goesOn(after, last) || isParticle(text, start, end, after)) &&
    !isDecimal(last, after, next)
  );
}

const lastOf = (text: string): string => Array.from(text).at(-1) ?? '';

const goesOn = (neighbor: string, edge: string): boolean =>
  WORD.test(neighbor) && WORD.test(edge) && !UNSPACED.test(neighbor) && !UNSPACED.test(edge);

/** The point of `3.5`: neither number stands for itself. */
const isDecimal = (before: string, point: string, after: string): boolean =>
  /[.,:]/.test(point) && DIGIT.test(before) && DIGIT.test(after);

/** Korean: what follows a word of two syllables or more is taken for a particle. */
const isParticle = (text: string, start: number, end: number, after: string): boolean =>
  HANGUL.test(after) && /\p{sc=Hang}{2}$/u.test(text.slice(start, end).normalize('NFC'));

/** A text with its matches replaced. */
export function replaceMatches(text: string, matches: readonly PhraseMatch[]): string {
  let replaced = '';
  let from = 0;
  for (const { start, end, to } of matches) {
    replaced += text.slice(from, start) + to;
    from = end;
  }
  return replaced + text.slice(from);
}
