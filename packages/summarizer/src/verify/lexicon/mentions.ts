/**
 * Lists of wordings, parted by bars, that are looked for in all languages at once (see `inAnyLanguage`): a statement may be in another
 * language than its source. They match lower-cased text with its accents; empty where a language has none.
 */
export interface Mentions
  extends
    PersonMentions,
    RemarkMentions,
    DecisionMentions,
    ContrastMentions,
    TimeMentions,
    AmountMentions {}

/** Who speaks, who listens, and what one asks of the other. */
interface PersonMentions {
  /** Asks for something for oneself: `send me`, `lend us`, `mándame`. */
  forMe: string;
  /** Addresses who listens. */
  you: string;
  /** Behind `and`: the other one does the rest. */
  andYou: string;
  /** Who speaks where no one is named; folded. */
  speakers: string;
  /** Who listens; folded. */
  listeners: string;
  /** The subject of a talk comes next. */
  speaksOf: string;
  /** What others think. */
  thought: string;
  /** Endings that make an inhabitant or an adjective of a place: `Californian`, `Berliner`. */
  ofPlace: string;
}

/** How remarks and sentences are made. */
interface RemarkMentions {
  /** Asks back behind a conclusion: `So fourteen, yes?` */
  askingBack: string;
  /** Yields a little before an objection: `well, but …` */
  yielding: string;
  /** Said of what one has just said oneself (`It's dear, I don't know, forty bucks`), or of something else that it names. */
  hedges: string;
  /** A stop behind these ends no sentence. */
  abbreviations: string;
  /** What inflection adds. */
  inflections: string;
}

interface DecisionMentions {
  /** With no one against it and no one out of it. */
  unanimous: string;
  /** Stays out of a vote. */
  abstains: string;
  /** What is counted when people vote. */
  ballots: string;
  /** Counts those who vote. */
  hands: string;
  /** Says itself that something came to nothing, or was only proposed. */
  turnedDown: string;
  /** Leaves something open, or speaks of what was not done. */
  leavesOpen: string;
}

/** What is denied, restricted or set against something else. */
interface ContrastMentions {
  /** `Not only the roof but the gutters` denies nothing. */
  notOnly: string;
  /** Names what is not meant: `rather than Wednesday`. */
  ratherThan: string;
  /** Names what was first, or what something is compared with. */
  contrasts: string;
  /** Begins a clause that holds against the one behind it: `although`. */
  concedes: string;
  /** Compares with something that is no thing: `than what was agreed`. */
  thanWhat: string;
  /** What these limit is when it is, and not whether. */
  ofTime: string;
  /** Reports what someone wants or is against. */
  reports: string;
}

interface TimeMentions {
  today: string;
  tomorrow: string;
  /** Stands before a day of the month. */
  onDay: string;
  /** Behind the digits of a day: `15th`, `15.`. */
  dayMarks: string;
  /** Between a day and its month, or a thing and its owner. */
  of: string;
  /** Between the first and the last of some days or hours. */
  upTo: string;
  /** Before the month or its beginning. */
  before: string;
  beginning: string;
  /** The month or the year comes next. */
  endOf: string;
  endOfMonth: string;
  endOfYear: string;
  /** Before the unit of a period: `this week`, `nächstes Jahr`. */
  periodAhead: string;
  /** Behind it: `el mes que viene`. */
  periodBehind: string;
  /** How words for a period begin that is the next one, or the last one. */
  next: string;
  last: string;
  /** Times of the clock that have names, and hours in words: `noon`, `half past six`. */
  namedHours: string;
  /** Behind the digits of an hour. */
  hourMarks: string;
  /** Before an hour. */
  beforeHour: string;
  /** Between an hour and its day. */
  onDate: string;
}

interface AmountMentions {
  /** Currencies; with and without accents. */
  money: string;
  /** Scales; with and without accents. */
  hundred: string;
  thousand: string;
  million: string;
  billion: string;
  percent: string;
  half: string;
  /** `Twelve cents and a half`. */
  andAHalf: string;
  /** More words for `per`, where only a unit of time stands behind them: `die Stunde`. */
  perUnit: string;
  /** For each person or piece. */
  each: string;
  /** A multiple stands before it: `five times`. */
  times: string;
  days: string;
  /** Compares: what lies between two numbers goes without saying. */
  compares: string;
  /** The number behind it is a bound. */
  below: string;
  above: string;
}
