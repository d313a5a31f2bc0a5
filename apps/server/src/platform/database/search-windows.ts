import { countWords, piecesOf } from '@notelark/api/text-pieces';

/** Words of a passage, about. Measured: docs/evaluation/search.md. */
const WORDS = 120;

/** A turn of a transcript or a piece of a text. */
export interface Spoken {
  text: string;
  speaker?: string | null | undefined;
}

/** The turns of a text: its pieces, in the order in which notes cite them. */
export const turnsOfText = (
  text: string,
  lines: readonly { speaker?: string | null | undefined }[] | null,
): Spoken[] =>
  piecesOf(text).map((piece) => ({ text: piece.text, speaker: lines?.[piece.paragraph]?.speaker }));

/** Neighbouring turns that search ranks as one. */
export interface SearchWindow {
  firstTurn: number;
  lastTurn: number;
  words: number;
  speakers: Record<string, number>;
  text: string;
}

/** Cuts a source between turns. A turn goes where most of it fits, so a long one is a passage of its own. */
export function searchWindows(turns: readonly Spoken[]): SearchWindow[] {
  const windows: SearchWindow[] = [];
  let current: SearchWindow | null = null;
  for (const [position, { text, speaker }] of turns.entries()) {
    const words = countWords(text);
    if (!current || current.words + words / 2 > WORDS) {
      current = { firstTurn: position, lastTurn: position, words: 0, speakers: {}, text: '' };
      windows.push(current);
    }
    current.lastTurn = position;
    current.words += words;
    current.text += `${text}\n`;
    if (speaker) current.speakers[speaker] = (current.speakers[speaker] ?? 0) + words;
  }
  return windows;
}
