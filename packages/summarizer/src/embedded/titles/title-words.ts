import type { Document } from '../document.ts';
import type { Talk } from '../language/talk.ts';
import { wordsOf } from '../words.ts';

const LONGEST_TITLE = 6;
/** Share of a word's occurrences with a capital in mid-sentence from which it is a name. */
const NAME_SHARE = 0.6;

/** Which words may stand in a title: nouns, and no names of people, days, months or numbers. */
export class TitleWords {
  private readonly talk: Talk;
  private readonly document: Document;
  private readonly nouns = new Set<string>();
  private readonly names = new Set<string>();

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
    let words = clause
      .trim()
      .split(/\s+/u)
      .filter((word) => word !== '');
    const verb = words.findIndex((word, at) => at > 0 && this.talk.endsTitle.test(word));
    if (verb > 0) words = words.slice(0, verb);
    const told = words.filter(
      (word) => (!this.isName(word) && !this.talk.noTopics.test(bare(word))) || this.isJoint(word),
    );
    words = this.isCompound(words, told) ? words : told;
    while (words.length > 0 && this.isFunction(words[0] ?? '')) words.shift();
    words = words.slice(0, LONGEST_TITLE);
    while (words.length > 0 && this.isFunction(words.at(-1) ?? '')) words.pop();
    const content = words.filter((word) => !this.isFunction(word));
    if (content.length === 0 || !content.some((word) => bare(word).length > 2)) return null;
    return capital(words.join(' '));
  }

  /** Whether a phrase is called by a noun: its last word, or in languages with capitals for nouns any. */
  isNounPhrase(phrase: string): boolean {
    const words = wordsOf(phrase);
    const last = words.at(-1)?.toLowerCase() ?? '';
    return (
      this.nouns.has(last) &&
      words.every(
        (word) =>
          !this.isName(word) && !this.talk.noTopics.test(word) && !this.talk.iOrYou.test(word),
      )
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

  /** Learns from the text which words follow an article, and which are written with a capital in mid-sentence. */
  private read(): void {
    const counts = new Map<string, { capital: number; all: number }>();
    const german = this.document.language.tag === 'de';
    for (const { text } of this.document.units) {
      const words = [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)].map(([word]) => word);
      for (const [at, word] of words.entries()) {
        const lower = word.toLowerCase().replace(/['’]s$/u, '');
        const before = words[at - 1]?.toLowerCase() ?? '';
        const far = words[at - 2]?.toLowerCase() ?? '';
        if (!german && this.talk.determiners.has(before)) this.nouns.add(lower);
        else if (!german && this.talk.determiners.has(far) && !this.isFunction(before))
          this.nouns.add(lower);
        if (at === 0 || /^\p{N}/u.test(word)) continue;
        const count = counts.get(lower) ?? { capital: 0, all: 0 };
        counts.set(lower, count);
        count.all += 1;
        if (/^\p{Lu}/u.test(word)) count.capital += 1;
      }
    }
    for (const [word, { capital: capitals, all }] of counts)
      if (capitals >= all * NAME_SHARE && german) this.nouns.add(word);
      else if (capitals >= all * NAME_SHARE && !this.nouns.has(word)) this.names.add(word);
  }
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase());
}
