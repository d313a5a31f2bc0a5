/** A line of a transcript that names who says it. */
export interface LabelledLine {
  name: string;
  /** What stands behind the label; empty where the words follow on the next lines. */
  text: string;
  /** Whether a time stands with the name: hardly anything but a transcript or a chat writes so. */
  timed: boolean;
}

const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d{1,3})?(?: ?[apAP]\.?[mM]\.?)?`;
const DATE = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|del|la|van|von|der|den|di|el|al|bin|ten)){0,3}(?: \d{1,2})?(?: \([^)\d]{1,40}\))?`;

/** From the most to the least telling; each has the group `name`, and `text` or nothing behind it. */
const TIMED = [
  // WebVTT: `<v Ann Lee>Good morning.</v>`
  `<v(?:\\.[\\w-]+)* (?<name>[^>]{1,60})>(?<text>.*?)(?:</v>)?`,
  // WhatsApp: `12/03/2024, 10:32 - Ann: Hello`, `[12.03.24, 10:32:11] Ann: Hello`
  `[[(]?${DATE},? +${CLOCK}[\\])]?(?: [-–—])? (?<name>${NAME}): (?<text>.*)`,
  // Zoom's chat: `10:32:05 From Ann Lee to Everyone: Hello`
  `${CLOCK} +[Ff]rom +(?<name>${NAME}?)(?: +[Tt]o +[^:]{1,40})? ?: ?(?<text>.*)`,
  // `[00:10:32] Ann: Hello`, `10:32 Ann: Hello`, `(10:32) Ann: Hello`
  `[[(]?${CLOCK}[\\])]?(?: [-–—])? +(?<name>${NAME}): ?(?<text>.*)`,
  // `Ann (10:32): Hello`, `Ann [10:32]: Hello`, `Ann, 10:32: Hello`
  `(?<name>${NAME}),? *[[(]?${CLOCK}[\\])]? ?: ?(?<text>.*)`,
  // Slack and Teams: `Ann Lee  10:32 AM`, and the words on the next lines
  `(?<name>${NAME}) {1,3}(?:\\[|\\()?(?:${DATE},? )?${CLOCK}(?:\\]|\\))?(?<text>)`,
  // `[00:10:32] Ann Lee`, and the words on the next lines
  `\\[${CLOCK}\\] +(?<name>${NAME})(?<text>)`,
].map((pattern) => new RegExp(`^${pattern}$`, 'u'));

const PLAIN = new RegExp(`^\\**(?<name>${NAME})\\**: ?\\**(?: (?=\\S))?(?<text>.*)$`, 'u');

/** The label of a line, if it begins like one. Whether it is one, only the whole text tells: `Note: bring cash.` */
export function labelOfLine(line: string): LabelledLine | null {
  const bare = line.trim();
  for (const pattern of TIMED) {
    const found = bare.match(pattern)?.groups;
    if (found?.name !== undefined) return labelled(found, true);
  }
  const found = bare.match(PLAIN)?.groups;
  return found ? labelled(found, false) : null;
}

function labelled(found: Record<string, string | undefined>, timed: boolean): LabelledLine {
  return { name: (found.name ?? '').trim(), text: (found.text ?? '').trim(), timed };
}

/** Lines that a file format needs and no one says: cue times and numbers, rulers, export headers, stage directions. */
const NOT_SAID = new RegExp(
  `^(?:WEBVTT.*|NOTE .*|\\d{1,5}|${CLOCK} *-->.*|[-=_*~]{3,}|\\([^()]{1,60}\\)|\\[[^\\]]{1,60}\\]|${CLOCK})$`,
  'u',
);

export const isNotSaid = (line: string): boolean => NOT_SAID.test(line.trim());
