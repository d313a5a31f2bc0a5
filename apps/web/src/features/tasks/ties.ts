/** A task's own words, and what it is about: a quotation in brackets at its end. */
export interface TiedText {
  own: string;
  tie: string | null;
}

const TIE = /^(?<own>.*\S)\s+\((?<tie>[^()]*[“„«"「][^()]*)\)[.。]?$/u;

/** Notes put what a pronoun means behind a task: `Send it (about “the contract”)`. */
export function untie(text: string): TiedText {
  const { own, tie } = TIE.exec(text)?.groups ?? {};
  return own === undefined || tie === undefined ? { own: text, tie: null } : { own, tie };
}
