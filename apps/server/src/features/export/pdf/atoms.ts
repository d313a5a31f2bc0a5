import { type FontFamily, familyOf } from './fonts.ts';
import type { Run } from '../document.ts';

/** The smallest piece that is set as a whole: a word in one font, a Han letter, a space. */
export interface Atom {
  text: string;
  family: FontFamily;
  bold: boolean;
  href: string | undefined;
  quiet: boolean;
  space: boolean;
  /** A line may end after it. */
  breakAfter: boolean;
  /** A line ends after it. */
  newLine: boolean;
}

/** Scripts that are written without spaces: a line may end after each letter. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

type Style = Pick<Atom, 'bold' | 'href' | 'quiet'>;

/** A longer word is cut: it could not fit any line. */
const MAX_ATOM = 40;

export function atomsOf(runs: readonly Run[]): Atom[] {
  return runs.flatMap((run) => atomsOfRun(run));
}

/** Most text is ASCII and needs no search for letters that are made of several characters. */
const ASCII = /^[\x20-\x7E\n]*$/;
const ASCII_PIECES = new RegExp(String.raw`\s|[^\s/-]{1,${MAX_ATOM}}[/-]?|[/-]`, 'g');

/** The fonts have no italics: what would be set in them is quiet instead. */
function atomsOfRun({ text, bold = false, italic = false, quiet = italic, href }: Run): Atom[] {
  const style = { bold, href, quiet };
  if (ASCII.test(text))
    return (text.match(ASCII_PIECES) ?? []).map((piece) => asciiAtom(piece, style));
  return atomsOfLetters(text, style);
}

function asciiAtom(piece: string, style: Style): Atom {
  const newLine = piece === '\n';
  const space = newLine || piece === ' ';
  return {
    text: newLine ? '' : piece,
    family: familyOf('a'),
    ...style,
    space,
    newLine,
    breakAfter: space || /[-/]$/.test(piece),
  };
}

function atomsOfLetters(text: string, style: Style): Atom[] {
  const atoms: Atom[] = [];
  let current: Atom | null = null;
  for (const { segment: letter } of graphemes.segment(text.replaceAll('\t', ' '))) {
    const made = atomOfLetter(letter, style);
    if (current !== null && joins(current, made)) {
      current.text += letter;
      current.breakAfter = made.breakAfter;
    } else {
      current = made;
      atoms.push(made);
    }
  }
  return atoms;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function atomOfLetter(letter: string, style: Style): Atom {
  const newLine = letter === '\n';
  const space = newLine || /^\s$/u.test(letter);
  return {
    text: newLine ? '' : letter,
    family: familyOf(letter),
    ...style,
    space,
    newLine,
    breakAfter: space || UNSPACED.test(letter) || letter === '-' || letter === '/',
  };
}

/** Marks and digits stay in the word's own font where that is the general one; a word never joins a space. */
function joins(before: Atom, next: Atom): boolean {
  if (before.space || next.space || before.breakAfter) return false;
  return before.family === next.family && before.text.length < MAX_ATOM;
}
