import type { ResultSource } from '@notelark/contracts/library';
import { paragraphs } from '@notelark/contracts/paragraphs';

/** A piece of the source as it is shown: a segment of the transcript, or a paragraph of the text. */
export interface Block {
  /** What a citation names: the segment's or paragraph's index. */
  index: number;
  text: string;
  speaker: string | null;
  /** Seconds; null where the text has no times. */
  start: number | null;
  end: number | null;
}

/** The source in pieces; the index of a piece is what the citations of the notes name. */
export function blocksOf(source: ResultSource): Block[] {
  if (source.kind === 'upload') return source.transcript?.segments ?? [];
  return paragraphs(source.text).map((text, index) => ({
    index,
    text,
    speaker: null,
    start: null,
    end: null,
  }));
}

/**
 * Where the block that a citation names stands among the blocks; where an edit has taken it away, the one before it. Null
 * where there is none.
 */
export function placeOf(blocks: readonly Block[], cited: number): number | null {
  const place = blocks.findLastIndex(({ index }) => index <= cited);
  return place === -1 ? null : place;
}

/** The text that the source's editor starts from. */
export const sourceText = (source: ResultSource): string =>
  source.kind === 'upload' ? (source.transcript?.text ?? '') : source.text;

export const sourceVersion = (source: ResultSource): number =>
  source.kind === 'upload' ? (source.transcript?.version ?? 0) : source.version;
