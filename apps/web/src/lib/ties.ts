/** A statement's own words, and what it is about: a quotation in brackets at its end. */
export interface TiedText {
  own: string;
  tie: string | null;
}

const IN_BRACKETS = String.raw`\([^()]*[“„«"「][^()]*\)`;
const AT_END = new RegExp(String.raw`^(?<own>.*\S)\s+\((?<tie>[^()]*[“„«"「][^()]*)\)[.。]?$`, 'u');
/** In a line of notes an owner or a citation may follow. */
const IN_LINE = new RegExp(String.raw`(?<=\S\s+)(${IN_BRACKETS})(?=[.。]?\s*(?:$|—))`, 'u');

/** Notes put what a pronoun means behind a statement: `Send it (about “the contract”)`. */
export function untie(text: string): TiedText {
  const { own, tie } = AT_END.exec(text)?.groups ?? {};
  return own === undefined || tie === undefined ? { own: text, tie: null } : { own, tie };
}

/** A line of notes in parts: every second one says what the words before it are about. */
export const partsAtTies = (line: string): string[] => line.split(IN_LINE);
