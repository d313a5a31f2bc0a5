/** A logistic regression of where sentences begin, by the words around. */
export interface SentenceEnds {
  /** What it was trained on, and by what. */
  provenance: string;
  bias: number;
  weights: Readonly<Record<string, number>>;
}

/** What is seen of a place: the words before (`a`, `b`) and behind it (`c`, `d`), alone and in pairs. */
export function featuresAt(words: readonly string[], at: number): string[] {
  const [a = '', b = ''] = [words[at - 2], words[at - 1]];
  const [c = '', d = ''] = [words[at], words[at + 1]];
  return [`a ${a}`, `b ${b}`, `c ${c}`, `d ${d}`, `ab ${a} ${b}`, `bc ${b} ${c}`, `cd ${c} ${d}`];
}

/** How likely a sentence begins at a word, 0 to 1. */
export function beginsAt(
  { bias, weights }: SentenceEnds,
  words: readonly string[],
  at: number,
): number {
  const sum = featuresAt(words, at).reduce((total, name) => total + (weights[name] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}
