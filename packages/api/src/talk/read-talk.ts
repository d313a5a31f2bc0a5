import {
  type LabelForm,
  type LabelledLine,
  type Line,
  lineOf,
  looseForms,
  tellingLabel,
} from './labels.ts';
import { askingLabel, isNoName, printedNames, withoutRole } from './names.ts';
import { isNotice, isNotSaid, isPlainNotSaid, isReport, withoutAddition } from './notices.ts';

/** Shares of the lines that have to be labelled in a transcript. */
export interface TalkShares {
  /** Where a few labels are enough. */
  telling: number;
  /** In loose forms, with the words on the same line and on the next ones. */
  inline: number;
  above: number;
}
const TEXT_SHARES: TalkShares = { telling: 0.3, inline: 0.5, above: 0.15 };
/** A turn goes on over many captions, and its label stands on the first. */
export const CAPTION_SHARES: TalkShares = { telling: 0.08, inline: 0.08, above: 0.04 };

/** Fewer labels of a loose form are chance. */
const FEWEST_LOOSE = 6;
/** Share of the labels of a loose form whose names come again. */
const LEAST_AGAIN = 0.85;
/** Share of the turns that ask: records, glossaries and manuals hardly do. */
const LEAST_ASKED = 0.04;
const ASKS = /[?？؟]/u;
/** Share of the turns of talk that end with a mark, where its writer sets any. */
const LEAST_ENDED = 0.7;
/** In so many turns of talk someone asks. */
const FEWEST_LISTED = 15;
/** Words of a turn that only answers; answers to frequent questions are longer. */
const SHORT = 3;
const LEAST_SHORT = 0.05;
/** Share of what an interviewer says that asks nothing; of frequent questions each asks. */
const LEAST_REMARKS = 0.08;

/** For each line its label, or nothing. */
type Labels = readonly (LabelledLine | null)[];

/** What is said in a line, or in a part of it. */
export interface SpokenPiece {
  /** Index of the line. */
  line: number;
  /** Who was named last; undefined before the first label. */
  speaker: string | undefined;
  /** Where a label begins the piece and has one. */
  time: string | null;
  /** Whether a label begins it. */
  isLabelled?: true;
  /** Empty where the words follow on the next lines. */
  text: string;
}

/** Captions of broadcasts have several speakers in one line: `… of it. >> ANN: Good`. */
const CHANGE = /\s(?=>{2,3} ?\p{Lu})/u;
const MARKUP = /<\/?[vc](?:[.\s][^<>]{0,80})?>/gu;

/**
 * Who says what in the lines of a text; null where no one is named, or where it is something else than talk. One form of labels is
 * enough where it is telling; a loose one has to hold for the text. What programs add is left out.
 */
export function readTalk(
  lines: readonly string[],
  shares: TalkShares = TEXT_SHARES,
): SpokenPiece[] | null {
  const parts = lines.flatMap((text, line) =>
    (text.includes('>>') ? text.split(CHANGE) : [text]).map((part) => ({ of: lineOf(part), line })),
  );
  const labels = labelsOf(
    parts.map(({ of }) => of),
    shares,
  );
  if (labels === null) return null;
  let speaker: string | undefined;
  let until = 0;
  return parts.flatMap(({ of: { raw, plain }, line }, at): SpokenPiece[] => {
    const label = labels[at];
    if (label) {
      until = at + label.lines;
      speaker = label.name;
      const said = isNotSaid(label.text) || isReport(raw) ? '' : label.text;
      return [
        { line, speaker, time: label.time, isLabelled: true, text: said.replaceAll(MARKUP, '') },
      ];
    }
    const isOfProgram =
      isPlainNotSaid(plain) || isNotice(plain) || isInitials(plain, labels[at + 1]);
    if (at < until || plain === '' || isOfProgram) return [];
    const said = withoutAddition(raw.trim().replaceAll(MARKUP, ''));
    return said === '' ? [] : [{ line, speaker, time: null, text: said }];
  });
}

/** `AL` above `Ann Lee`: in place of a picture. */
const isInitials = (text: string, next: LabelledLine | null | undefined): boolean =>
  /^\p{Lu}{1,3}$/u.test(text) && next?.name.startsWith(text.charAt(0)) === true;

function labelsOf(lines: readonly Line[], shares: TalkShares): Labels | null {
  const telling = withoutNoNames(labelsIn(lines, tellingLabel));
  if (isTranscript(lines, telling, shares)) return named(inOneShape(telling));
  for (const form of looseForms) {
    const labels = labelsIn(lines, form);
    if (isInForm(lines, labels, shares)) return named(withoutOnce(labels));
  }
  return null;
}

const isHalfDay = ({ time }: LabelledLine): boolean => /[ap]\.?m/iu.test(time ?? '');

/** Above a time of another shape than most stands no name: Slack gives further messages of a writer the time only. */
function inOneShape(labels: Labels): Labels {
  const above = labels.filter((label) => label !== null && label.lines > 1);
  const halves = above.filter((label) => label && isHalfDay(label)).length;
  if (halves <= above.length / 2) return labels;
  return labels.map((label) => (label && label.lines > 1 && !isHalfDay(label) ? null : label));
}

/** Who is named once in a loose form was not named. */
function withoutOnce(labels: Labels): Labels {
  const names = labels.flatMap((label) => label?.name ?? []);
  const again = new Set(names.filter((name, at) => names.indexOf(name) < at));
  return labels.map((label) => (label && again.has(label.name) ? label : null));
}

function labelsIn(lines: readonly Line[], form: LabelForm): (LabelledLine | null)[] {
  let until = 0;
  return lines.map((_, at) => {
    if (at < until) return null;
    const label = form(lines, at);
    if (label) until = at + label.lines;
    return label;
  });
}

/** Where `B` answers, `A` is a name; where `P` asks, `R` is none. */
function withoutNoNames(labels: Labels): (LabelledLine | null)[] {
  if (askingLabel(labels.flatMap((label) => label?.name ?? [])) !== undefined)
    return labels.map(() => null);
  const isLettered = labels.some((label) => label?.name === 'B');
  return labels.map((label) => {
    const isName = label && (!isNoName(label.name) || (isLettered && label.name === 'A'));
    return isName ? label : null;
  });
}

function isTranscript(lines: readonly Line[], labels: Labels, { telling }: TalkShares): boolean {
  const found = labels.filter((label) => label !== null);
  const names = found.map(({ name }) => withoutRole(name));
  const seen = new Set<string>();
  const again = names.filter((name) => seen.size === seen.add(name).size).length;
  const said = lines.filter(({ plain }) => plain !== '' && !isPlainNotSaid(plain)).length;
  const timed = found.filter(({ time }) => time !== null).length;
  const enough = found.length >= said * telling || timed >= Math.max(2, found.length / 2);
  return (
    seen.size >= 2 &&
    again >= 1 &&
    again >= found.length / 4 &&
    enough &&
    (timed >= found.length / 2 || !isListed(turnsOf(lines, labels)))
  );
}

/** Whether no one asks and only some turns end like sentences: so do lists of changes, whose lines begin with a few words again and again. */
function isListed(turns: readonly string[]): boolean {
  const marked = turns.filter((turn) => /[.!…]["'”’»)]*$/u.test(turn));
  return (
    turns.length >= FEWEST_LISTED &&
    !turns.some((turn) => ASKS.test(turn)) &&
    marked.length > 0 &&
    marked.length < turns.length * LEAST_ENDED
  );
}

function isInForm(lines: readonly Line[], labels: Labels, { inline, above }: TalkShares): boolean {
  const found = labels.filter((label) => label !== null);
  if (found.length < FEWEST_LOOSE) return false;
  const counts = new Map<string, number>();
  for (const { name } of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  const again = found.filter(({ name }) => (counts.get(name) ?? 0) > 1);
  const said = lines.filter(({ plain }) => plain !== '' && !isPlainNotSaid(plain)).length;
  const isInline = found.filter(({ text }) => text !== '').length > found.length / 2;
  return (
    counts.size >= 2 &&
    again.length >= found.length * LEAST_AGAIN &&
    found.length >= said * (isInline ? inline : above) &&
    !isRecords(found) &&
    isConversation(lines, labels, counts)
  );
}

/** `Name: … Price: … Size: …` again and again in the same order. */
function isRecords(labels: readonly LabelledLine[]): boolean {
  const names = labels.map(({ name }) => name);
  const size = new Set(names).size;
  return size >= 3 && names.every((name, at) => at < size || name === names[at - size]);
}

/** Whether turns ask and answer. */
function isConversation(
  lines: readonly Line[],
  labels: Labels,
  counts: ReadonlyMap<string, number>,
): boolean {
  const turns = turnsOf(lines, labels);
  const share = (is: (turn: string) => boolean): number => turns.filter(is).length / turns.length;
  const asks = share((turn) => ASKS.test(turn)) >= LEAST_ASKED;
  const asking = askingLabel(counts.keys());
  if (asking !== undefined)
    return (
      asks &&
      (share((turn) => turn.split(/\s+/u).length <= SHORT) >= LEAST_SHORT ||
        remarksOf(asking, lines, labels) >= LEAST_REMARKS)
    );
  return asks && ![...counts.keys()].some((name) => isNoName(name));
}

/** Share of the turns of who asks that ask nothing. */
function remarksOf(asking: string, lines: readonly Line[], labels: Labels): number {
  const names = labels.flatMap((label) => label?.name ?? []);
  const own = turnsOf(lines, labels).filter((_, at) => names[at] === asking);
  return own.filter((turn) => !ASKS.test(turn)).length / own.length;
}

/** The words of each label. */
function turnsOf(lines: readonly Line[], labels: Labels): string[] {
  const turns: string[] = [];
  let from = 0;
  for (const [at, label] of labels.entries()) {
    if (label) {
      turns.push(label.text);
      from = at + label.lines;
    } else if (turns.length > 0 && at >= from)
      turns.push(`${turns.pop() ?? ''} ${lines[at]?.plain ?? ''}`.trim());
  }
  return turns;
}

function named(labels: Labels): Labels {
  const names = printedNames(labels.flatMap((label) => label?.name ?? []));
  return labels.map((label) => label && { ...label, name: names.get(label.name) ?? label.name });
}
