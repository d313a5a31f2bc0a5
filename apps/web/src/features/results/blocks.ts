import type { ResultSource } from '@notelark/api/library';
import type { Place } from '@notelark/api/places';
import { bookmarkedLines } from '@notelark/api/live-lines';
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
  /** Its times are not to the word. */
  approximate?: boolean;
  /** How sure the recognizer was of the words, 0 to 1; null where it doesn't say. */
  confidence?: number | null;
  /** The owner marked it while it was said. */
  bookmarked?: boolean;
}

/** The source in pieces; what a citation of the notes names is one of them. */
export function blocksOf(source: ResultSource): Block[] {
  if (source.kind === 'upload')
    return blocksOfTranscript(source.transcript, source.audio?.approximate ?? []);
  const blocks = piecesOf(source.text).map(({ text, paragraph, part }): Block => {
    const { start = null, end = null, speaker = null } = source.lines?.[paragraph] ?? {};
    return { index: paragraph, part, text, speaker, start, end };
  });
  const starts = blocks.map(({ start }) => ({ start: start ?? undefined }));
  const marked = new Set(bookmarkedLines(starts, source.bookmarks));
  for (const [at, block] of blocks.entries()) if (marked.has(at)) block.bookmarked = true;
  return blocks;
}

type Transcript = Extract<ResultSource, { kind: 'upload' }>['transcript'];

function blocksOfTranscript(transcript: Transcript, approximate: readonly number[]): Block[] {
  if (!transcript) return [];
  const { segments, timed } = transcript;
  if (timed) {
    const rough = new Set(approximate);
    return segments.map((segment) =>
      rough.has(segment.index) ? { ...segment, approximate: true } : segment,
    );
  }
  return segments.map(({ index, text, speaker }) => ({
    index,
    text,
    speaker,
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
  const first = blocks.findIndex(({ index }) => index === cited.index);
  if (first === -1) return before(blocks, cited.index);
  const lastOf = (part: number) =>
    blocks.findLastIndex((block) => block.index === cited.index && (block.part ?? 0) <= part);
  const last = lastOf(cited.part ?? Infinity);
  return { first: cited.part === null ? first : last, last };
}

/** The block with the next lower index. Parts of a split line have high ones, out of their order. */
function before(blocks: readonly Block[], index: number): Stretch | null {
  let place = -1;
  for (const [at, block] of blocks.entries())
    if (block.index < index && block.index >= (blocks[place]?.index ?? -1)) place = at;
  return place === -1 ? null : { first: place, last: place };
}
