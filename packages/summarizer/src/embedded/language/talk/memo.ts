/** How someone who speaks or writes for themselves notes down plans, lists and doubts in a language. */
export interface MemoCues {
  /** Has to be done, or is meant to be: `I have to`, `don't forget to`. */
  plans: RegExp;
  /** The same at the start of a sentence; group `rest` is what is to be done, as the language words it in a list. */
  order: RegExp;
  /** Looks like a plan and is none: a guess, a wish, a manner of speaking, the past. */
  noPlan: RegExp;
  /** Heads a list of what to buy, at the start. */
  list: RegExp;
  /** Opens or ends the note itself and says nothing in it. */
  frame: RegExp;
  /** Says that its speaker does not know or has not decided yet. */
  undecided: RegExp;
  /** Holds a word for `you` and means no one: French `rendez-vous`. Global. */
  noYou: RegExp;
  /** Speaks to others, as no one does in a memo. */
  addresses: RegExp;
}
