/** Times of the turns that citations name, in seconds; undefined where a turn has none. */
export type TurnStarts = readonly (number | undefined)[];

/**
 * Links to the turns that a statement rests on, e.g. `[14:05](#s12)`, or `[¶13](#s12)` where the turn has no time. Of
 * neighbouring turns the first is named.
 */
export function citationsOf(refs: readonly number[], starts: TurnStarts): string {
  return refs
    .filter((ref, at) => ref - 1 !== refs[at - 1])
    .map((ref) => `[${labelOf(ref, starts[ref])}](#s${ref})`)
    .join(' ');
}

function labelOf(ref: number, start: number | undefined): string {
  return start === undefined ? `¶${ref + 1}` : clock(start);
}

/** `mm:ss`, from an hour on `h:mm:ss`. */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const tail = `${two(minutes)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

const CITATION = /[ \t]*(?<!\\)\[(?:¶\d+|(?:\d+:)?\d{2}:\d{2})\]\(#s\d+\)/gu;

/** Markdown without the links to turns, for a copy that leaves the page. */
export function stripCitations(markdown: string): string {
  return markdown.replace(CITATION, '');
}
