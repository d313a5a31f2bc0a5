import { BRACKETED, CLOCK, DATE, DAY, MOMENT, TIME_ALONE } from './clock.ts';
import { LISTED_NAME, NAME, WRITER } from './names.ts';
import { withoutAddition } from './notices.ts';
import { plainLine } from './plain-line.ts';

/** A line of a transcript that names who says it. */
export interface LabelledLine {
  name: string;
  /** What stands behind the label; empty where the words follow on the next lines. */
  text: string;
  /** The time that stands with the name: hardly anything but a transcript or a chat writes so. */
  time: string | null;
  /** Lines that belong to the label, itself among them: a name may stand above its time. */
  lines: number;
}

/** How the lines of a text may begin, from a name on; a text in such a form has many of them. */
export type LabelForm = (lines: readonly Line[], at: number) => LabelledLine | null;

/** A line as it was written, and without its markup. */
export interface Line {
  raw: string;
  plain: string;
}

export const lineOf = (raw: string): Line => ({ raw, plain: plainLine(raw) });
const plainAt = (lines: readonly Line[], at: number): string => lines[at]?.plain ?? '';

/** Between a time and a name. */
const GAP = String.raw`(?: *(?:[-–—|•·:@]|>>) *| +)`;
const EITHER = `(?:${BRACKETED}|${MOMENT})`;
/** In angle brackets, where tags stand, too. */
const NICK = String.raw`[^\s:[\]<>/="][^:[\]<>/="\n]{0,30}?`;
/** Of a row: a time, or a recognizer's milliseconds. */
const TIME_CELL = new RegExp(`^(?:${BRACKETED}|${MOMENT}|\\d{1,9})$`, 'u');

/** From the most to the least telling; each has the groups `name` and `time`, and `text` or nothing behind them. */
const TIMED = [
  // WebVTT: `<v Ann Lee>Good morning.</v>`
  `(?<time><v)(?:\\.[\\w-]+)* (?<name>[^>]{1,60})>(?<text>.*?)(?:</v>)?`,
  // Zoom's chat: `10:32:05 From Ann Lee to Everyone: Hello`
  `(?<time>(?:${DATE} )?${CLOCK}) +(?:[Ff]rom|Von|De) +(?<name>${WRITER})(?: +(?:[Tt]o|[Aa]n|[Àà]|[Aa]|[Pp]ara) +[^:]{1,40})? ?: ?(?<text>.*)`,
  // WhatsApp: `12/03/2024, 10:32 - Ann: Hello`, `[12.03.24, 10:32:11] Ann: Hello`
  `(?<time>[[(]?${DATE},? +(?:à )?${CLOCK}[\\])]?)(?: [-–—])? +(?<name>${WRITER}) ?:(?: +(?<text>.*))?`,
  // WhatsApp in a browser: `[10:32 AM, 3/12/2024] Ann: Hello`
  `\\[(?<time>${CLOCK}), ${DATE}\\] (?<name>${WRITER}): (?<text>.*)`,
  // Telegram: `Ann Lee, [12.03.2024 10:32]`, and the words on the next lines
  `(?<name>${WRITER}), \\[(?<time>${DAY}${CLOCK})\\]`,
  // Discord: `Ann — Today at 10:32 AM`, and the words on the next lines
  `(?<name>${WRITER}) — (?<time>${DAY}${CLOCK})(?: Uhr)?`,
  // DiscordChatExporter: `[12-Mar-24 10:32 AM] Ann#1234`
  `\\[(?<time>${DATE} ${CLOCK})\\] (?<name>${WRITER})`,
  // IRC: `[10:32] <Ann> Hello`
  `(?<time>${EITHER}) *<[@+%&~ ]?(?<name>${NICK})>(?: +(?<text>.*))?`,
  // `[00:10:32] Ann: Hello`, `10:32 - Ann: Hello`, `10:32 Ann | Hello`
  `(?<time>${BRACKETED}(?:${GAP})?|${MOMENT}${GAP})(?<name>${LISTED_NAME}) ?[:|](?: *(?<text>.*))?`,
  // WhisperX: `[00:00.000 --> 00:04.000]  [SPEAKER_00]: Hello`
  `(?<time>${EITHER})${GAP}\\[(?<name>[^\\]\\d][^\\]:]{0,59})\\]:? +(?<text>.*)`,
  // `Ann (10:32): Hello`, `Ann, 10:32: Hello`, `Ann: (10:32) Hello`
  `(?<name>${LISTED_NAME})(?:, *| *@ *| *)(?<time>${BRACKETED}|${MOMENT}) ?:(?!\\d)(?: *(?<text>.*))?`,
  `(?<name>${LISTED_NAME}): ?(?<time>${BRACKETED}) *(?<text>.*)`,
  // `Ann [10:32] Hello`
  `(?<name>${LISTED_NAME}) (?<time>\\[${MOMENT}\\]|<${MOMENT}>|\\{${MOMENT}\\}) +(?<text>\\S.*)`,
  // Slack, Teams, Otter: `Ann Lee  10:32 AM`, `Ann Lee - 10:32`, `Lee, Ann (Acme), Yesterday 10:32`
  `(?<name>${NAME})(?: *[-–—|•·,] +)(?<time>${DAY}${CLOCK})`,
  `(?<name>${LISTED_NAME})(?: {1,3}| *[-–—|•·,] *)(?<time>${BRACKETED}|${MOMENT})`,
  // `[00:10:32] Ann Lee`, `[Yesterday 10:32] Lee, Ann`, `0:03 - Ann Lee`, and the words on the next lines
  `(?<time>${BRACKETED}${GAP}|${MOMENT} *[-–—|•·] *)(?<name>${LISTED_NAME})`,
  // Zoom: `[Ann Lee] 10:32:05`, and the words on the next lines
  `\\[(?<name>[^\\]\\d][^\\]]{0,59})\\] +(?<time>${CLOCK})`,
  // Otter, Rev: `ann  0:03`, `ann@example.com (00:03):`, where the form alone marks off the name
  `(?<name>${WRITER})(?: {2,}| ?\\t ?)(?<time>${CLOCK})`,
  `(?<name>${WRITER}) (?<time>\\(${CLOCK}\\))(?: ?:(?: *(?<text>.*))?)?`,
  // `[Ann 10:32] Hello`, `[Ann - 10:32]: Hello`
  `\\[(?<name>${NAME})${GAP}(?<time>${MOMENT})\\]:?(?: +(?<text>.*))?`,
].map((pattern) => new RegExp(`^${pattern}$`, 'u'));

const PLAIN = new RegExp(`^(?<name>${NAME}) ?:(?:\\s+(?<text>.*)|(?<none>))$`, 'u');
/** `**00:12** **Ann** Hello`: where nothing but the type marks off the name. */
const BOLD_NAME = new RegExp(
  `^(?:[-*•] +)?[\\x60*_]{0,2}(?<time>${EITHER})[\\x60*_]{0,2}(?: \\([^()]{1,20}\\)\\**)? +\\*\\*(?<name>[^*:]{1,60}):?\\*\\*:? +(?<text>.+)$`,
  'u',
);
const HAS_TIME = /\d[:.h]\d{2}|\d\.\d{1,3}s|\d \p{L}{4,8}|^<v/u;
/** No label is longer. */
const LONGEST_LABEL = 160;

/** The label of a line, if it begins like one. Whether it is one, only the whole text tells: `Note: bring cash.` */
export const labelOfLine = (line: string): LabelledLine | null => labelOf(lineOf(line));

function labelOf({ raw, plain: bare }: Line): LabelledLine | null {
  const bold = raw.includes('**') ? BOLD_NAME.exec(raw.trim())?.groups : undefined;
  if (bold) return labelled(bold);
  if (bare.includes('\t') || HAS_TIME.test(bare.slice(0, LONGEST_LABEL))) {
    const row = labelOfRow(bare);
    if (isTimed(row)) return row;
    for (const pattern of TIMED) {
      const found = pattern.exec(bare)?.groups;
      if (found) return labelled(found);
    }
  }
  const found = PLAIN.exec(bare)?.groups;
  return found ? labelled(found) : null;
}

/** Whether a time stands with the name. */
export const isTimed = (label: LabelledLine | null): label is LabelledLine & { time: string } =>
  label !== null && label.time !== null;

/** `ANN (CONT'D)`: she goes on. */
const GOES_ON = /\s*\(CONT['’]?D?\.?\)$/iu;

const labelled = (found: Record<string, string | undefined>): LabelledLine => ({
  name: (found.name ?? '').replace(GOES_ON, '').trim(),
  text: withoutAddition(found.text ?? ''),
  time: found.time ?? null,
  lines: 1,
});

/** A word with a full stop is a sentence: `Right.` */
const NAME_ALONE = new RegExp(`^${LISTED_NAME}(?<!\\p{L}{2}\\.)$`, 'u');
/** Longer rows are prose with tabs in it. */
const MOST_CELLS = 6;

/** A row of a table: `Ann<TAB>00:12<TAB>Hello`, `00:12 | Ann | Hello`, `"Ann","00:12","Hello"`. */
function labelOfRow(line: string): LabelledLine | null {
  const cells = cellsOf(line);
  if (cells.length < 2 || cells.length > MOST_CELLS) return null;
  const text = cells.at(-1) ?? '';
  const before = cells.slice(0, -1);
  const names = before.filter((cell) => NAME_ALONE.test(cell));
  const times = before.filter((cell) => TIME_CELL.test(cell));
  const [name] = names;
  if (name === undefined || text === '' || names.length + times.length < before.length) return null;
  // Prose has commas, too.
  const isTable = times.length > 0 || /[\t"]/u.test(line.slice(0, LONGEST_LABEL));
  return isTable ? { name, text, time: times[0] ?? null, lines: 1 } : null;
}

/** The cells of a row; fewer than two where the line is none. */
function cellsOf(line: string): string[] {
  if (line.includes('\t')) return line.split(/\t+/u).map((cell) => cell.trim());
  if (line.includes(' | ')) return line.split(' | ').map((cell) => cell.trim());
  const [separator] = /[,;]/u.exec(line.slice(0, LONGEST_LABEL)) ?? [];
  return separator === undefined ? [] : cellsOfValues(line, separator);
}

/** Comma-separated values; the last cell may hold separators that no quotation marks protect. */
function cellsOfValues(line: string, separator: string): string[] {
  const cell = new RegExp(
    `(?:"(?<quoted>(?:[^"]|"")*)"|(?<bare>[^"${separator}]*))(?:${separator}|$)`,
    'uy',
  );
  const cells: string[] = [];
  while (cell.lastIndex < line.length && cells.length < MOST_CELLS) {
    const found = cell.exec(line)?.groups;
    if (!found) return [];
    cells.push((found.quoted?.replaceAll('""', '"') ?? found.bare ?? '').trim());
  }
  return cells;
}

/** A name on a line of its own, and the time on the next one: Slack and Teams, copied from a window. */
function labelOfLines(lines: readonly Line[], at: number): LabelledLine | null {
  const name = plainAt(lines, at);
  if (name.length > LONGEST_LABEL || !NAME_ALONE.test(name)) return null;
  const isDash = /^[—–-]$/u.test(plainAt(lines, at + 1));
  const below = at + (isDash ? 2 : 1);
  const time = plainAt(lines, below);
  return TIME_ALONE.test(time) ? { name, text: '', time, lines: below - at + 1 } : null;
}

/** Labels of which a few are enough: a time with a name, or a name before a colon. */
export const tellingLabel: LabelForm = (lines, at) =>
  (lines[at] && labelOf(lines[at])) ?? labelOfLines(lines, at);

const form = (...patterns: string[]): LabelForm => {
  const expressions = patterns.map((pattern) => new RegExp(`^${pattern}$`, 'u'));
  return (lines, at) => {
    const bare = plainAt(lines, at);
    for (const expression of expressions) {
      const found = expression.exec(bare)?.groups;
      if (found) return labelled(found);
    }
    return null;
  };
};

/** `**Ann** Hello` */
const boldName: LabelForm = (lines, at) => {
  const found = BOLD_INLINE.exec(lines[at]?.raw.trim() ?? '')?.groups;
  return found ? labelled(found) : null;
};

/** `ANN (CONT'D)`, `[Speaker 2]`, `### Ann` alone on a line, the words below. */
const nameAlone: LabelForm = (lines, at) => {
  const bare = plainAt(lines, at).replace(/^\[(?<name>[^\]]+)\]$/u, '$<name>');
  const isName = bare.length <= LONGEST_LABEL && NAME_ALONE.test(bare);
  return isName ? labelled({ name: bare }) : null;
};

/** A time on a line of its own, the name below: iMessage, panes of players. */
const timeAbove: LabelForm = (lines, at) => {
  const time = plainAt(lines, at);
  const name = plainAt(lines, at + 1);
  return TIME_ALONE.test(time) && NAME_ALONE.test(name) ? { name, text: '', time, lines: 2 } : null;
};

const BOLD_INLINE = /^\*\*(?<name>[^*:]{1,60})\*\* +(?<text>\S.*)$/u;
/** In front of names that are called out in capitals. */
const TITLE = String.raw`(?:Mr|Mrs|Ms|Dr|M|Mme|Sr|Sra|Hr|Fr)\.?`;

const row: LabelForm = (lines, at) => labelOfRow(plainAt(lines, at));

/** Forms that much other text has, too: one of them counts only where nearly the whole text has it. */
export const looseForms: readonly LabelForm[] = [
  form(`<[@+%&~ ]?(?<name>${NICK})>(?: +(?<text>.*))?`),
  form(`\\[(?<name>[^\\]\\d:][^\\]:]{0,59})\\]:? +(?<text>\\S.*)`),
  boldName,
  row,
  timeAbove,
  form(
    `(?<time>${MOMENT}) +(?<name>${LISTED_NAME})`,
    `(?<name>${LISTED_NAME}) +(?<time>${BRACKETED}|${MOMENT}) +(?<text>\\S.*)`,
    `(?<time>${BRACKETED}|${MOMENT}) +(?<name>${LISTED_NAME}) +[-–—] +(?<text>.*)`,
  ),
  form(`(?<name>(?!https?:)[^\\s:.?!<>[\\](){}"'«»„“][^:?!<>{}"«»„“\\n]{0,59}?) ?:\\s+(?<text>.*)`),
  form(`(?<name>${NAME})(?: +[-–—|] +|[>;] +|\\.[-–—] *)(?<text>\\S.*)`),
  form(
    `(?<name>[QAFRP]|(?:${TITLE} )?\\p{Lu}[\\p{Lu}'’-]+(?: [\\p{Lu}'’.-]+){0,3}(?: of \\p{Lu}\\p{Ll}+)?)\\. +(?<text>\\S.*)`,
  ),
  form(`\\((?<name>${NAME})\\):? +(?<text>\\S.*)`),
  nameAlone,
];
