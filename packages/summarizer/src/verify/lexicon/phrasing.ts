/** Wordings that single rules look for. Patterns match lower-cased text unless they ignore case. */
export interface Phrasing {
  times: Times;
  /** What is denied, and what is said instead of it: `not from the field but from the hill`. Groups `denied` and `said`. */
  corrections: readonly RegExp[];
  /** Declines what someone offers or means to do: `please don't`, `no need`. */
  spared: RegExp;
  /** Says that something has still to come, or depends on something that has. */
  pending: RegExp;
  /** Prepositions of which one excludes the other in front of the same word. */
  relations: Readonly<Record<Relation, string>>;
  /** A way or a change from one to the other. Groups `from` and `to`. */
  ways: readonly RegExp[];
  /** An estimate that is too large or too small. */
  estimates: Trend;
  /** Verbs and comparatives by which prices and amounts change. */
  trends: Trend;
  /** Denies or compares: which way numbers change is not told then. */
  untold: RegExp;
  /** A verb by which a statement reports what someone says; folded, in the forms of reports. */
  saying: RegExp;
  /** Both or the whole. */
  both: RegExp;
  /** One or a part only. */
  only: RegExp;
  /** Turns a proposal or a request down; tested from the start of a reply. */
  turnsDown: RegExp;
  votes: Vote;
  /** Puts a number in the place of another one, where a sentence begins: `Make it six`. */
  putsInstead: RegExp;
  /** Takes back what was said just before: `forget that`, `no, hang on`. */
  takesBack: RegExp;
  /** Takes back what one promised or proposed: `I withdraw that`. */
  withdraws: RegExp;
  /** Corrects what was said just before, by oneself or by another one: `no, make it forty`. */
  corrects: RegExp;
  /** The last day on which something has to be done; group `day`. */
  deadlines: RegExp;
  /** A date that holds from now on: `it's now Monday`; group `date`. */
  moved: RegExp;
  /** Agrees to a day. */
  suits: RegExp;
  /** Says yes to a question. */
  affirms: RegExp;
  /** Declines a time only, and offers another one: `but I can have it on Friday`. */
  offersOther: RegExp;
  /** What one wished, meant or had proposed. */
  wished: RegExp;
  /** A statement says with this that something will not be done, or stays as it is. */
  dropped: RegExp;
  /** A verb by which a statement reports that someone asks; folded. */
  asking: RegExp;
  /** The votes for and against; groups `one` and `other`. */
  tally: RegExp;
}

export type Relation = 'before' | 'after' | 'with' | 'without';

/** What sets a number before now, what says that it holds now, and what stands between two numbers of a change. */
export interface Times {
  past: RegExp;
  now: RegExp;
  between: RegExp;
}

export interface Trend {
  up: RegExp;
  down: RegExp;
}

export interface Vote {
  for: RegExp;
  against: RegExp;
}

/** Matches any of some wordings, parted by bars, as whole words. */
export const whole = (list: string, flags = 'u'): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${list})(?!\p{L})`, flags);

export const times = (past: string, now: string, between: string): Times => ({
  past: whole(past, 'iu'),
  now: whole(now, 'iu'),
  between: whole(between, 'iu'),
});

export const trend = (up: string, down: string): Trend => ({
  up: whole(up, 'giu'),
  down: whole(down, 'giu'),
});

export const vote = (verb: string, yes: string, no: string): Vote => ({
  for: whole(String.raw`(?:${verb})(?: \p{L}+){0,3}? (?:${yes})`),
  against: whole(String.raw`(?:${verb})(?: \p{L}+){0,3}? (?:${no})`),
});

/** One of these words and nothing else. */
export const verbs = (list: string): RegExp => new RegExp(String.raw`^(?:${list})$`, 'u');

/** Only where a remark begins, behind fillers. */
export const opening = (fillers: string, list: string): RegExp =>
  new RegExp(String.raw`^(?:¡|(?:${fillers}),? )*(?:${list})(?!\p{L})`, 'u');

/** The words with which a remark begins, behind marks. */
export const starting = (list: string): RegExp =>
  new RegExp(String.raw`^\W*(?:${list})(?!\p{L})`, 'u');

/**
 * @param fine what is said of a day that suits
 * @param then ends a remark that names the day: `the sixteenth, then`
 */
export const suits = (fine: string, then: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${fine})(?!\p{L})|^\W*(?:\P{Z}+ ){0,3}\P{Z}+, (?:${then})(?!\p{L})`,
    'u',
  );

/** @param links what may stand before the date */
export const moved = (words: string, links: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})(?: (?:${links}))* (?<date>\p{L}+)(?!\p{L})`, 'gu');

/** Two numbers of votes: `three votes for to two`. */
export const tally = (votes: string, pro: string, to: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?<one>[\p{L}\p{N}-]+)(?: (?:${votes}))?(?: (?:${pro}))?,? (?:${to}) (?<other>[\p{L}\p{N}-]+)(?![\p{L}\p{N}])`,
    'gu',
  );

/** A mark between digits belongs to the number. */
const PART = String.raw`(?:[^.,;:()?!]|(?<=\p{N})[.,](?=\p{N})){1,40}`;

/** A way that is named by two words: `from … to …`. */
export const between = (from: string, to: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${from}) ?(?<from>${PART}?) (?:${to}) (?<to>${PART})`, 'giu');

/** What it becomes stands first: `… instead of …`. */
export const replacing = (words: string): RegExp =>
  new RegExp(String.raw`(?<to>${PART}?) (?:${words}) (?<from>${PART})`, 'giu');

/** Words behind a deadline among which the day stands: `by noon on Wednesday`. */
const DAY = String.raw`(?<day>(?:[\p{L}\p{N}.,'’]+ ?){1,5})`;

/** @param words what stands before the last day */
export const deadlines = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${words}) ${DAY}`, 'giu');
