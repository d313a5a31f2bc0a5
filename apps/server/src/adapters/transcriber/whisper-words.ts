import type { TimedWord } from '../../ports/transcriber.ts';

/** A token as the runtime gives it: a part of a word, with its leading space, and its time in seconds. */
export interface Piece {
  text: string;
  start: number;
  end: number;
}

/** What stands for the bytes of a letter that is spread over several tokens. */
const BROKEN = '\uFFFD';
/** Scripts that are written without spaces: each token stands for itself. */
const UNSPACED =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u;

/**
 * Puts the tokens of a clip together to words that keep their leading space. Letters that the runtime tore apart are taken
 * from `text`, the whole, in which they are intact.
 */
export function wordsOf(text: string, pieces: Piece[]): TimedWord[] {
  const words: TimedWord[] = [];
  for (const piece of mend(text, pieces)) {
    const last = words.at(-1);
    const begins =
      /^\s/.test(piece.text) || (UNSPACED.test(piece.text) && !/^\p{P}/u.test(piece.text));
    if (!last || begins) words.push({ ...piece });
    else {
      last.text += piece.text;
      last.end = piece.end;
    }
  }
  return words.filter((word) => word.text.trim() !== '');
}

/** Joins neighbours that share a torn letter, and reads their text in the whole. */
function mend(text: string, pieces: Piece[]): Piece[] {
  const mended: Piece[] = [];
  let at = 0;
  let torn: Pick<Piece, 'start' | 'end'> | null = null;
  for (const piece of pieces.filter((part) => part.text !== '')) {
    if (piece.text.includes(BROKEN)) {
      const start: number = torn ? torn.start : piece.start;
      torn = { start, end: piece.end };
      continue;
    }
    const found: number = torn ? text.indexOf(piece.text, at) : at;
    const from: number = found < 0 ? at : found;
    if (torn && from > at) mended.push({ ...torn, text: text.slice(at, from) });
    torn = null;
    mended.push(piece);
    at = from + piece.text.length;
  }
  const rest = text.slice(at).replaceAll(BROKEN, '');
  if (torn && rest !== '') mended.push({ ...torn, text: rest });
  return mended;
}
