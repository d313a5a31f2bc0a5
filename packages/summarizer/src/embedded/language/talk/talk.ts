import type { SpokenMarks } from './spoken-marks.ts';
import type { Opening } from './opening.ts';
import type { Things } from './things.ts';
import type { Delegating } from './delegating.ts';
import type { Wishes } from './wishes.ts';
import type { Explaining } from './explaining.ts';
import type { Answers } from './answers.ts';
import type { Duties } from './duties.ts';
import type { Telling } from './telling.ts';
import type { MemoCues } from './memo.ts';
import type { Settling } from './settling.ts';
import type { Genres } from './genres.ts';
import type { Joining } from './joining.ts';
import type { TakingOn } from './taking-on.ts';

/**
 * How people settle things with one another in a language: closed classes of words and forms of sentences, tested on one
 * sentence as it was said. Nothing here knows what is talked about.
 */
export interface Talk {
  /** Says yes to what was said before; tested from the start of a remark. */
  agrees: RegExp;
  /** Says no to it, or has a reservation. */
  objects: RegExp;
  /** Looks like {@link objects} and is none: `no objections`, `no problem`. */
  noObjection: RegExp;
  /** Says that something is settled. */
  settles: RegExp;
  /** Calls on the others to decide or to talk about something: `let's settle the workshop`. It settles nothing. */
  procedure: RegExp;
  /** Draws a conclusion from what was said: `so`, `then`, at the start. */
  concludes: RegExp;
  /** Names what all of the speakers do or will do. */
  weDo: RegExp;
  /** Takes back what its speaker has just said, at the start: `no, wait`. */
  corrects: RegExp;
  /** Makes an offer depend on a yes: `if you like`. */
  ifWanted: RegExp;
  /** Up to the first word of a date that is none: `not this` week, but not `not before` Friday. */
  deniesDate: RegExp;
  /** Puts forward what they might do. */
  proposes: RegExp;
  /** Asks whether all agree. */
  asksAssent: RegExp;
  /** Tells what has happened. */
  past: RegExp;
  /** Asks another on which day they do something: groups `rest`, `event`, or `verb`, `object` and `thing`. */
  asksDay: RegExp;
  /** Moves something to another date: `make it the 15th`. */
  reschedules: RegExp;
  /** Asks for the date of something. */
  asksWhen: RegExp;
  /** Leaves it in the air: conditionals, wishes, the past. */
  unreal: RegExp;
  /** Begins with a condition: such a sentence settles nothing. */
  conditional: RegExp;
  /** Begins with the reason for what was said just before: `because`. */
  reason: RegExp;
  /** No one knows. */
  unsure: RegExp;
  /** Leaves something for later. */
  defers: RegExp;
  /** Reports, in a written text, that something is not settled. */
  leftOpen: RegExp;
  /** Says that what follows is not known. */
  wonders: RegExp;
  /** Asks a person to do something; groups `name` and `rest` where they can be told. */
  asks: RegExp;
  /** The same in other words: `would you mind asking?`, `don't forget to ask`. */
  wishes: Wishes;
  /** Tells listeners what to do without asking anybody; group `rest`, and `when` where it begins with that. */
  assigns: RegExp;
  /** Asks for anyone. */
  asksAnybody: RegExp;
  /** Says that something is needed: what someone takes on afterwards may be about it. */
  needs: RegExp;
  /** What is to be done, where someone is looked for: groups `verb` and `thing` after `who`, else `infinitive`. */
  calls: readonly RegExp[];
  /** Takes on what was called for and says nothing else: `me`, `that's mine`, `give it to me`. */
  volunteers: RegExp;
  /** Says what one does oneself: with a date it is a promise, without one a habit or a state. */
  intends: RegExp;
  /** Takes something on. */
  promises: RegExp;
  /** Takes it on so plainly that nothing else has to show it: `I'll`, `myself`. */
  vows: RegExp;
  /** First-person sentences that promise nothing: states, habits, thoughts. */
  noPromise: RegExp;
  /** Repeats what someone else said of themselves: `she said, I'll move in with you`. */
  quotesOther: RegExp;
  /** Offers to do something, for the others to say yes to; group `rest`. */
  offers: RegExp;
  /** Does not take it on. */
  refuses: RegExp;
  /** Makes a task needless: `no need`, `forget it`. */
  withdraws: RegExp;
  /** It has been done before. */
  done: RegExp;
  /** When it is due. */
  due: RegExp;
  /** A date by itself, where one was asked for. */
  date: RegExp;
  /** A date, with the word before it, by which nothing is due: `from Monday`, `the one on Friday`. */
  noDue: RegExp;
  /** What something is to be done before, as a clause: `before the clocks go back`. */
  dueClause: RegExp;
  /** Announces a subject; group `topic`. */
  announces: readonly RegExp[];
  /** Greetings, thanks, small talk that carries nothing. */
  smallTalk: RegExp;
  /** Points to something said before, where a reader needs to know what. */
  points: RegExp;
  /** A pronoun for one person: `him`. */
  person: RegExp;
  /** Behind who or what is asked, who is meant: `ask the supplier what they use`. Global. */
  asksOfNamed: RegExp;
  /** How several are pointed to, `them`, and how they are named; null where the form of a pronoun does not tell. */
  several: { pronouns: RegExp; things: RegExp } | null;
  /** Begins with what points back: such a sentence is quoted together with the one before. */
  leans: RegExp;
  /** A word that counts: `three`, `hundred`, `half`. */
  countWords: RegExp;
  /** A word of {@link countWords} that is mostly something else: an article, `first` for `at first`. */
  noCount: RegExp;
  /** Speaks for oneself or to another. */
  iOrYou: RegExp;
  we: RegExp;
  /** Speaks to someone, or to all who listen. */
  addresses: RegExp;
  /** Asks to say something: in an interview that is a question. */
  asksToTell: RegExp;
  /** Speaks for a group that the speaker belongs to, or for oneself by the verb alone: `we opened`, Spanish `soy`. */
  speaksForOwn: RegExp;
  /** Articles and other words before a noun. */
  determiners: ReadonlySet<string>;
  /** Where adjectives mostly follow their noun; null where they stand before it. */
  nounFirst: NounFirst | null;
  /** Begins with what denies a noun: `no blame`. */
  denies: RegExp;
  /** Lists the subjects of a meeting as it opens; group `list`. */
  agenda: RegExp;
  /** Nouns so general that no one is asked for them: `process`, `way`. */
  generalNouns: RegExp;
  /** Words that no topic is called by though they are nouns: days, months, numbers, units, `thing`. */
  noTopics: RegExp;
  /** Adjectives and forms of verbs that may stand behind an article, as nouns do: no title is called by them. */
  neverNames: RegExp;
  /** A word that begins a clause and ends a title: a verb, a pronoun, `because`. */
  endsTitle: RegExp;
  clauses: ClauseCues;
  /** What was learned of talk without marks or names. */
  marks: SpokenMarks;
  opening: Opening;
  settling: Settling;
  joining: Joining;
  genres: Genres;
  takingOn: TakingOn;
  answers: Answers;
  delegating: Delegating;
  explaining: Explaining;
  /** How things are named and pointed back to; undefined where a pronoun tells nothing. */
  things?: Things;
  memo: MemoCues;
  duties: Duties;
  telling: Telling;
  phrases: Phrases;
  /** Where tasks are given out; undefined where nothing was trained. */
  places?: PlaceCues;
}

/** A logistic regression of where in a talk tasks are given out, by the cues of `cues.ts`. */
export interface TaskPlaces {
  /** What it was trained on, and by what. */
  provenance: string;
  bias: number;
  weights: Readonly<Record<string, number>>;
}

/** Cues beside those of {@link Talk} by which the places are found at which tasks are given out. */
export interface PlaceCues {
  number: RegExp;
  /** Says what will or should be done: `will`, `have to`. */
  will: RegExp;
  /** The same of others than the speaker alone: `you should`, `we'll`. */
  othersWill: RegExp;
  /** Begins with a word that goes on from what was said: `so`, `and`. */
  joins: RegExp;
  /** Says who will or should do what: a person, a modal, a verb of work. */
  task: RegExp;
  weights: TaskPlaces;
}

/** How nouns are known in languages whose articles are pronouns too. */
export interface NounFirst {
  prepositions: ReadonlySet<string>;
  /** Articles that may be pronouns before a verb: `la`. */
  pronouns: ReadonlySet<string>;
  /** A verb may follow a preposition in this form. */
  infinitive: RegExp;
}

/** How clauses begin. */
export interface ClauseCues {
  /** Two words that begin a question: `do we`, `what did`. */
  question: RegExp;
  /** Two words that follow the name of who is addressed: `could you`. */
  address: RegExp;
  /** A subject and its verb, one word or two: `I'll`, `we could`. */
  clause: RegExp;
  /** Words after which a subject goes on with the same clause: `that`, `if`, `because`. */
  binding: ReadonlySet<string>;
}

/** Sentences that are written around what was said. */
export interface Phrases {
  /** What it was about: the topics, joined. */
  about: (topics: string) => string;
  /** What someone who is interviewed talks about: the topics, joined. */
  tellsOf: (who: string, topics: string) => string;
  /** What a thread of mails is about: its subject, quoted. */
  mails: (subject: string) => string;
  /** What came out. */
  agreed: (statements: readonly string[]) => string;
  /** More that came out. */
  alsoAgreed: (statements: readonly string[]) => string;
  /** Who has something to do: names, joined. */
  tasksOf: (names: string) => string;
  /** Questions that no one answered. */
  stillOpen: (questions: readonly string[]) => string;
  /** The definite article where it is the same for every noun; null where the language has several. */
  article: string | null;
  /** Between what it is about and what is said of it. */
  colon: string;
  /** What a statement with a pronoun is about: a quotation. */
  on: (quotation: string) => string;
  /** That it is open whether, who, when …: an indirect question. */
  open: (clause: string) => string;
  /** Before an indirect question that says that the answer is not known; global, removed from it. */
  notKnown: RegExp;
  /** That someone will do what the infinitive says; null: it can't be said so. */
  willDo: (who: string, infinitive: string) => string | null;
  /** That someone does what `du hängst`, `te encargas` asks: verb in the second person, and what follows it. */
  doesIt: (who: string, verb: string, thing: string) => string;
  /** That someone does what `who orders it?` asks for: verb in the third person, and what follows it. */
  takesOn: (who: string, verb: string, thing: string) => string;
  /** What someone is asked to do for who asks, who is named in it: `Send me the minutes`, `schickst du mir das Protokoll`. */
  forAsker: (text: string, asker: string) => string;
  /** What stands in front of a question: `¿`, or nothing. */
  opensQuestion: string;
  /** Ends with an ordinal whose stop belongs to it: German `Der 28.`, but not `Das kostet 28.` */
  endsWithOrdinal: RegExp;
  /** A sentence without an opener that changes the order of its words; it stays as it is where it has none. */
  inOrder: (text: string) => string;
  /** What was decided, without a word that only draws the conclusion and changes the order of the others. */
  concluded?: (text: string) => string;
  /** Words that open or close a sentence and say nothing in a report. */
  trimStart: RegExp;
  trimEnd: RegExp;
  /** A main clause behind a comma up to the end that gives a reason or a remark: `, they owe us one`. */
  aside: RegExp;
  /** What only asks for assent or puts a proposal: `shall we say`, `we should`, `all in favour`. */
  voting: RegExp;
  /** A question whether all of them do something, without its mark, as what they do. */
  stated: (question: string) => string;
  /** A conclusion that there will not be something, group `thing`, and how it is written: `No band this year.` */
  none: { said: RegExp; text: (thing: string) => string } | null;
  /** A sentence that begins with a pronoun as its object, with the noun that it means from what was said before. */
  withNoun: (text: string, before: readonly string[]) => string | null;
  and: string;
  quote: (text: string) => string;
  /** The sentence in the third person, where its grammar allows it; null: it has to be quoted. */
  inThirdPerson: (text: string, speaker: string | undefined) => string | null;
  /** What a lecturer says of `us` as it holds for everyone; null: it has to be told of those who did it, or this is not known. */
  impersonally: (text: string) => string | null;
  /** What all of the speakers will do, as minutes put it: `Rent the small oven.`; null: it stays as it was said. */
  asDecision: (text: string) => string | null;
  /** Who takes something on where no one is named. */
  someone: string;
  /** What a speaker promises, as an order to no one in particular: `Ring the pub.` */
  asOrder: (text: string) => string | null;
}
