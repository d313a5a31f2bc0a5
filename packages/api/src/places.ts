/** Where in its source a citation leads. */
export interface Place {
  /** Of a recording's segment or a text's paragraph. */
  index: number;
  /** Which piece of the paragraph (see `piecesOf`); null: all of it. */
  part: number | null;
}

/** A link to a place, as a pattern. */
export const placeLink = String.raw`#s\d+(?:-\d+)?`;

/** The link by which notes name a place: `#s12`, or `#s12-3` for a piece of a long paragraph. */
export const linkTo = ({ index, part }: Place): string =>
  part === null ? `#s${index}` : `#s${index}-${part}`;

/** The place that a link names; null for any other link. */
export function placeOfLink(link: string): Place | null {
  const [, index, part] = /^#s(\d+)(?:-(\d+))?$/.exec(link) ?? [];
  if (index === undefined) return null;
  return { index: Number(index), part: part === undefined ? null : Number(part) };
}
