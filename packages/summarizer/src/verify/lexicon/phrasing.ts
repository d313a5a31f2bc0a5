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
  /** The last day on which something has to be done; group `day`. */
  deadlines: RegExp;
}

/** Lists of wordings, parted by bars, that are looked for in all languages at once: a statement may be in another one than its source. */
export interface Mentions {
  /** With no one against it and no one out of it. */
  unanimous: string;
  /** Stays out of a vote. */
  abstains: string;
  /** `Not only the roof but the gutters` denies nothing. */
  notOnly: string;
  /** Names what was first, or what something is compared with. */
  contrasts: string;
  /** What others think. */
  thought: string;
  /** Asks for something for oneself: `send me`, `lend us`, `mándame`. */
  forMe: string;
  /** What these limit is when it is, and not whether. */
  ofTime: string;
  /** Reports what someone wants or is against. */
  reports: string;
  /** Says itself that something came to nothing, or was only proposed. */
  turnedDown: string;
  /** Leaves something open, or speaks of what was not done. */
  leavesOpen: string;
  /** What is counted when people vote. */
  ballots: string;
}

export type Relation = 'before' | 'after' | 'with' | 'without';

/** What sets a number before now, and what says that it holds now. */
export interface Times {
  past: RegExp;
  now: RegExp;
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

export const times = (past: string, now: string): Times => ({
  past: whole(past, 'iu'),
  now: whole(now, 'iu'),
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
