import bidiFactory from 'bidi-js';
import type { Atom } from './atoms.ts';

interface Bidi {
  /** The embedding level of each UTF-16 unit. */
  getEmbeddingLevels(text: string, base: 'ltr' | 'rtl'): { levels: Uint8Array };
  getMirroredCharacter(letter: string): string | null;
}

// The package's types describe its result as if it were the package.
const bidi = (bidiFactory as unknown as () => Bidi)();

/**
 * A line's atoms in the order in which they stand on the page, left to right: Unicode's bidirectional algorithm, rule L2,
 * on whole atoms (each is in one direction; its letters are ordered by the font's shaping).
 */
export function visualOrder(atoms: readonly Atom[], base: 'ltr' | 'rtl'): Placed[] {
  if (base === 'ltr' && !atoms.some(isRightToLeft)) return atoms.map((atom) => placed(atom, false));
  const text = atoms.map((atom) => atom.text).join('');
  const { levels } = bidi.getEmbeddingLevels(text, base);
  let at = 0;
  const line = atoms.map((atom) => {
    const level = levels[at] ?? 0;
    at += atom.text.length;
    return { atom: level % 2 === 1 ? mirrored(atom) : atom, level };
  });
  const highest = Math.max(0, ...line.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) reverseFrom(line, level);
  return line.map(({ atom, level }) => placed(atom, level % 2 === 1));
}

const placed = (atom: Atom, rtl: boolean): Placed => ({ ...atom, rtl });

const isRightToLeft = ({ family }: Atom): boolean => family === 'arabic' || family === 'hebrew';

export interface Placed extends Atom {
  rtl: boolean;
}

/** Reverses each stretch of atoms whose level is at least `level`. */
function reverseFrom(line: { atom: Atom; level: number }[], level: number): void {
  let start = 0;
  while (start < line.length) {
    if ((line[start]?.level ?? 0) < level) {
      start += 1;
      continue;
    }
    let end = start;
    while (end < line.length && (line[end]?.level ?? 0) >= level) end += 1;
    line.splice(start, end - start, ...line.slice(start, end).toReversed());
    start = end;
  }
}

/** Brackets face the other way in right-to-left text. */
const mirrored = (atom: Atom): Atom => ({
  ...atom,
  text: Array.from(atom.text, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join(''),
});
