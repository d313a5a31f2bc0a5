import type { Point, StatementPart } from '../../port.ts';
import type { YesOrNo } from './answers.ts';

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

/** An answer that begins with `No.` or `Yes, but`: the sentences behind it are what is checked. */
export function withYesOrNo(point: Point, begins: YesOrNo | undefined, label: string): Point {
  const isLabelled = label !== '' && point.text.startsWith(label);
  const bare = isLabelled ? point.text.slice(label.length) : point.text;
  if (!begins || bare.startsWith(begins.word)) return point;
  const answer = limitedBy(begins, bare) ?? `${begins.word} ${bare}`;
  return { ...point, text: `${isLabelled ? label : ''}${answer}`, parts: partsOf(point) };
}

/** `Ja, aber andere` where a statement begins with the sentence that says so; undefined where it does not. */
function limitedBy({ limited }: YesOrNo, bare: string): string | undefined {
  const { text = '', first = '' } = limited ?? {};
  const isSame = first !== '' && bare.toLowerCase().startsWith(first.toLowerCase());
  return isSame ? `${text}${bare.slice(first.length)}` : undefined;
}

/** Adds to a point what its speaker went on to say; the label of who is quoted stands once, in front. */
export function goOn(point: Point, next: Point, label = ''): void {
  const isQuoted = label !== '' && [point, next].some(({ text }) => text.startsWith(label));
  const [first, second] = [point, next].map(({ text }) =>
    isQuoted && text.startsWith(label) ? text.slice(label.length) : text,
  );
  point.parts = [...partsOf(point), ...partsOf(next)];
  point.text = `${isQuoted ? label : ''}${first} ${second}`;
  point.refs = [...new Set([...point.refs, ...next.refs])].sort((a, b) => a - b);
}

/** The statements of a point, which are checked one by one. */
export const partsOf = ({ parts, text, refs }: Point): StatementPart[] =>
  parts ?? [{ kind: 'point', text, refs }];
