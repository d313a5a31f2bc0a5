import type { Placed } from './order.ts';

/** Neighbours of one look, drawn at once: fewer operators in the file, and spaces that a search finds. */
export interface Stretch {
  text: string;
  family: Placed['family'];
  bold: boolean;
  href: string | undefined;
  quiet: boolean;
  atoms: Placed[];
}

/** Right-to-left words are drawn one by one: their order on the page is not that of their letters. */
export function stretchesOf(line: readonly Placed[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const atom of line) {
    const last = stretches.at(-1);
    const neighbour = last?.atoms.at(-1);
    if (last && neighbour && isOneLook(neighbour, atom)) {
      last.text += atom.text;
      last.atoms.push(atom);
    } else {
      const { text, family, bold, href, quiet } = atom;
      stretches.push({ text, family, bold, href, quiet, atoms: [atom] });
    }
  }
  return stretches;
}

const isOneLook = (before: Placed, next: Placed): boolean =>
  !before.rtl &&
  !next.rtl &&
  before.family === next.family &&
  before.bold === next.bold &&
  before.href === next.href &&
  before.quiet === next.quiet;
