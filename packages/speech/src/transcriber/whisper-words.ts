import { UNSPACED } from '../ports/timed-words.ts';
import type { TimedWord } from '../ports/transcriber.ts';

/** A token as the runtime gives it: a part of a word, with its leading space, and its time in seconds. */
export interface Piece {
  text: string;
  start: number;
  end: number;
}

/** What stands for the bytes of a letter that is spread over several tokens. */
const BROKEN = '\uFFFD';

/**
 * Puts the tokens of a clip together to words that keep their leading space; without spaces, each stands for itself. Letters that the runtime tore apart are taken
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

/**
 * Finds each token in the whole: its leading space is there even where the runtime trims it off, and so are the letters
 * of neighbours that were torn apart.
 */
function mend(text: string, pieces: Piece[]): Piece[] {
  const mended: Piece[] = [];
  let at = 0;
  let torn: Pick<Piece, 'start' | 'end'> | null = null;
  for (const { text: token, start, end } of pieces) {
    const plain = token.trim();
    if (plain.includes(BROKEN)) {
      const since: number = torn ? torn.start : start;
      torn = { start: since, end };
      continue;
    }
    const from = text.indexOf(plain, at);
    if (plain === '' || from < 0) continue;
    const [space = ''] = /\s*$/.exec(text.slice(at, from)) ?? [];
    const between = text.slice(at, from - space.length);
    if (torn && between !== '') mended.push({ ...torn, text: between });
    torn = null;
    at = from + plain.length;
    mended.push({ text: space + plain, start, end });
  }
  const rest = text.slice(at).replaceAll(BROKEN, '');
  if (torn && rest !== '') mended.push({ ...torn, text: rest });
  return mended;
}
