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
  const turns = refs.map((turn) => {
    const said = source
      .sentencesOf(turn)
      .flatMap(({ tokens }) => tokens.map(({ folded }) => folded));
    return { said, places: placesOf(said) };
  });
  return sentences.every(({ tokens }) => {
    const words = tokens.map(({ folded }) => folded);
    return turns.some(({ said, places }) =>
      startsOf(words, said, places).some((at) => followsFrom(words, said, at, negators)),
    );
  });
}

/** Where each word stands. */
function placesOf(said: readonly string[]): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, word] of said.entries()) {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  }
  return places;
}

/** Where a sentence may begin: before the places of its rarest word, as far as the gaps between its words reach. */
function startsOf(
  words: readonly string[],
  said: readonly string[],
  places: ReadonlyMap<string, number[]>,
): number[] {
  const count = (word: string): number => places.get(word)?.length ?? 0;
  const rarest = words.reduce(
    (best, word, at) => (count(word) < count(words[best] ?? '') ? at : best),
    0,
  );
  const reach = rarest * (LONGEST_GAP + 1);
  const starts = (places.get(words[rarest] ?? '') ?? []).flatMap((at) => {
    const from = Math.max(0, at - reach);
    return said
      .slice(from, at + 1)
      .flatMap((word, step) => (word === words[0] ? [from + step] : []));
  });
  return [...new Set(starts)];
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
