/** How a language names things and points back to them: what `it` stands for in `I'll order it`. */
export interface Things {
  /** A noun phrase; groups `determiner` and `noun`, which may hold too many words at its end. */
  phrase: RegExp;
  /** Words that may stand between determiner and noun though they carry no meaning: `new`. */
  modifiers: ReadonlySet<string>;
  /** Nouns for people, which `it` never means; empty where gender tells as much. */
  persons: ReadonlySet<string>;
  /** What stands right before a phrase that only says where or when: `by the shed`. */
  oblique: RegExp;
  /** Up to a noun that says what someone or something is: `I'm a` disaster. No pronoun means it. */
  predicate: RegExp;
  /** Number and gender of what it names, as pronouns have them; empty where it shows none. */
  formsOf: (determiner: string, noun: string) => readonly string[];
  /** Pronouns for things with which something is done, each with the forms of what it may stand for. */
  pronouns: readonly { pattern: RegExp; forms: readonly string[] }[];
  /** Whether pronouns show the gender of what they mean. */
  tellsGender: boolean;
  /** Verbs with which such a pronoun means people: `ring them`. */
  people: RegExp;
  /** What it is called where it was spoken of before: `the tap` for `a new tap`. */
  definite: (determiner: string, noun: string, pronoun: string) => string;
  /** Whether the name may stand where the pronoun stood; otherwise it follows the sentence. */
  replaces: boolean;
}
