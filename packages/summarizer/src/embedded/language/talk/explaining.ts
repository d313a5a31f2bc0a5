/** How a lecturer gives listeners something to do. */
export interface Homework {
  /** Speaks of exercises, of what is to be handed in or signed: what stands behind it in the same paragraph belongs to it. */
  begins: RegExp;
  /** Tells listeners there what they have to do. */
  tells: RegExp;
  /** Says only when and where it is to be handed in: `That's due on Friday, on the portal.` */
  goesOn: RegExp;
  /** When they meet again, as a day by which something is done: `for next time`. */
  nextTime: RegExp;
  /** Tells them what they hand in, bring or read by a date, as a statement: `And you upload it by Monday.` */
  delivers: RegExp;
  /** Tells listeners what to do before they meet again, and needs no other sign of homework if it says {@link please}. */
  bids: RegExp;
  please: RegExp;
  /** Tells them, directly behind the announcement of homework, what they do for it, at the start: `You measure your room.` */
  tellsYou: RegExp;
  /** Says, as a statement, what they may do: `You can bring a calculator.` */
  allows: RegExp;
}

/** How a lecturer takes back what they said. */
export interface SlipForms {
  /** Says what was said before: `I said`, `I've told you`. */
  admits: RegExp;
  /** Says that it was wrong: `that's a mistake`, `out by a factor of ten`. */
  wrong: RegExp;
  /** A zero as it is said in a decimal number: one word. */
  zero: RegExp;
  /** Leads to the sentence that puts it right. */
  corrected: (right: string) => string;
}

/** How a lecturer explains a term in a language, tested on one cleaned sentence. */
export interface Explaining {
  /** The term stands at the start (`Inflation is …`) or at the end (`… is called inflation`): group `term`. */
  terms: readonly RegExp[];
  /** Says how something is calculated: `equals`, `divided by`. */
  formula: RegExp;
  /** Says that a summary follows, up to that. */
  sumsUp: RegExp;
  /** Says what the lecture will be about, or was about last time. */
  plan: RegExp;
  /** Says what others hold to be true: `Many people think`. */
  believed: RegExp;
  /** A sentence that only says that what stands before it is wrong: `That is a myth.` */
  denies: RegExp;
  /** Speaks of lectures and exams. */
  school: RegExp;
  /** What listeners are given to do. */
  homework: Homework;
  /** Speaks of the room and of those in it: who may open the window, whether they hear, where to mind the step. */
  room: RegExp;
  /** Begins an example. */
  example: RegExp;
  /** Asks whether what stands before it is right. */
  trueOrFalse: string;
  /** Only asks for the reason of what stands before it: `Why?` */
  asksWhy: RegExp;
  /** Beside a question: leaves its answer for later, `Think about it.` */
  leavesAnswer: RegExp;
  /** Comes back to such a question: `Back to my question.` */
  returns: RegExp;
  slip: SlipForms;
  /** Begins with its place in a row: `Second, …`. */
  ordinal: RegExp;
  /** Turns aside from the subject: `By the way`. */
  digresses: RegExp;
  /** Asks what a term means, which is quoted: right for any gender and number. */
  ask: (term: string) => string;
}

/** A term in so many words at most, of which the first is none of these. */
export function termOf(most: number, notFirst: string): string {
  const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’-]*`;
  return String.raw`(?<term>(?!(?:${notFirst})(?!\p{L}))${word}(?: ${word}){0,${most - 1}}?)`;
}

/** `And here is the definition, osmosis is …`, `Definition, bitte mitschreiben: …`, in any of the languages. */
export const BEFORE_DEFINITION =
  /^.{0,80}?(?<!\p{L})(?:definition|définition|definición)(?:,[^:,]{1,30})? ?[:,] /iu;
