import type { Talk } from './talk/talk.ts';

/** What the summarizer knows of one language; everything but stop words and stems may be missing. */
export interface Language {
  /** BCP 47 primary tag; null: not recognised. */
  tag: string | null;
  /** Lower-cased function words: they carry no topic. */
  stopWords: ReadonlySet<string>;
  /** Prefixes written onto the next word with an apostrophe (French `l'`, Italian `dell'`). */
  elision: RegExp | null;
  /** Whether every noun has a capital, as in German: then a capital shows a noun, elsewhere a name. */
  capitalizesNouns: boolean;
  /** Reduces a lower-cased word to what its inflected forms share. */
  stem(this: void, word: string): string;
  /** How people spell it in a hurry; undefined: nothing is known. */
  hasty?: HastySpelling;
  /** Lower-cased words that end in a full stop without ending the sentence, without that stop. */
  abbreviations: ReadonlySet<string>;
  /** How people talk in it; null: talk is only tidied. */
  speech: SpokenLanguage | null;
  /** Words that tell what a sentence does; null: only its content counts. */
  style: Style | null;
  /** Wordings by which decisions, tasks and explanations are known. */
  wording: Wording | null;
  /** How people agree, ask and promise; null: nothing is read from a conversation but what {@link Wording} finds. */
  talk: Talk | null;
}

/** What is written down of a language by hand; the rest comes from libraries. */
export interface LanguageDetails extends Pick<
  Language,
  'elision' | 'hasty' | 'abbreviations' | 'speech' | 'style' | 'wording'
> {
  talk?: Talk;
  /** Default: not. */
  capitalizesNouns?: boolean;
  /** Function words that the library's list lacks. */
  moreStopWords: ReadonlySet<string>;
}

/** Spellings of chats, each a global pattern and what one writes instead. */
export interface HastySpelling {
  /** Without an apostrophe, and no other word: `dont`, French `cest`. */
  sure: readonly (readonly [RegExp, string])[];
  /** Without an apostrophe, and another word elsewhere: `ill ring her`. */
  likely: readonly (readonly [RegExp, string])[];
  /** In short, and no other word wherever they stand: `weds`, `sat morning`, French `jsais`. */
  always: readonly (readonly [RegExp, string])[];
}

/** How people sound while they think. Words are lower-cased, without punctuation. */
export interface SpokenLanguage {
  /** Sounds without any meaning, with the commas around them: `, um, `. Global. */
  sounds: RegExp;
  /** Fillers that are words elsewhere. */
  hedges: readonly Hedge[];
  /** One to three words that only open a remark: `well`, `i mean`, `i think that`. */
  openers: ReadonlySet<string>;
  /** Openers that are words of a sentence too (`no`, `now`): they go only where a mark or another opener follows. */
  pausedOpeners: ReadonlySet<string>;
  /** Beginnings that look like openers and are none: `so far`, `right now`. */
  notOpeners: ReadonlySet<string>;
  /** Words that only trail off: `and so`, `or something`. */
  closers: ReadonlySet<string>;
  /** Words that are said twice on purpose: `three three nine`. */
  repeatable: ReadonlySet<string>;
  /** Words that end no phrase: behind a comma they were stammered (`the, the`), where `he went in, in May` says two things. */
  unfinished: ReadonlySet<string>;
  /** False starts of one word: `the a`, `of we`. Global; null: not known. */
  falseStarts: RegExp | null;
  /** Forms that are spoken and not written (`we'll`, `gonna`), each a global pattern and what one writes instead. */
  shortForms: readonly (readonly [RegExp, string])[];
  /** Words that, with a capital letter in mid-sentence, begin it anew: `since we all the For example`. */
  restarts: ReadonlySet<string>;
  /** Words at which a remark without punctuation may be cut in two: `so`, `and`, `because`. */
  joints: ReadonlySet<string>;
}

/** Of a language of which nothing but its sounds is known. */
export const ONLY_SOUNDS: Omit<SpokenLanguage, 'sounds'> = {
  hedges: [],
  openers: wordSet(''),
  pausedOpeners: wordSet(''),
  notOpeners: wordSet(''),
  closers: wordSet(''),
  repeatable: wordSet(''),
  unfinished: wordSet(''),
  falseStarts: null,
  shortForms: [],
  restarts: wordSet(''),
  joints: wordSet(''),
};

/** Words that mean nothing (`you know`), but for some neighbours (`do you know`, `you know that`). */
export interface Hedge {
  words: readonly string[];
  unlessAfter: ReadonlySet<string>;
  unlessBefore: ReadonlySet<string>;
  /** Words beside which it only fills; by default any. */
  onlyBeside?: ReadonlySet<string>;
}

/** Sets of lower-cased words whose rate in a sentence says how well it stands alone. */
export interface Style {
  i: ReadonlySet<string>;
  we: ReadonlySet<string>;
  you: ReadonlySet<string>;
  negation: ReadonlySet<string>;
  /** `must`, `will`, `need`: what is wanted or planned. */
  obligation: ReadonlySet<string>;
  /** What points at something said before: `that`, `it`, `he`. */
  pointing: ReadonlySet<string>;
  /** Conclusions, goals, main points. */
  emphasis: RegExp;
  /** What the talk is about. */
  agenda: RegExp;
}

/** Explicit wordings; tested on cleaned sentences. */
export interface Wording {
  decision: RegExp;
  notDecision: RegExp;
  /** An explanation: groups `term` and `meaning`. */
  definition: RegExp;
  /** The task that a remark takes on or gives to someone, if it does. */
  taskIn(this: void, remark: SentenceInContext): WordedTask | null;
}

/** A sentence with what has to be known to tell who is meant. */
export interface SentenceInContext {
  text: string;
  speaker: string | undefined;
  /** Who else talks. */
  others: readonly string[];
  /** Names of people: who talks, and who is named in the middle of a sentence. */
  names: ReadonlySet<string>;
  /** What another speaker says next; empty where no one does. */
  reply: string;
}

export interface WordedTask {
  owner?: string;
  /** As it was said: `by Friday`. */
  due?: string;
  /** How sure it is: 1 is a plain promise. */
  weight: number;
}

/** For what a language has no words for. */
export const NEVER = /(?!)/u;

/** A set of the words or phrases in a list parted by bars. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split('|').map((entry) => entry.trim()));
}

/** Matches any of some wordings as whole words, in any alphabet with letters. */
export function anyOf(...wordings: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${wordings.join('|')})(?![\\p{L}\\p{M}])`, 'iu');
}

/** Tasks by wording alone, for languages without a grammar of their own. */
export function taskByWording(rules: {
  /** What speakers take on themselves. */
  promise: RegExp;
  /** What someone is asked to do. */
  request: RegExp;
  /** Habits, guesses, conditions. */
  unless: RegExp;
  due: RegExp;
}): Wording['taskIn'] {
  return ({ text, speaker }) => {
    const promised = rules.promise.test(text) && !/[?？؟]$/u.test(text);
    if ((!promised && !rules.request.test(text)) || rules.unless.test(text)) return null;
    const due = text.match(rules.due)?.[0];
    const owner = promised ? speaker : undefined;
    return {
      weight: 1,
      ...(due === undefined ? {} : { due }),
      ...(owner === undefined ? {} : { owner }),
    };
  };
}
