/** A pause that makes a reader expect a new paragraph, in seconds. */
const PARAGRAPH_PAUSE = 2;

export interface SpokenText {
  start: number;
  end: number;
  text: string;
  speaker?: string | null;
}

/** The transcript as one text: a new paragraph after a long pause and where another speaker begins. */
export function joinSegments(segments: readonly SpokenText[]): string {
  let text = '';
  for (const [index, segment] of segments.entries()) {
    const before = segments[index - 1];
    if (before) text += isNewParagraph(before, segment) ? '\n\n' : ' ';
    text += segment.text;
  }
  return text;
}

const isNewParagraph = (before: SpokenText, segment: SpokenText): boolean =>
  segment.start - before.end >= PARAGRAPH_PAUSE ||
  (segment.speaker ?? null) !== (before.speaker ?? null);
