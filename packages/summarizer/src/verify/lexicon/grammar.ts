/**
 * Small words of one language, parted by blanks and written with their accents. Rules take those of one language
 * (`wordsByLanguage`) or of all (`wordsInAnyLanguage`); empty where a language has none.
 */
export interface Grammar extends Joints, Denials, Links, Pronouns, Verbs, Particles {}

interface Joints {
  and: string;
  but: string;
}

interface Denials {
  /** Deny anything that follows. */
  not: string;
  /** Answers: `the hall, no`. */
  no: string;
  /** Deny the noun behind them; `not` may deny anything else. */
  none: string;
  /** Denies a noun behind it, and anything else as well: `pas de lien`. */
  notAny: string;
  without: string;
}

/** What stands before a noun or a name. */
interface Links {
  articles: string;
  /** Before a name by which it is not the one who acts. */
  prepositions: string;
  /** Before the one who acts in a passive. */
  by: string;
  /** Before the name of a place. */
  places: string;
  /** Before how long something has been so. */
  since: string;
  /** What stands behind a noun or a verb at the start of a note, and seldom behind a name. */
  ruled: string;
}

interface Pronouns {
  i: string;
  we: string;
  /** The first person where it does not act. */
  me: string;
  /** The third person, in all of its cases. */
  they: string;
  mine: string;
  theirs: string;
  /** Before a name: `Frau Kessler`. */
  titles: string;
  /** Before who does it themselves: `let me order it`. */
  lets: string;
}

interface Verbs {
  /** Forms of `be` and `have`, which change with the person. */
  be: string;
  /** Plurals behind a number whose noun was named before: `two have been hired`. */
  plurals: string;
  /** Between a subject and its verb or what it is: auxiliaries, adverbs, negations, object pronouns. */
  between: string;
}

interface Particles {
  /** Left out when someone else tells it. */
  fillers: string;
  /** Count how often: `not once` denies no event. */
  often: string;
  /** What is compared with nothing in particular: `more than anything`, `more than doubled`. */
  anything: string;
  /** What follows is counted by another number: `900 a month`. */
  per: string;
  /** Where some are, behind their number: `sixty on the list`. */
  placed: string;
  /** Begin a condition. */
  conditions: string;
  /** Names a share of a hundred in one word. */
  percent: string;
  /** Only say how a date is meant: `by`, `no later than`. */
  dating: string;
  /** Words of time: another one is another date. */
  times: string;
  /** Festivals, which have capitals and are no names. */
  festivals: string;
}
