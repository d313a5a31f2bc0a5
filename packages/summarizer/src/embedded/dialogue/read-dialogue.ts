import type { SummarySource, Turn } from '../../port.ts';
import { isChat } from './chat.ts';
import { isNotSaid, labelOfLine, labelOfLines, type LabelledLine } from './labels.ts';
import type { Dialogue, PlacedTurn } from './dialogue.ts';
import { isMail, type Line } from './mail-thread.ts';
import { readMail } from './read-mail.ts';
import { unwrapped } from './wrapped-lines.ts';

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
    const mail = readMail(lines);
    return inReadingOrder({ ...mail, turns: continued(mail.turns, goesOn) }, own.length);
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

/** A dialogue whose turns are counted in the order in which they were written. */
function inReadingOrder(dialogue: Dialogue, count: number): Dialogue {
  const written = [...new Set(dialogue.turns.flatMap(({ from, at }) => [from ?? at, at]))];
  if (written.every((at, place) => place === 0 || at > (written[place - 1] ?? 0))) return dialogue;
  const { turns, subject } = dialogue;
  const others = Array.from({ length: count }, (_, at) => at).filter((at) => !written.includes(at));
  const order = [...written, ...others];
  const places = new Map(order.map((at, place) => [at, place]));
  const placeOf = (at: number): number => places.get(at) ?? 0;
  return {
    ...dialogue,
    turns: turns.map((turn) => {
      const from = turn.from === undefined ? {} : { from: placeOf(turn.from) };
      return Object.assign(turn, { at: placeOf(turn.at) }, from);
    }),
    ...(subject && { subject: { ...subject, at: placeOf(subject.at) } }),
    order,
  };
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
  let isTime = false;
  return lines.map(({ text }, at) => {
    if (isTime) {
      isTime = false;
      return null;
    }
    const label =
      labelOfLine(text.replace(/^(?:> ?)+/u, '')) ?? labelOfLines(text, lines[at + 1]?.text ?? '');
    const isName = label && !NO_NAMES.test(label.name);
    isTime = isName === true && label?.timeBelow === true;
    return isName ? label : null;
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
    const isTime = labels[index - 1]?.timeBelow === true;
    return said === '' || isTime || isNotSaid(said) ? [] : [placed(said, at, speaker)];
  });
  const whole = turns.filter(({ at }) => !goesOn.has(at - 1));
  const small = whole.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return small > whole.length / 2 && !isChat(turns) ? turns.map(withStop) : turns;
}

/** Who writes in small letters and without stops, in long messages too, writes a sentence with each. */
const withStop = (turn: PlacedTurn): PlacedTurn => ({
  ...turn,
  text: turn.text.replace(/(?<=[\p{L}\p{N})])$/u, '.'),
});

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
