/** The small words by which sentences are joined, denied and answered: each a pattern's source, its words parted by bars. */
interface SmallWords {
  and: string;
  but: string;
  /** Words behind yes or no that set a limit to it: `but`, `though`. */
  limits: string;
  or: string;
  /** Denies the word beside it: `not`. */
  not: string;
  if: string;
  /** Binds a condition to what stands before it: `if`, `provided`. */
  provided: string;
  because: string;
  /** Says that something holds only under a condition, or only from then on: `only if`, `only once`. */
  onlyIf: string;
  /** Who speaks, alone. */
  i: string;
  /** The same, alone or with others. */
  we: string;
  yes: string;
  no: string;
}

/** How clauses are joined, set against each other, denied and answered. */
export interface Joining {
  or: RegExp;
  if: RegExp;
  but: RegExp;
  /** Begins with `but`, or with one word and `but`. */
  beginsWithBut: RegExp;
  /** Sets a limit to a yes or no right behind it; group `first` is the next word. */
  yesBut: RegExp;
  /** Holds only under a condition, at the start: `but only if`. */
  beginsWithOnlyIf: RegExp;
  /** Denies what follows, at the start. */
  beginsWithNot: RegExp;
  /** Begins with yes or no and a mark: it could stand alone. */
  yesOrNo: RegExp;
  /** Begins with yes or no, with a mark behind it or without. */
  beginsWithYesOrNo: RegExp;
  /** Begins with yes, and a mark behind it. */
  yes: RegExp;
  /** Between two clauses that are joined by a word or a mark. */
  clauses: RegExp;
  /** Between two clauses, the second of which may say the contrary. */
  contrasts: RegExp;
  /** From where its speaker goes on about themselves, to the end: `…, and I want to know by Friday`. */
  ownClause: RegExp;
  /** Begins with who speaks. */
  beginsWithI: RegExp;
  /** A reason behind what was said, to the end. */
  reasonBehind: RegExp;
  /** A condition behind what was said, to the end. */
  conditionBehind: RegExp;
  /** Before a correction: `Monday... no, Tuesday`. */
  correction: RegExp;
}

/** Patterns made of a language's small words. */
export function joiningOf(words: SmallWords): Joining {
  const {
    and,
    but,
    limits,
    or,
    not,
    if: condition,
    provided,
    because,
    onlyIf,
    i,
    we,
    yes,
    no,
  } = words;
  return {
    or: new RegExp(String.raw`(?<!\p{L})(?:${or})(?!\p{L})`, 'iu'),
    if: new RegExp(String.raw`(?<!\p{L})(?:${condition})(?!\p{L})`, 'iu'),
    but: new RegExp(String.raw`(?<!\p{L})(?:${but})(?!\p{L})`, 'iu'),
    beginsWithBut: new RegExp(String.raw`^(?:\p{L}+,? )?(?:${but})(?!\p{L})`, 'iu'),
    yesBut: new RegExp(String.raw`^\p{L}+, (?:${limits}) (?<first>\p{L}[\p{L}'’]*)`, 'iu'),
    beginsWithOnlyIf: new RegExp(String.raw`^(?:(?:${but}),? )?(?:${onlyIf})(?!\p{L})`, 'iu'),
    beginsWithNot: new RegExp(String.raw`^(?:(?:${but}),? )?(?:${not}),? `, 'iu'),
    yesOrNo: new RegExp(String.raw`^(?:${yes}|${no})(?=[,.!])`, 'iu'),
    beginsWithYesOrNo: new RegExp(String.raw`^(?:${yes}|${no})(?=[\s,.!–—-]|$)`, 'iu'),
    yes: new RegExp(String.raw`^(?:${yes})[.!,]`, 'iu'),
    clauses: new RegExp(String.raw`[;:] |, (?:${and}|${but}) `, 'iu'),
    contrasts: new RegExp(String.raw`[,;] ?| (?=(?:${but}) )`, 'u'),
    ownClause: new RegExp(String.raw`,? (?:${and}|${but}) (?=(?:${we})(?!\p{L})).*$`, 'u'),
    beginsWithI: new RegExp(String.raw`^(?:${i})(?=\P{L})`, 'iu'),
    reasonBehind: new RegExp(String.raw`, (?:${because}) .*$`, 'iu'),
    conditionBehind: new RegExp(String.raw`, (?:${provided}) .*$`, 'iu'),
    correction: new RegExp(String.raw`(?:\.{3}|…|[–—]|,) *(?=(?:${no})(?:,| ))`, 'iu'),
  };
}
