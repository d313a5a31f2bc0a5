import type { Point, StatementPart } from '../../port.ts';

/** Two statements of one speaker as one point, each of them checked; a name in front of them stands once. */
export function together(first: Point, second: Point, speaker: string | undefined): Point {
  const label = `${speaker}: `;
  const bare = (text: string): string => (text.startsWith(label) ? text.slice(label.length) : text);
  const isQuoted = first.text.startsWith(label) || second.text.startsWith(label);
  return {
    ...second,
    text: `${isQuoted ? label : ''}${bare(first.text)} ${bare(second.text)}`,
    refs: [...new Set([...first.refs, ...second.refs])].sort((a, b) => a - b),
    parts: [first, second].flatMap(partsOf),
  };
}

/** An answer that begins with `No.`: the sentences behind it are what is checked. */
export function withYesOrNo(point: Point, word: string | undefined): Point {
  return word === undefined || point.text.startsWith(word)
    ? point
    : { ...point, text: `${word} ${point.text}`, parts: partsOf(point) };
}

/** Adds to a point what its speaker went on to say. */
export function goOn(point: Point, next: Point): void {
  point.parts = [...partsOf(point), ...partsOf(next)];
  point.text = `${point.text} ${next.text}`;
  point.refs = [...new Set([...point.refs, ...next.refs])].sort((a, b) => a - b);
}

/** The statements of a point, which are checked one by one. */
const partsOf = ({ parts, text, refs }: Point): StatementPart[] =>
  parts ?? [{ kind: 'point', text, refs }];
