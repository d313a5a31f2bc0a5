/** The closed classes of a language's words, each word of a list parted by spaces; a word may be in several. */
export interface ClosedClasses {
  /** What a sentence begins with before its verb: `I`, `that's`. */
  subject: string;
  /** The verbs that make tenses and questions, and the commonest others. */
  verb: string;
  /** `what`, `when`. */
  asking: string;
  preposition: string;
  determiner: string;
  /** `and`, `but`. */
  joining: string;
  /** `because`, `if`. */
  dependent: string;
  /** What only opens or answers: `yeah`, `okay`. */
  opener: string;
  negation: string;
  /** Pronouns that are no subject: `me`, `him`. */
  object: string;
  /** `now`, `then`, `also`. */
  adverb: string;
  /** Who speaks of themselves. */
  own: string;
  /** Who speaks to another one. */
  other: string;
  /** Endings that tell verbs, nouns and adverbs apart. */
  endings: readonly RegExp[];
}

/** The class of each word of a language, by what it does in a sentence: `subject verb` is another place than `verb subject`. */
export class WordClasses {
  private readonly known = new Map<string, string>();
  private readonly endings: readonly RegExp[];
  private readonly own: ReadonlySet<string>;
  private readonly other: ReadonlySet<string>;

  constructor({ endings, own, other, ...lists }: ClosedClasses) {
    this.endings = endings;
    this.own = new Set(own.split(' '));
    this.other = new Set(other.split(' '));
    for (const [name, list] of Object.entries(lists))
      for (const word of list.split(' '))
        this.known.set(word, `${this.known.get(word) ?? ''}${name.slice(0, 3)}`);
  }

  /**
   * @param word in small letters
   * @param capital whether it is written with a capital, as names are
   */
  of(word: string, capital: boolean): string {
    const known = this.known.get(word);
    if (known !== undefined) return known;
    if (/\p{N}/u.test(word)) return '9';
    if (capital) return 'Name';
    return `x${this.endings.findIndex((ending) => ending.test(word))}`;
  }

  /** Whether it is one of the small words of a language: a pronoun, an article, a common verb. */
  isClosed(word: string): boolean {
    return this.known.has(word);
  }

  isOpener(word: string): boolean {
    return this.known.get(word)?.includes('ope') === true;
  }

  saysI(words: readonly string[]): boolean {
    return words.some((word) => this.own.has(word));
  }

  saysYou(words: readonly string[]): boolean {
    return words.some((word) => this.other.has(word));
  }
}
