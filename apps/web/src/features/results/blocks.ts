import type { ResultSource } from '@notelark/api/library';
import type { Place } from '@notelark/api/places';
import { piecesOf } from '@notelark/api/text-pieces';

/** A piece of the source as it is shown: a segment of the transcript, or a paragraph of the text, long ones in parts. */
export interface Block {
  /** Of the segment or paragraph. */
  index: number;
  /** Which part of a long paragraph it is. */
  part?: number | null;
  text: string;
  speaker: string | null;
  /** Seconds; null where the text has no times. */
  start: number | null;
  end: number | null;
}

/** The source in pieces; what a citation of the notes names is one of them. */
export function blocksOf(source: ResultSource): Block[] {
  if (source.kind === 'upload') return source.transcript?.segments ?? [];
  return piecesOf(source.text).map(({ text, paragraph, part }) => ({
    index: paragraph,
    part,
    text,
    speaker: null,
    start: null,
    end: null,
  }));
}

/** Blocks that stand together, by their places among all. */
export interface Stretch {
  first: number;
  last: number;
}

/**
 * Where the blocks that a citation names stand: all of a paragraph where it names no part of it. Where an edit has taken
 * them away, the one before them; null where there is none.
 */
export function stretchOf(blocks: readonly Block[], cited: Place): Stretch | null {
  const upTo = (part: number): number =>
    blocks.findLastIndex(
      (block) =>
        block.index < cited.index || (block.index === cited.index && (block.part ?? 0) <= part),
    );
  const last = upTo(cited.part ?? Infinity);
  if (last === -1) return null;
  const isWhole = cited.part === null && blocks[last]?.index === cited.index;
  return { first: isWhole ? blocks.findIndex(({ index }) => index === cited.index) : last, last };
}

/** The text that the source's editor starts from. */
export const sourceText = (source: ResultSource): string =>
  source.kind === 'upload' ? (source.transcript?.text ?? '') : source.text;

export const sourceVersion = (source: ResultSource): number =>
  source.kind === 'upload' ? (source.transcript?.version ?? 0) : source.version;
