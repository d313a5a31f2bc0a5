/** How people look for someone, take something on and say when, beside what promises and asks in so many words. */
export interface TakingOn {
  /** Looks for who does something, at the start; by what someone has or knows no one is looked for. */
  whoDoes: RegExp;
  /** Speaks to all of them: one after the other takes it on. */
  asksAll: RegExp;
  /** Looks for someone, or means anyone. */
  somebody: RegExp;
  /** As a whole: takes on what all of them were asked to do. */
  willDo: RegExp;
  /** A verb by which one takes on whatever was spoken of. */
  takesOn: RegExp;
  /** As a whole, without its date: takes on what another one has just named, and says nothing else. */
  bare: RegExp;
  /** A name alone, group `name`, that answers who does it: `Gil.`, `Well, Gil then.` */
  namesWho: RegExp;
  /** As a whole: takes on to find something out. */
  findsOut: RegExp;
  /** Asks someone to find out a quantity: `measure the door`, `how many there are`. */
  asksQuantity: RegExp;
  /** Says what someone could do. */
  could: RegExp;
  /** What someone of the speaker's own will do: `my daughter will scan them`. */
  byOwn: RegExp;
  /** Says how little there is to do for what one has taken on: `I'll just change the dates`. */
  merely: RegExp;
  /** Tells another one that they will have it, at the start. */
  gives: RegExp;
  /** Says of oneself what another one has said, at the start. */
  meToo: RegExp;
  /** Asks whether it is so, behind what is to be done, to the end: `, right?` */
  asksToConfirm: RegExp;
  /** What the one who asks goes on to do, alone or with the others: `ask them, and we'll take it up again in May`. */
  ownPlan: RegExp;
  /** How long something goes on, at the start of a date: nothing is due then. */
  lasts: RegExp;
  /** Asks for time up to the date, at the start: `give me till Friday`. */
  asksTime: RegExp;
  /** What someone says while looking for a date: `by, what, the twentieth`. Global. */
  searching: RegExp;
  /**
   * As a whole: reports that something has been done; group `thing` as it is now, `deed` as what its speaker
   * did, which may be for a day to come: `I've booked the van for Sunday`.
   */
  reportsDone: RegExp;
  /** Behind a name, at the start: tells what this person has done. */
  hasActed: RegExp;
}
