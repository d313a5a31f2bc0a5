/**
 * How a language shows that a question was asked and got no answer: closed classes of words and forms of sentences, tested on
 * one sentence as it was said.
 */
export interface Answers {
  /** Does not know, only guesses, has asked and heard nothing: plain wherever it stands behind a question. */
  unknown: RegExp;
  /** Says that it depends; on what, may follow: in an interview that answers. */
  depends: RegExp;
  /** Leaves it for another time, or for someone who isn't there. */
  putsOff: RegExp;
  /** Goes on to another subject, at the start: `Last thing.` */
  movesOn: RegExp;
  /** Behind a statement: asks only whether it is right. */
  tag: RegExp;
  /** Looks for a person: `who`. */
  asksWho: RegExp;
  /** Answers such a question: there is no one so far. */
  nobody: RegExp;
  /** A guess in the form of a question, at the start: `Maybe the trainee?` */
  guesses: RegExp;
  /** Says that a person wants to know what follows; ends where the indirect question begins. */
  wantsToKnow: RegExp;
  /** Reports, in a written text, that what follows or what stands before is not known. */
  reported: RegExp;
  /**
   * Says in talk that something named there is open; one of the groups `clause`, `asked`, `left` and `wondered` where it is an indirect question: `whether we need a permit, I
   * couldn't tell you`, `that one is still up in the air`.
   */
  statesOpen: RegExp;
  /** As a whole, before an answer: says yes or no, or praises the question. */
  beforeAnswer: RegExp;
  /** Before a question: calls for attention and asks nothing itself. */
  opener: RegExp;
  /** Behind a question. */
  closer: RegExp;
  /** Asks for more than yes or no: `which`, `how`. */
  interrogative: RegExp;
  /** Begins with its verb, as what is answered with yes or no does. */
  inverts: RegExp;
  /** Asks for a number: `how many`. */
  asksCount: RegExp;
  /** Asks for a time: `when`. */
  asksTime: RegExp;
  /** Asks about what is to come: `will it`, `are we going to`. */
  asksAhead: RegExp;
  /** Will try to learn the answer: `I'll ask them`. */
  findsOut: RegExp;
  /** Is not sure of what it says: `I think`, `maybe`. */
  hedges: RegExp;
  /** Who speaks, or no one, does not or can't do something: `I couldn't tell you`. */
  disclaims: RegExp;
  /** Has asked someone: `I've rung them twice`. */
  hasAsked: RegExp;
}

/** Matches any of some wordings as whole words. */
export function anyWording(...wordings: string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}'’])(?:${wordings.join('|')})(?!\p{L})`, 'iu');
}
