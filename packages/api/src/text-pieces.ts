/** A piece of a pasted text or of a live transcript: what one citation names. */
export interface TextPiece {
  text: string;
  /** Index of its paragraph; paragraphs end at line breaks, blank ones don't count. */
  paragraph: number;
  /** Its index among the pieces of its paragraph; null where the paragraph is one piece. */
  part: number | null;
}

/** A paragraph of up to so many words is one piece. */
const LONGEST_WORDS = 80;
/** A longer one is cut at the first end of a sentence after so many: two or three sentences. */
const AIM_WORDS = 40;

/**
 * A text in pieces that are short enough to point at, in order. Live talk and much that is pasted has no line breaks; a
 * citation of an hour's only paragraph would lead nowhere. Nothing is left out but white space at the cuts.
 *
 * Citations are stored, so the page and the server must cut alike: by these rules, not by those of a browser's release.
 */
export const piecesOf = (text: string): TextPiece[] =>
  paragraphsOf(text).flatMap((paragraph, index) => {
    const parts = split(paragraph);
    return parts.map((text, part) => ({
      text,
      paragraph: index,
      part: parts.length === 1 ? null : part,
    }));
  });

/** The paragraphs of a text, without blank ones. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Two characters of a script without spaces count as a word. A mark stays with its letter. */
const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]\p{M}*`;
const WORD = new RegExp(String.raw`(?:${UNSPACED}){1,2}|(?:(?!${UNSPACED})\S)+`, 'gu');

/** How many words a text has; of a script without spaces, two characters are one. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/**
 * Where a piece may end, the best first: a sentence, what may only be an abbreviation, a clause. A run of marks is tried
 * from its first mark only: a regular expression that starts at each of a million dots takes hours.
 */
const ENDS = [
  /(?<![!?…])(?:(?<=[\p{L}\p{M}]{4}|\p{N}{3}|[)\]"”’»])\.|[!?…])+["'”’»)\]]*(?=\s+[^\s\p{Ll}])|[。！？｡؟۔।॥։።]+["”’」』）»)]*/gu,
  /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s+[^\s\p{Ll}])/gu,
  /[,;:](?=\s)|[、，；：،؛]/gu,
];

/** The place after a mark: an offset, and how many words begin before it. */
interface Cut {
  at: number;
  words: number;
}

function split(paragraph: string): string[] {
  // A word has at least one character.
  if (paragraph.length <= LONGEST_WORDS) return [paragraph];
  const starts = Array.from(paragraph.matchAll(WORD), ({ index }) => index);
  if (starts.length <= LONGEST_WORDS) return [paragraph];
  const ranks = ENDS.map((end) => cutsAt(paragraph, end, starts));
  const pieces: string[] = [];
  let from: Cut = { at: 0, words: 0 };
  while (starts.length - from.words > LONGEST_WORDS) {
    const to = bestCut(ranks, from, starts);
    pieces.push(paragraph.slice(from.at, to.at).trim());
    from = to;
  }
  return [...pieces, paragraph.slice(from.at).trim()];
}

function cutsAt(paragraph: string, end: RegExp, starts: readonly number[]): Cut[] {
  let words = 0;
  return Array.from(paragraph.matchAll(end), (match) => {
    const at = match.index + match[0].length;
    while ((starts[words] ?? Infinity) < at) words += 1;
    return { at, words };
  });
}

/** The first cut past what is aimed at by the best mark that there is; without any mark, at a word. */
function bestCut(ranks: readonly Cut[][], from: Cut, starts: readonly number[]): Cut {
  const [least, most] = [from.words + AIM_WORDS, from.words + LONGEST_WORDS];
  for (const cuts of ranks) {
    const next = cuts[firstFrom(cuts, least)];
    if (next && next.words <= most) return next;
  }
  return { at: starts[most] ?? Infinity, words: most };
}

/** Index of the first cut with at least so many words before it. */
function firstFrom(cuts: readonly Cut[], words: number): number {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cuts[middle]?.words ?? 0) < words) low = middle + 1;
    else high = middle;
  }
  return low;
}
