/** A stretch of live speech that is shown as one line. */
export interface TimedLine {
  text: string;
  /** Seconds from the start of the recording. */
  start: number;
  end: number;
}

/** A sentence that is as long as this ends its line; a shorter one takes the next with it. */
const SENTENCE_CHARACTERS = 80;
/** Without punctuation, which some recognizers don't write. */
const LONGEST_CHARACTERS = 280;
/** Silence that ends a line, in seconds: after a sentence, and anywhere. */
const SENTENCE_PAUSE = 0.6;
const PAUSE = 1.2;

const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*$/u;

/** Whether what is said from `nextStart` on begins a new line. */
export function endsLine({ text, end }: Omit<TimedLine, 'start'>, nextStart: number): boolean {
  const pause = nextStart - end;
  if (pause >= PAUSE || text.length >= LONGEST_CHARACTERS) return true;
  if (!SENTENCE_END.test(text)) return false;
  return text.length >= SENTENCE_CHARACTERS || pause >= SENTENCE_PAUSE;
}

/**
 * What is known of each line of an edited text. Lines before and after the edit keep theirs; of those between, each has what
 * the line in its place had, and a line too many what the line before it had.
 * @param marks one for each line of `before`
 */
export function realignMarks<Mark>(
  before: readonly string[],
  marks: readonly Mark[],
  after: readonly string[],
): Mark[] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const changed = marks.slice(head, before.length - tail);
  const around = changed.length > 0 ? changed : marks.slice(Math.max(0, head - 1)).slice(0, 1);
  const count = after.length - head - tail;
  const between = Array.from({ length: count }, (_, at) => around[at] ?? around.at(-1));
  return [
    ...marks.slice(0, head),
    ...between.filter((mark) => mark !== undefined),
    ...marks.slice(before.length - tail),
  ];
}

/** Of one transcript. */
export const MOST_BOOKMARKS = 500;

/** What the microphone and the computer's sound are called where both are recorded: sources, not persons. */
export const liveSources = { you: 'You', computer: 'Computer' } as const;

/** The lines in which bookmarks were set, by their places, each once. */
export function bookmarkedLines(
  lines: readonly { start?: number | undefined }[],
  bookmarks: readonly number[],
): number[] {
  const places = bookmarks.map((at) =>
    Math.max(
      0,
      lines.findLastIndex(({ start = Infinity }) => start <= at),
    ),
  );
  return lines.length === 0 ? [] : [...new Set(places)].toSorted((a, b) => a - b);
}
