/** How someone opens a subject in a language: closed classes of words around the noun phrase that names it. */
export interface Opening {
  /** At the start: puts what follows behind what was talked about, `next`, `last thing`, `item four`. */
  leads: RegExp;
  /** Behind the name: `The projector, then`. */
  tails: RegExp;
  /** Those of them by which an agenda begins: `The open evening first`. */
  first: RegExp;
  /** The same behind the name, as a clause of its own: `…, one more thing`. */
  added: RegExp;
  /** A word that stands alone, and tells how its speaker finds it: `Brilliant.` */
  exclaims: RegExp;
  /** Behind the name, as a sentence of its own: gives someone the floor, `That's you`, `Where are we?` */
  handsOver: RegExp;
  /** Asks for the floor, or gives it, to talk about something; group `topic`. */
  raises: RegExp;
  /** Words inside a noun phrase that are no nouns: prepositions, `and`. */
  links: ReadonlySet<string>;
  /** Numbers that may stand for a noun: `hire one`. */
  pronouns: ReadonlySet<string>;
  /** Determiners that may stand for a noun themselves: `that stays`. Nouns that show their kind by a capital need none. */
  demonstratives: ReadonlySet<string>;
}
