/** A line of a transcript that names who says it. */
export interface LabelledLine {
  name: string;
  /** What stands behind the label; empty where the words follow on the next lines. */
  text: string;
  /** Whether a time stands with the name: hardly anything but a transcript or a chat writes so. */
  timed: boolean;
  /** The time has the next line for itself. */
  timeBelow?: true;
}

const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d{1,3})?(?: ?[apAP]\.?[mM]\.?)?`;
const DATE = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
/** `Yesterday 9:12 AM`, `Heute um 09:12 Uhr`, `23.11. 09:12` */
const DAY = String.raw`(?:(?:${DATE}|\d{1,2}[./]\d{1,2}\.?|\d{1,2}\.? \p{L}{3,9}\.?(?: \d{4})?|\p{L}{3,10}\.?),? (?:(?:at|um|à|a las) )?)?`;
const NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|del|la|van|von|der|den|di|el|al|bin|ten)){0,3}(?: \d{1,2})?(?: \([^)\d]{1,40}\))?`;

/** Who is named with the day and the time of a message: a number, a nickname, a name with a heart. */
const WRITER = String.raw`[^\s:[\]][^:[\]\n]{0,59}?`;

/** From the most to the least telling; each has the group `name`, and `text` or nothing behind it. */
const TIMED = [
  // WebVTT: `<v Ann Lee>Good morning.</v>`
  `<v(?:\\.[\\w-]+)* (?<name>[^>]{1,60})>(?<text>.*?)(?:</v>)?`,
  // WhatsApp: `12/03/2024, 10:32 - Ann: Hello`, `[12.03.24, 10:32:11] Ann: Hello`
  `[[(]?${DATE},? +${CLOCK}[\\])]?(?: [-–—])? (?<name>${WRITER}): (?<text>.*)`,
  // WhatsApp in a browser: `[10:32 AM, 3/12/2024] Ann: Hello`
  `\\[${CLOCK}, ${DATE}\\] (?<name>${WRITER}): (?<text>.*)`,
  // Telegram: `Ann Lee, [12.03.2024 10:32]`, and the words on the next lines
  `(?<name>${WRITER}), \\[${DATE},? ${CLOCK}\\](?<text>)`,
  // Discord: `Ann — Today at 10:32 AM`, and the words on the next lines
  `(?<name>${WRITER}) — ${DAY}${CLOCK}(?: Uhr)?(?<text>)`,
  // Zoom's chat: `10:32:05 From Ann Lee to Everyone: Hello`
  `${CLOCK} +[Ff]rom +(?<name>${NAME}?)(?: +[Tt]o +[^:]{1,40})? ?: ?(?<text>.*)`,
  // `[00:10:32] Ann: Hello`, `10:32 Ann: Hello`, `(10:32) Ann: Hello`
  `[[(]?${CLOCK}[\\])]?(?: [-–—])? +(?<name>${NAME}): ?(?<text>.*)`,
  // `Ann (10:32): Hello`, `Ann [10:32]: Hello`, `Ann, 10:32: Hello`
  `(?<name>${NAME}),? *[[(]?${CLOCK}[\\])]? ?: ?(?<text>.*)`,
  // Slack and Teams: `Ann Lee  10:32 AM`, and the words on the next lines
  `(?<name>${NAME}) {1,3}(?:\\[|\\()?(?:${DATE},? )?${CLOCK}(?:\\]|\\))?(?<text>)`,
  // `[00:10:32] Ann Lee`, `[Yesterday 10:32] Lee, Ann`, and the words on the next lines
  `\\[${DAY}${CLOCK}\\] +(?<name>${NAME}(?:, ${NAME})?)(?<text>)`,
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
  return { name: personNamed(found.name ?? ''), text: (found.text ?? '').trim(), timed };
}

/** `Mama ❤️` as `Mama`, `~ Ann` as `Ann`, `Lee, Ann` as `Ann Lee`. */
function personNamed(label: string): string {
  const bare = label.replaceAll(/\p{Extended_Pictographic}|\u200D|\uFE0F|~/gu, '').trim();
  const [, last, first] = bare.match(/^(\p{L}+), (\p{L}+)$/u) ?? [];
  return first === undefined ? bare || label.trim() : `${first} ${last}`;
}

/** A name on a line of its own, and the time on the next one: Slack and Teams, copied from a window. */
export function labelOfLines(line: string, next: string): LabelledLine | null {
  const name = line.trim();
  if (!NAME_ALONE.test(name) || !TIME_ALONE.test(next.trim())) return null;
  return { name: personNamed(name), text: '', timed: true, timeBelow: true };
}

const NAME_ALONE = new RegExp(`^${NAME}(?:, ${NAME})?$`, 'u');
const TIME_ALONE = new RegExp(`^(?:[—–-] ?)?${DAY}${CLOCK}(?: Uhr)?$`, 'u');

/** Lines that a file format needs and no one says: cue times and numbers, rulers, export headers, stage directions. */
/** What a chat's export has in place of a picture or of a message that was taken back. */
const LEFT_OUT = String.raw`(?:image|photo|video|audio|sticker|GIF|document) omitted|(?:Bild|Video|Audio|Sticker|Dokument) weggelassen|(?:image|vidéo|audio|sticker) absente?|(?:imagen|vídeo|audio|sticker) omitid[oa]|(?:You deleted this|This) message(?: was deleted)?\.?|Du hast diese Nachricht gelöscht\.?|Diese Nachricht wurde gelöscht\.?|Ce message a été supprimé\.?|(?:Se eliminó este mensaje|Este mensaje fue eliminado)\.?`;
/** `23.11.26, 18:02 - Ann joined`: what the program reports, of which no one is the writer. */
const REPORT = String.raw`\[?${DATE},? +${CLOCK}\]?(?: [-–—])? [^:]+`;
const NOT_SAID = new RegExp(
  `^(?:WEBVTT.*|NOTE .*|\\d{1,5}|${CLOCK} *-->.*|[-=_*~]{3,}|\\([^()]{1,60}\\)|\\[[^\\]]{1,60}\\]|<[^<>]{1,60}>|${CLOCK}(?: Uhr)?|(?::[\\w+-]{1,40}: ?)+|${LEFT_OUT}|${REPORT})$`,
  'u',
);

export const isNotSaid = (line: string): boolean => NOT_SAID.test(line.trim());
