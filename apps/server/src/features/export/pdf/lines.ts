import type { Atom } from './atoms.ts';

export interface Line {
  atoms: Atom[];
  /** Width of each atom, in points, in the same order. */
  widths: number[];
}

/** Breaks atoms into lines no wider than `width` points: greedily, at the last place that allows it. */
export function linesOf(
  atoms: readonly Atom[],
  width: number,
  measure: (atom: Atom) => number,
): Line[] {
  const lines: Line[] = [];
  let line = emptyLine();
  let used = 0;
  const end = (next: Line) => {
    lines.push(trimmed(line));
    line = next;
    used = next.widths.reduce((sum, each) => sum + each, 0);
  };
  for (const atom of atoms) {
    if (atom.newLine) {
      end(emptyLine());
      continue;
    }
    const size = measure(atom);
    if (used + size > width && !atom.space && line.atoms.length > 0) end(splitOff(line));
    line.atoms.push(atom);
    line.widths.push(size);
    used += size;
  }
  if (line.atoms.length > 0 || lines.length === 0) lines.push(trimmed(line));
  return lines;
}

const emptyLine = (): Line => ({ atoms: [], widths: [] });

/** Takes what stands behind the last place for a break over to the next line; nothing, where there is no such place. */
function splitOff(line: Line): Line {
  const at = line.atoms.findLastIndex((atom) => atom.breakAfter) + 1;
  if (at === 0) return emptyLine();
  return { atoms: line.atoms.splice(at), widths: line.widths.splice(at) };
}

function trimmed({ atoms, widths }: Line): Line {
  const end = atoms.findLastIndex((atom) => !atom.space) + 1;
  const start = Math.max(
    0,
    atoms.findIndex((atom) => !atom.space),
  );
  return { atoms: atoms.slice(start, end), widths: widths.slice(start, end) };
}
