import type { Sentence } from './sentences.ts';
import type { SourceReading } from './source.ts';

/** How far apart the words of a repeated sentence may stand: the clean-up leaves out fillers and stammers. */
const LONGEST_GAP = 6;

/** Whether every sentence of a statement is said in one of the turns, word for word but for what was left out between. */
export function isVerbatim(
  sentences: readonly Sentence[],
  refs: readonly number[],
  source: SourceReading,
): boolean {
  const { negators } = source.lexicon;
  const turns = refs.map((turn) =>
    source.sentencesOf(turn).flatMap(({ tokens }) => tokens.map(({ folded }) => folded)),
  );
  return sentences.every(({ tokens }) => {
    const words = tokens.map(({ folded }) => folded);
    return turns.some((said) => said.some((_, at) => followsFrom(words, said, at, negators)));
  });
}

function followsFrom(
  words: readonly string[],
  said: readonly string[],
  from: number,
  negators: ReadonlySet<string>,
): boolean {
  if (said[from] !== words[0]) return false;
  let at = from;
  for (const word of words.slice(1)) {
    const ahead = said.slice(at + 1, at + 2 + LONGEST_GAP);
    const next = ahead.indexOf(word);
    // A clean-up leaves out no negation.
    if (next < 0 || ahead.slice(0, next).some((left) => negators.has(left))) return false;
    at += next + 1;
  }
  return true;
}
