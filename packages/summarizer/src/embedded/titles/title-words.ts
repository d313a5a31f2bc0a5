import type { Document } from '../document.ts';
import type { Talk } from '../language/talk/talk.ts';
import { isVerbBetween } from '../naming/endings.ts';
import { capitalized, wordsOf } from '../words.ts';

const LONGEST_TITLE = 6;
/** Share of a word's occurrences with a capital in mid-sentence from which it is a name. */
const NAME_SHARE = 0.6;
/** Share of a word's occurrences that show it to be a noun, from which it is one. */
const NOUN_SHARE = 0.2;
const LEAST_PROOF = 0.8;
/** What a pronoun that may be an article proves. */
const MAYBE = 0.4;
/** Content words behind an article that are looked at. */
const LONGEST_RUN = 3;
const WORD = /[\p{L}\p{N}'’-]+/gu;
/** English verbs written onto a noun; one in `'s` is no possessive before a word that can't be possessed. */
const CLITIC = /^\p{L}{2,}['’](?:ll|re|ve)$/iu;
const POSSESSIVE = /^\p{L}{2,}['’]s$/iu;
/** A name follows: `Mrs Tranter`, `Herr Braun`. */
const ADDRESS =
  /(?<!\p{L})(?:M(?:rs?|s|iss)|Dr|Prof|Councillor|Herrn?|Frau|Familie|[Mm]onsieur|[Mm]adame|Mme|[Mm]ademoiselle|[Ss]eñor(?:a|ita)?|[Dd]on|[Dd]oña)\.? (?<name>\p{Lu}[\p{L}’'-]+)/gu;

/** Which words may stand in a title: nouns, and no names of people, days, months or numbers. */
export class TitleWords {
  private readonly talk: Talk;
  private readonly document: Document;
  private readonly nouns = new Set<string>();
  private readonly names = new Set<string>();
  /** Words that stand behind an article somewhere. */
  private readonly behindArticle = new Set<string>();

  constructor(document: Document, talk: Talk) {
    this.document = document;
    this.talk = talk;
    for (const speaker of document.speakers)
      for (const part of wordsOf(speaker.toLowerCase())) this.names.add(part);
    this.read();
  }

  get and(): string {
    return this.talk.phrases.and;
  }

  /** A phrase as a title: its first words up to what begins a clause; null where no noun is left. */
  titleOf(phrase: string): string | null {
    if (this.talk.endsTitle.test(bare(phrase.trim().split(/\s+/u)[0] ?? ''))) return null;
    const clause = phrase.split(/[,;:.?!–—()“”"«»„]| - /u)[0] ?? '';
    let words = this.withoutClitic(
      clause
        .trim()
        .split(/\s+/u)
        .filter((word) => word !== ''),
    );
    const verb = words.findIndex(
      (word, at) =>
        at > 0 &&
        (this.talk.endsTitle.test(word) ||
          this.beginsAnew(words, at) ||
          isVerbBetween(words[at - 1] ?? '', word, words[at + 1] ?? '', this.document.language)),
    );
    if (verb > 0) words = words.slice(0, verb);
    const told = words.filter(
      (word, at) =>
        (!this.isName(word) && !this.talk.noTopics.test(bare(word))) ||
        this.isJoint(word) ||
        this.isHead(words, at),
    );
    const isCompound = this.isCompound(words, told);
    if (!isCompound && this.isModifier(bare(words.at(-1) ?? '')) && !this.endsInNoun(told))
      return null;
    words = isCompound ? words : told;
    while (words.length > 0 && this.isFunction(words[0] ?? '')) words.shift();
    words = words.slice(0, LONGEST_TITLE);
    while (words.length > 0 && this.isFunction(words.at(-1) ?? '')) words.pop();
    const content = words.filter((word) => !this.isFunction(word));
    const names = content.filter((word) => !this.talk.neverNames.test(plain(bare(word))));
    if (!names.some((word) => bare(word).length > 2)) return null;
    return capitalized(words.join(' '));
  }

  /** `The rulebook's at the printer`, `the girls'll moan`: up to the noun that a verb is written onto. */
  private withoutClitic(words: readonly string[]): string[] {
    const end = words.findIndex(
      (word, at) =>
        CLITIC.test(word) || (POSSESSIVE.test(word) && this.isFunction(words[at + 1] ?? '')),
    );
    const noun = (words[end] ?? '').replace(/['’]\p{L}+$/u, '');
    return end < 0 ? [...words] : [...words.slice(0, end), noun];
  }

  /** Whether a phrase is called by a noun: its last word, or in languages with capitals for nouns any. */
  isNounPhrase(phrase: string): boolean {
    const words = wordsOf(phrase);
    const noun = (this.talk.nounFirst ? words[0] : words.at(-1)) ?? '';
    return (
      this.nouns.has(plain(noun)) &&
      !this.talk.neverNames.test(noun) &&
      words.every(
        (word) =>
          !this.isName(word) && !this.talk.noTopics.test(word) && !this.talk.iOrYou.test(word),
      )
    );
  }

  /** `La soirée d'ouverture`: a noun that says little is named by what follows it. */
  private isHead(words: readonly string[], at: number): boolean {
    const { nounFirst, date, countWords } = this.talk;
    const [word = '', next = ''] = words.slice(at, at + 2).map((one) => bare(one).toLowerCase());
    const leads = nounFirst?.prepositions.has(next) === true || /^d['’]\p{L}/u.test(next);
    return nounFirst !== null && leads && at === 0 && !date.test(word) && !countWords.test(word);
  }

  /** Whether the last of some words that carries meaning is a noun. */
  private endsInNoun(words: readonly string[]): boolean {
    const last = words.findLast((word) => !this.isFunction(word));
    return last !== undefined && this.nouns.has(plain(bare(last)));
  }

  /** Whether a word may be called upon to name a subject: no name, no date, no number, no `I`. */
  mayName(word: string): boolean {
    return (
      /^[\p{L}'’-]+$/u.test(word) &&
      !this.isName(word) &&
      !this.isFunction(word) &&
      ![this.talk.noTopics, this.talk.neverNames].some((one) => one.test(plain(word))) &&
      !this.talk.iOrYou.test(word) &&
      !this.talk.endsTitle.test(word) &&
      !this.talk.countWords.test(word) &&
      (!this.document.language.capitalizesNouns || this.nouns.has(plain(word)))
    );
  }

  /** Whether the words up to the first preposition are a noun phrase: `list of prices`, but not `stays on the list`. */
  isCalledByNoun(phrase: string): boolean {
    const words = phrase.split(' ');
    const link = words.findIndex((word) => this.talk.opening.links.has(word.toLowerCase()));
    return this.isNounPhrase(words.slice(0, link < 0 ? undefined : link).join(' '));
  }

  /** Whether it stands behind an article somewhere, alone or behind an adjective: a person's name does not. */
  hasArticle(word: string): boolean {
    return this.behindArticle.has(plain(word));
  }

  /** `The weir the handrail`: an article right behind a noun belongs to another clause; German and Romance genitives have one. */
  private beginsAnew(words: readonly string[], at: number): boolean {
    const { determiners, nounFirst } = this.talk;
    const [before = '', word = ''] = [words[at - 1], words[at]];
    return (
      nounFirst === null &&
      !this.document.language.capitalizesNouns &&
      determiners.has(word.toLowerCase()) &&
      !this.isFunction(before)
    );
  }

  /** `The open day`: without the common noun nothing but an adjective is left. */
  private isCompound(words: readonly string[], told: readonly string[]): boolean {
    const own = words.filter((word) => !this.isFunction(word));
    const left = told.filter((word) => !this.isFunction(word));
    const [first = '', last = ''] = own;
    return (
      own.length === 2 &&
      left.length === 1 &&
      left[0] === first &&
      !this.nouns.has(first.toLowerCase()) &&
      !this.isName(last) &&
      /^\p{Ll}+$/u.test(last) &&
      !this.talk.countWords.test(last)
    );
  }

  private isName(word: string): boolean {
    return this.names.has(
      bare(word)
        .toLowerCase()
        .replace(/['’]s$/u, ''),
    );
  }

  private isJoint(word: string): boolean {
    return this.document.language.stopWords.has(bare(word).toLowerCase());
  }

  private isFunction(word: string): boolean {
    const lower = bare(word).toLowerCase();
    return (
      lower === '' ||
      this.document.language.stopWords.has(lower) ||
      this.talk.determiners.has(lower)
    );
  }

  /** Learns from the text which words are nouns, and which are written with a capital in mid-sentence. */
  private read(): void {
    const { units, language } = this.document;
    for (const { text } of units)
      for (const { groups } of text.matchAll(ADDRESS))
        this.names.add(plain(groups?.['name'] ?? ''));
    const counts = new Map<string, { capital: number; all: number }>();
    for (const { text } of units)
      for (const [at, word] of wordsIn(text).entries()) {
        if (at === 0 || /^\p{N}/u.test(word)) continue;
        const count = counts.get(plain(word)) ?? { capital: 0, all: 0 };
        counts.set(plain(word), count);
        count.all += 1;
        if (/^\p{Lu}/u.test(word)) count.capital += 1;
      }
    this.readNouns(!language.capitalizesNouns);
    for (const [word, { capital: capitals, all }] of counts)
      if (this.names.has(word)) this.nouns.delete(word);
      else if (capitals >= all * NAME_SHARE && language.capitalizesNouns) this.nouns.add(word);
      else if (capitals >= all * NAME_SHARE && !this.nouns.has(word)) this.names.add(word);
    if (!language.capitalizesNouns) this.readPairs();
  }

  /** `Callum and Wiktoria.`: what is named beside a name, though only where a sentence begins. */
  private readPairs(): void {
    const pair = new RegExp(
      `(?<first>\\p{Lu}[\\p{L}’'-]+) ${this.talk.phrases.and} (?<second>\\p{Lu}[\\p{L}’'-]+)`,
      'gu',
    );
    for (const { text } of this.document.units)
      for (const { groups } of text.matchAll(pair)) {
        const first = plain(groups?.['first'] ?? '');
        const isBeside = this.names.has(plain(groups?.['second'] ?? ''));
        if (isBeside && !this.nouns.has(first)) this.names.add(first);
      }
  }

  /** A noun stands behind an article: the last content word there, in languages that put adjectives behind nouns the first. */
  private readNouns(isProof: boolean): void {
    const found = new Map<string, { noun: number; other: number; all: number }>();
    const add = (word: string, key: 'noun' | 'other' | 'all', much: number): void => {
      const one = found.get(word) ?? { noun: 0, other: 0, all: 0 };
      found.set(word, { ...one, [key]: one[key] + much });
    };
    for (const { text } of this.document.units)
      for (const part of text.split(/[.,;:!?…()"“”«»]+|\s[-–—]\s/u)) {
        const words = wordsIn(part).map(plain);
        for (const [at, word] of words.entries()) {
          add(word, 'all', 1);
          const trust = this.isFunction(word) ? 0 : this.leadIn(words, at);
          if (trust === 0) continue;
          const end = words.findIndex((one, next) => next > at && this.isFunction(one));
          const run = this.withoutVerb(
            words.slice(at, end < 0 ? undefined : end).slice(0, LONGEST_RUN),
            end - at > LONGEST_RUN ? undefined : words[end],
          );
          const noun = this.isModifier(words[end])
            ? undefined
            : this.talk.nounFirst
              ? run[0]
              : run.at(-1);
          for (const one of run) this.behindArticle.add(one);
          for (const one of run) add(one, one === noun ? 'noun' : 'other', trust);
        }
      }
    for (const [word, { noun, other, all }] of isProof ? found : [])
      if (noun >= LEAST_PROOF && noun >= all * NOUN_SHARE && noun >= other * 0.6)
        this.nouns.add(word);
  }

  /** Words behind an article without a verb that ends them. */
  private withoutVerb(words: string[], next: string | undefined): string[] {
    const [before = '', last = ''] = words.slice(-2);
    const isVerb =
      words.length > 1 && isVerbBetween(before, last, next ?? '', this.document.language);
    return isVerb ? words.slice(0, -1) : words;
  }

  /** `The famous one`, `the right way`: what stands before is no noun. */
  private isModifier(next: string | undefined): boolean {
    return next !== undefined && this.talk.nounFirst === null && this.talk.noTopics.test(next);
  }

  /** How surely a noun follows, by the words before it: `la` may be an article or a pronoun, `de la` is none. */
  private leadIn(words: readonly string[], at: number): number {
    const before = words[at - 1] ?? '';
    const { determiners, nounFirst, opening } = this.talk;
    if (opening.demonstratives.has(before)) return MAYBE;
    if (!nounFirst) return determiners.has(before) ? 1 : 0;
    if (nounFirst.prepositions.has(before))
      return nounFirst.infinitive.test(words[at] ?? '') ? 0 : 1;
    if (!nounFirst.pronouns.has(before)) return determiners.has(before) ? 1 : 0;
    return nounFirst.prepositions.has(words[at - 2] ?? '') ? 1 : MAYBE;
  }
}

/** Words, with elided articles set apart: `l'eau` is `l` and `eau`. */
function wordsIn(text: string): string[] {
  return [...text.replaceAll(/(?<!\p{L})([ldLD])['’](?=\p{L})/gu, '$1 ').matchAll(WORD)].map(
    ([word]) => word,
  );
}

function plain(word: string): string {
  return word.toLowerCase().replace(/['’]s$/u, '');
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
