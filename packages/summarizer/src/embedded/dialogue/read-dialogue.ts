import type { SummarySource, Turn } from '../../port.ts';
import { isNotSaid, labelOfLine, type LabelledLine } from './labels.ts';
import {
  headersIn,
  isClosing,
  isFooter,
  isGreeting,
  isMail,
  isPostscript,
  isSignature,
  subjectIn,
} from './mail.ts';
import { unwrapped } from './wrapped-lines.ts';

/** A turn of a source, or a part of one, with the speaker that its text names. */
export interface PlacedTurn extends Turn {
  /** Index of the turn of the source that it stands in. */
  at: number;
  /** Index of the turn that names the writer of a mail. */
  from?: number;
  /** Its line was wrapped: its last sentence goes on in the next turn. */
  goesOn?: true;
}

export interface Dialogue {
  turns: PlacedTurn[];
  /** Who is heard or has written; `none`: the text names no one. */
  form: 'speakers' | 'transcript' | 'mail' | 'none';
  /** The first subject of a thread of mails, and the turn that names it. */
  subject?: { text: string; at: number };
}

interface Line {
  text: string;
  at: number;
}

/** Labels that are no names, however often they stand before a colon. */
const NO_NAMES =
  /^(?:note|notes|nb|ps|action|actions|todo|to-do|decision|decisions|agenda|summary|question|answer|q|a|example|warning|tip|step|chapter|part|section|figure|table|total|date|time|place|location|subject|betreff|hinweis|frage|antwort|beispiel|beschluss|aufgabe|objet|remarque|exemple|décision|question|réponse|nota|pregunta|respuesta|ejemplo|decisión|tarea|attendees|present|participants|apologies)$/iu;
/** Share of the lines that have to be labelled in a transcript. */
const LEAST_LABELLED = 0.3;

/** Finds who says what: in the turns' own speakers, or in the labels, mail headers and chat lines of a pasted text. */
export function readDialogue(source: SummarySource): Dialogue {
  const { turns, goesOn } = unwrapped(source.turns);
  const own = turns.map((turn, at) => ({ ...turn, at }));
  if (turns.some(({ speaker }) => speaker !== undefined))
    return { turns: own.map(withoutOwnLabel), form: 'speakers' };
  const lines = linesOf(turns);
  const labels = labelsOf(lines);
  if (isMail(lines.map(({ text }) => text))) {
    const mail = readMail(lines, labels);
    return { ...mail, turns: continued(mail.turns, goesOn) };
  }
  if (!isTranscript(lines, labels)) return { turns: continued(own, goesOn), form: 'none' };
  const said = continued(readTranscript(lines, labels, goesOn), goesOn);
  return { turns: joined(said), form: 'transcript' };
}

/** Marks the turns that go on in the one behind them. */
function continued(turns: readonly PlacedTurn[], goesOn: ReadonlySet<number>): PlacedTurn[] {
  return turns.map((turn, index) => {
    const next = turns[index + 1];
    const isSame = next?.at === turn.at + 1 && next.speaker === turn.speaker;
    return isSame && goesOn.has(turn.at) ? { ...turn, goesOn: true } : turn;
  });
}

/** `Ann: Good morning` as said by Ann. */
function withoutOwnLabel(turn: PlacedTurn): PlacedTurn {
  const label = turn.speaker === undefined ? null : labelOfLine(turn.text);
  return label && label.name === turn.speaker ? { ...turn, text: label.text } : turn;
}

function linesOf(turns: readonly Turn[]): Line[] {
  return turns.flatMap(({ text }, at) =>
    text.split('\n').map((line) => ({ text: line.trim(), at })),
  );
}

/** The labels of all lines whose names may be names. */
function labelsOf(lines: readonly Line[]): (LabelledLine | null)[] {
  return lines.map(({ text }) => {
    const label = labelOfLine(text.replace(/^(?:> ?)+/u, ''));
    return label && !NO_NAMES.test(label.name) && !headersIn(text).isHeader ? label : null;
  });
}

function isTranscript(lines: readonly Line[], labels: readonly (LabelledLine | null)[]): boolean {
  const found = labels.filter((label) => label !== null);
  const names = found.map(({ name }) => name);
  const again = names.filter((name, at) => names.indexOf(name) < at).length;
  const said = lines.filter(({ text }) => text !== '' && !isNotSaid(text)).length;
  const timed = found.filter((label) => label.timed).length;
  const enough = found.length >= said * LEAST_LABELLED || timed >= Math.max(2, found.length / 2);
  return new Set(names).size >= 2 && again >= 1 && again >= found.length / 4 && enough;
}

function readTranscript(
  lines: readonly Line[],
  labels: readonly (LabelledLine | null)[],
  goesOn: ReadonlySet<number>,
): PlacedTurn[] {
  let speaker: string | undefined;
  const turns = lines.flatMap(({ text, at }, index) => {
    const label = labels[index];
    if (label) speaker = label.name;
    const said = label ? label.text : text;
    return said === '' || isNotSaid(said) ? [] : [placed(said, at, speaker)];
  });
  const whole = turns.filter(({ at }) => !goesOn.has(at - 1));
  const small = whole.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return small > whole.length / 2 ? turns.map(withCapitals) : turns;
}

/** Who chats in small letters and without stops writes a sentence with each message, and begins others behind a stop: `vom 11. bis 17.` has none. */
function withCapitals(turn: PlacedTurn): PlacedTurn {
  const text = turn.text.replaceAll(/(?:^|(?<=(?:[!?…]|(?<!\p{N})\.) ))\p{Ll}/gu, (first) =>
    first.toUpperCase(),
  );
  return { ...turn, text: text.replace(/(?<=[\p{L}\p{N})])$/u, '.') };
}

/** Mails from the first to the last line: each line belongs to who wrote the mail, chat lines to who wrote them. */
function readMail(lines: readonly Line[], labels: readonly (LabelledLine | null)[]): Dialogue {
  const names = firstNamesOf(lines.flatMap(({ text }) => headersIn(text).sender ?? []));
  const seen = new Set<string>();
  let [sender, closed] = ['', false];
  let from: number | undefined;
  const turns = lines.flatMap(({ text, at }, index): PlacedTurn[] => {
    const bare = text.replace(/^(?:> ?)+/u, '');
    const header = headersIn(bare);
    if (header.sender !== null) [sender, closed, from] = [header.sender, false, at];
    const chat = labels[index];
    const isChat = chat?.timed === true || (chat && names.has(chat.name)) === true;
    if (chat && isChat) return [placed(chat.text, at, names.get(chat.name) ?? chat.name)];
    if (isFooter(bare)) closed = true;
    if (header.isHeader || bare === '' || isNotSaid(bare) || isGreeting(bare)) return [];
    if (isClosing(bare) || isSignature(bare, sender)) closed = true;
    else if (isPostscript(bare)) closed = false;
    if (closed || (text.startsWith('>') && isQuoted(bare, seen))) return [];
    seen.add(bare);
    const turn = placed(bare, at, sender === '' ? undefined : (names.get(sender) ?? sender));
    return [from === undefined ? turn : { ...turn, from }];
  });
  const [subject] = lines.flatMap(({ text, at }) => {
    const found = subjectIn(text);
    return found === undefined ? [] : [{ text: found, at }];
  });
  return { turns, form: 'mail', ...(subject === undefined ? {} : { subject }) };
}

/** Whether an earlier mail says it: answers between the lines quote single sentences. */
function isQuoted(text: string, seen: ReadonlySet<string>): boolean {
  const bare = text.replace(/[.…,;:!?]+$/u, '');
  return bare !== '' && [...seen].some((line) => line.includes(bare));
}

const short = (name: string): string => name.split(' ')[0] ?? name;

/** Full names and first names, each as the name to print: the first name where it is one person's only. */
function firstNamesOf(senders: readonly string[]): Map<string, string> {
  const people = [...new Set(senders)].filter((name) => name !== '');
  const isOne = (name: string): boolean =>
    !/^\p{L}{1,4}\.|^(?:mrs?|ms|dr|prof|herr|frau|mme|sra?)$/iu.test(short(name)) &&
    people.filter((other) => short(other) === short(name)).length === 1;
  return new Map(
    people.flatMap((name) => {
      const printed = isOne(name) ? short(name) : name;
      return [
        [name, printed],
        [short(name), printed],
      ] as const;
    }),
  );
}

function placed(text: string, at: number, speaker: string | undefined): PlacedTurn {
  return { text, at, ...(speaker === undefined ? {} : { speaker }) };
}

/** Lines that follow one another in the same turn of the source by the same speaker belong together. */
function joined(turns: readonly PlacedTurn[]): PlacedTurn[] {
  const whole: PlacedTurn[] = [];
  for (const turn of turns) {
    const last = whole.at(-1);
    if (last && last.at === turn.at && last.speaker === turn.speaker)
      last.text = `${last.text}\n${turn.text}`;
    else whole.push({ ...turn });
  }
  return whole;
}
