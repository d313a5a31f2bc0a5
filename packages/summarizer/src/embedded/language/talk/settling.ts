/**
 * How a group settles something in a language, beyond the words of one sentence: how it is put to the others, how it is
 * moved, how a thread of mails is closed.
 */
export interface Settling {
  /** At the end of a sentence: asks the others for assent or for objections. */
  puts: RegExp;
  /** Of these, asks who is against: there no one is a yes. */
  asksObjections: RegExp;
  /** A tag that may ask for assent or only for confirmation: `, yes?`, `, then?`. */
  tag: RegExp;
  /** It did not get through: `not carried`. */
  fails: RegExp;
  /** Says of what is reported that it was voted on: `by 17 votes to 9`, `unanimously`. */
  byVote: RegExp;
  /** Reports the vote and not what it was about: `14 voted in favour and 9 against`. */
  bareVote: RegExp;
  /** Reports who decided something, and in group `what` what that is: `The council voted to …`. */
  decidedTo: RegExp;
  /** How many were for it and against it, group `votes`. */
  votes: RegExp;
  /** The votes as they stand in brackets. */
  counted: (votes: string) => string;
  /** What was decided, as a list of decisions words it: in German without `zu`. */
  asDecided: (what: string) => string;
  /** A motion, up to what is moved. */
  moves: RegExp;
  /** Puts something to the vote that it names: `let's vote on whether we sell the field`. */
  putsToVote: RegExp;
  /** Only counts the votes: `Five in favour, one abstention.` */
  tally: RegExp;
  /** What else stands at the start in front of what is put forward or was decided: `how about`, `decision:`, `I'm for`. */
  frames: RegExp;
  /** Says of a vote that all are for it: `that's everyone`. */
  everyone: RegExp;
  /** Asks what the others think of something; no one knows yet: `how about a hedge?` */
  floats: RegExp;
  /** Says what all should do, or what its speaker would do in their place: `we should`, `I'd wait`. */
  urges: RegExp;
  /** The same, as a thought: `we could`, `maybe we`. */
  ponders: RegExp;
  /** Asks all of them whether they do something; no state, no need: `shall we`, `do we start at nine`. */
  invites: RegExp;
  /** Says only that it is so, at the start: `true`, `that's right`. */
  confirms: RegExp;
  /** Says what there is or is missing, at the start: `there's one for thirty`, `we've got two hundred`. */
  states: RegExp;
  /** Answers a vote for oneself, at the start: `for me, no`. */
  ownAnswer: RegExp;
  /** Puts something forward as a condition, at the start: Spanish `¿y si …?` */
  floatsIf: RegExp;
  /** A question by which something is put forward: `could we`, `do we`. */
  suggests: RegExp;
  /** At the start, before what is put forward: `I'd say Tuesday`. */
  ventures: RegExp;
  /** Comes back to a subject; group `topic`. */
  returns: RegExp;
  /** Works out what something comes to, at the start: `that's eleven lost`. */
  comesTo: RegExp;
  /** Behind what is settled, and no part of it: `Thirty, done`. */
  seals: RegExp;
  /** Before a colon at its end, or in a subject line: what follows is what came out. */
  closes: RegExp;
  /** At the end of a clause: accepts what the words before it name. */
  accepts: RegExp;
  /** At the end of a clause: declines it. */
  declines: RegExp;
  /** Says from when on something holds, or that it no longer does: `from Monday`, `no more`, `nothing leaves until`. */
  holdsFrom: RegExp;
  /** Says what stays, goes or comes, as an arrangement: `the door stays`, `it comes off the menu`. */
  arranges: RegExp;
  /** Says in between that its speaker only believes it: `, I think,`. */
  hedges: RegExp;
  /** Tells the others, at the start, to do what was spoken of: `buy it`, `keep the loaf`. */
  orders: RegExp;
  /** Says of what was offered which of it a group wants: `we'd like the Friday`. */
  chooses: RegExp;
  /** Ends with what becomes of the thing it names: `waltz out`, `the short one first`. */
  becomes: RegExp;
  /**
   * Takes back a proposal: `I withdraw my suggestion` one's own, `forget about the van` what group `thing` names, by anyone who put it
   * forward; `forget the 27th` a day, group `day`, and `the 27th is off` group `off`.
   */
  retracts: RegExp;
  /** As a whole: gives in to what was objected. */
  concedes: RegExp;
  /** Tells what was agreed at another time: `in March we agreed`, `settled since spring`. */
  recalls: RegExp;
  /** Settles on a day that was named before: `let's say`, `dann am`, `parfait pour`, `quedamos`. */
  fixes: RegExp;
  /** Says that a day, or what else was proposed, no longer comes into question: `the tenth makes no sense`. */
  rulesOut: RegExp;
  /** Says that a day suits: settles it for who asked whether it does. */
  suits: RegExp;
  /** As a whole: says that all will do what was put forward before, and nothing else: `let's do that`, `go for it`. */
  adopts: RegExp;
}
