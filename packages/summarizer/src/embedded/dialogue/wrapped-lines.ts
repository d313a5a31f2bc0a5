import { labelOfLine } from '@notelark/api/talk/labels';
import { isMarked } from '../findings/bullet.ts';
import type { Turn } from '../../port.ts';
import { attributionAt } from './mail-sender.ts';
import { isClosing, isFooter, isGreeting, isHeader, isRuler } from './mail.ts';

export interface Unwrapped {
  /** As many as before; lines that a program wrapped inside of a turn are one again. */
  turns: Turn[];
  /** Turns whose last line goes on in the next turn: of a pasted text each line is a turn. */
  goesOn: ReadonlySet<number>;
}

interface Line {
  /** Among all lines. */
  place: number;
  /** Index of its turn. */
  at: number;
  /** What it is quoted by: `> > `. */
  quote: string;
  text: string;
}

/** Programs wrap between these; longer lines were not wrapped, and where all are shorter, they are verses or a list. */
const NARROWEST = 45;
const WIDEST = 110;
/** Wrapped text of so few lines can't be told from lines that a person ended. */
const FEWEST_LINES = 3;
/** Lines of proportional type, as copied from a page, differ in length. */
const FULL = 0.85;

const QUOTE = /^(?:> ?)*/u;
const ENDED = /[.!?:…;]["'”’»)\]]*$/u;
/** Characters of the end of a line that show whether a sentence ends there. */
const LONGEST_END = 4;
const BREAK_INSIDE = /[^\s.!?:…;"'”’»)\]][^\S\n]*\n(?:[> ]*)["'“‘«(]?[\p{Ll}\p{N}]/u;
const BEGINS_SMALL = /^[> ]*["'“‘«(]?[\p{Ll}\p{N}]/u;
const GOES_ON = /^["'“‘«(]?[\p{Ll}\p{N}]/u;

/**
 * Undoes the line breaks that a mail program or a page set at its own width, in the middle of sentences. A line was
 * wrapped if the first word of the next one had no room in it, in a block where lines mostly end so.
 */
export function unwrapped(turns: readonly Turn[]): Unwrapped {
  if (!mayBeWrapped(turns)) return { turns: [...turns], goesOn: new Set() };
  const lines = linesOf(turns);
  const wrapped = new Set(blocksOf(lines).flatMap((block) => wrappedIn(lines, block)));
  if (wrapped.size === 0) return { turns: [...turns], goesOn: new Set() };
  const hyphenated = withoutHyphens(lines, wrapped);
  const texts = turns.map((): string[] => []);
  const goesOn = new Set<number>();
  for (const [index, line] of hyphenated.entries()) {
    const before = texts[line.at] ?? [];
    const continues = wrapped.has(index - 1) && lines[index - 1]?.at === line.at;
    if (continues) before.push(`${before.pop() ?? ''} ${line.text}`.trim());
    else before.push(line.quote + line.text);
    if (wrapped.has(index) && lines[index + 1]?.at !== line.at) goesOn.add(line.at);
  }
  return {
    turns: turns.map((turn, at) => ({ ...turn, text: (texts[at] ?? []).join('\n') })),
    goesOn,
  };
}

/** Whether a line ends inside of a sentence. Looks at their ends only: most texts are not wrapped, and some are long. */
function mayBeWrapped(turns: readonly Turn[]): boolean {
  return turns.some(({ text }, at) => {
    const next = turns[at + 1]?.text ?? '';
    const isOpen = !ENDED.test(text.slice(-LONGEST_END));
    return (isOpen && BEGINS_SMALL.test(next)) || (text.includes('\n') && BREAK_INSIDE.test(text));
  });
}

function linesOf(turns: readonly Turn[]): Line[] {
  const lines: Line[] = [];
  for (const [at, turn] of turns.entries())
    for (const part of turn.text.split('\n')) {
      const line = part.trim();
      const quote = line.startsWith('>') ? (line.match(QUOTE)?.[0] ?? '') : '';
      lines.push({ place: lines.length, at, quote, text: line.slice(quote.length).trim() });
    }
  return lines;
}

/** The lines that the same program may have wrapped, equally quoted. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks = new Map<string, Line[]>();
  for (const line of lines) {
    if (line.text === '' || line.text.length > WIDEST) continue;
    const block = blocks.get(line.quote);
    if (block) block.push(line);
    else blocks.set(line.quote, [line]);
  }
  return [...blocks.values()];
}

/** Places of the lines of a block that go on in the next one; none where it is not wrapped. */
function wrappedIn(lines: readonly Line[], block: readonly Line[]): number[] {
  const width = widthOf(block);
  if (block.length < FEWEST_LINES || width < NARROWEST) return [];
  const next = ({ place }: Line): Line | undefined => lines[place + 1];
  const breaks = block.filter((line) => isInside(lines, line));
  const full = breaks.filter(
    (line) => line.text.length + 1 + firstWord(next(line)).length > width * FULL,
  );
  const open = full.filter(({ text }) => !ENDED.test(text));
  const small = open.filter((line) => GOES_ON.test(next(line)?.text ?? ''));
  const isWrapped =
    open.length > 0 &&
    full.length >= breaks.length / 2 &&
    open.length >= full.length / 2 &&
    small.length >= open.length * 0.4;
  return isWrapped ? full.map(({ place }) => place) : [];
}

const firstWord = (line: Line | undefined): string => line?.text.split(' ')[0] ?? '';

/** The width that most of the longest lines reach: a header or an address may be longer. */
function widthOf(block: readonly Line[]): number {
  const lengths = block.map(({ text }) => text.length);
  const long = lengths.filter((length) => length >= NARROWEST).sort((a, b) => a - b);
  return long[Math.floor(long.length * 0.9)] ?? 0;
}

/** Whether a line break may stand inside of a sentence: not below a title, nor at a header, a greeting, a label or a bullet. */
function isInside(lines: readonly Line[], line: Line): boolean {
  const [next, ...behind] = lines.slice(line.place + 1, line.place + 4);
  if (!next || next.text === '' || next.text.length > WIDEST || line.quote !== next.quote)
    return false;
  if (line.place === 0 && !ENDED.test(line.text) && !GOES_ON.test(next.text)) return false;
  if (isOwnLine(line.text) || isOwnLine(next.text)) return false;
  const opensQuotation =
    attributionAt(
      [next, ...behind].map(({ text }) => text),
      0,
    ) !== null;
  return !opensQuotation && !isMarked(next.text) && labelOfLine(next.text) === null;
}

const isOwnLine = (text: string): boolean =>
  [isHeader, isGreeting, isClosing, isFooter, isRuler].some((is) => is(text));

/** `infor-` and `mation`: the word stands whole on the next line, with its hyphen where it is written so elsewhere. */
function withoutHyphens(lines: readonly Line[], wrapped: ReadonlySet<number>): Line[] {
  const whole = lines.map((line) => ({ ...line }));
  const text = lines.map((line) => line.text.toLowerCase()).join('\n');
  for (const index of wrapped) {
    const [line, next] = [whole[index], whole[index + 1]];
    const half = line?.text.match(/(?<![\p{L}\p{N}-])\p{L}{2,}-$/u)?.[0];
    const rest = next?.text.match(/^\p{Ll}{2,}/u)?.[0];
    if (!line || !next || half === undefined || rest === undefined || JOINS.test(rest)) continue;
    const isHyphen = text.includes(`${half}${rest}`.toLowerCase());
    line.text = line.text.slice(0, -half.length).trim();
    next.text = (isHyphen ? half : half.slice(0, -1)) + next.text;
  }
  return whole;
}

/** `Vor- und Nachmittag` keeps its hyphen. */
const JOINS = /^(?:und|oder|bzw|bis|and|or|to|et|ou|o)$/u;
