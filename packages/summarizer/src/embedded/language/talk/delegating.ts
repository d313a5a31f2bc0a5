/** How people assign something to others and do not ask: tested on one sentence as it was said. */
export interface Delegating {
  /**
   * Says of someone by name what they are to do; groups `who`, `rest` where it is an infinitive, `verb` where that stands before the
   * name, and `sure` where nothing else can be meant.
   */
  does: readonly RegExp[];
  /** The one of these by which who speaks passes it on: `Ann will send it, I'll tell her`. */
  passesOn: RegExp;
  /** Says whose something is to do: `that's one for Ann`; groups `who` and `sure`. */
  isFor: readonly RegExp[];
  /** Says what someone is to do who was named just before: `she can have it done by Friday`; group `rest` as above. */
  goesOn: RegExp;
  /**
   * Orders who is called by name to do something; groups `called`, `order` or `verb` and `thing`, and `loose` where it has the form of an
   * order but may be none: only who says yes is given it.
   */
  orders: readonly RegExp[];
  /** Orders someone who is not called by name: only who says yes is given it. Groups `order`, or `verb`, `object` and `thing`. */
  commands: readonly RegExp[];
  /** Asks all of them to do something, who are not called by name; group `order`. */
  toAll: readonly RegExp[];
  /**
   * Shares work between who speaks and who is spoken to; groups `own`, the clause of the first, `lead`, its subject and verb, `called`,
   * `verb` where the second clause has one, and `thing`.
   */
  shares: readonly RegExp[];
  /** Says until when someone is away, or when they are back: nothing is due then. */
  absent: RegExp;
}
