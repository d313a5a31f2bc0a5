import { labelOfLine } from '@notelark/api/talk/labels';
import { readCaptions } from '@notelark/api/talk/captions';
import { withoutLineNumbers } from '@notelark/api/talk/line-numbers';
import { readTalk, type SpokenPiece } from '@notelark/api/talk/read-talk';
import type { SummarySource, Turn } from '../../port.ts';
import { isChat } from './chat.ts';
import type { Dialogue, PlacedTurn } from './dialogue.ts';
import { isMail, type Line } from './mail-thread.ts';
import { withNameOfAsked } from './name-of-asked.ts';
import { readMail } from './read-mail.ts';
import { unwrapped } from './wrapped-lines.ts';

/** Finds who says what: in the turns' own speakers, or in the labels, mail headers and chat lines of a pasted text. */
export function readDialogue(source: SummarySource): Dialogue {
  const { turns, goesOn } = unwrapped(withoutNumbers(source.turns));
  const own = turns.map((turn, at) => ({ ...turn, at }));
  if (turns.some(({ speaker }) => speaker !== undefined))
    return { turns: own.map(withoutOwnLabel), form: 'speakers' };
  const lines = linesOf(turns);
  if (isMail(lines.map(({ text }) => text))) {
    const mail = readMail(lines);
    return inReadingOrder({ ...mail, turns: continued(mail.turns, goesOn) }, own.length);
  }
  const texts = lines.map(({ text }) => text);
  const talk = readTalk(texts);
  if (talk) {
    const said = continued(placed(talk, lines, goesOn), goesOn);
    return { turns: withNameOfAsked(joined(said)), form: 'transcript' };
  }
  const captions = readCaptions(texts);
  if (!captions) return { turns: continued(own, goesOn), form: 'none' };
  const said = joined(piecesPlaced(captions, lines));
  // A caption ends where the screen does.
  for (const turn of said.slice(0, -1)) turn.goesOn = true;
  return { turns: said, form: 'captions' };
}

/** Without the numbers of lines, which would stand in the middle of sentences that go on in the next line. */
function withoutNumbers(turns: readonly Turn[]): Turn[] {
  const counts = turns.map(({ text }) => text.split('\n').length);
  const lines = withoutLineNumbers(turns.flatMap(({ text }) => text.split('\n')));
  let from = 0;
  return turns.map((turn, at) => {
    const until = from + (counts[at] ?? 0);
    const text = lines.slice(from, until).join('\n');
    from = until;
    return { ...turn, text };
  });
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

function placed(
  talk: readonly SpokenPiece[],
  lines: readonly Line[],
  goesOn: ReadonlySet<number>,
): PlacedTurn[] {
  const turns = piecesPlaced(talk.filter(isSaid), lines);
  const whole = turns.filter(({ at }) => !goesOn.has(at - 1));
  const small = whole.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return small > whole.length / 2 && !isChat(turns) ? turns.map(withStop) : turns;
}

/** Words of a line of a title, an agenda or a list of who is there at most, where no mark ends it. */
const LONGEST_TITLE = 20;

/** Whether a piece is said: titles, days and lists of names above the first speaker are not. */
const isSaid = ({ speaker, text }: SpokenPiece): boolean =>
  speaker !== undefined ||
  /[.!?…]["'”’»)]*$/u.test(text) ||
  text.split(/\s+/u).length > LONGEST_TITLE;

function piecesPlaced(pieces: readonly SpokenPiece[], lines: readonly Line[]): PlacedTurn[] {
  return pieces.flatMap(({ text, line, speaker }) =>
    text === ''
      ? []
      : [{ text, at: lines[line]?.at ?? 0, ...(speaker === undefined ? {} : { speaker }) }],
  );
}

/** Who writes in small letters and without stops, in long messages too, writes a sentence with each. */
const withStop = (turn: PlacedTurn): PlacedTurn => ({
  ...turn,
  text: turn.text.replace(/(?<=[\p{L}\p{N})])$/u, '.'),
});

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
