import type { LineMark } from '@notelark/api/live-details';
import { bookmarkedLines, liveSources } from '@notelark/api/live-lines';
import { piecesOf, type TextPiece } from '@notelark/api/text-pieces';
import type { Executor } from '../../../platform/database/client.ts';
import type { MarkedPassage, OwnNote, SummarySource, TurnPlaces } from '@notelark/summarizer';
import { runTask } from '@notelark/toolkit/task';
import * as textsRepo from './texts.repo.ts';
import * as transcriptsRepo from './transcripts.repo.ts';

/** A recording or a text: one of the two is null. */
export interface SourceKey {
  uploadId: string | null;
  textInputId: string | null;
}

/** What a summary is made of. */
export interface Source {
  summarizable: SummarySource;
  /** Where the page shows each turn: segments that an edit has emptied leave gaps in the indexes. */
  places: TurnPlaces;
  /** Its turns are pieces of a text, which have no identity. */
  isText?: true;
  /** What the owner of a live text wrote, and marked, while it was said. */
  own?: readonly OwnNote[];
  marked?: readonly MarkedPassage[];
}

/** Null where the source is gone or not complete. */
export async function readSource(
  db: Executor,
  { uploadId, textInputId }: Partial<SourceKey>,
): Promise<Source | null> {
  if (uploadId) return await readTranscript(db, uploadId);
  const text = textInputId ? await textsRepo.findText(db, textInputId) : null;
  return text && (await textSource(text.rawText, text.origin === 'live' ? 'speech' : 'text', text));
}

/** Longer texts are cut in a process of its own: a million characters take 50 to 100 ms. */
const MOST_INLINE = 50_000;
const CHILD = new URL('./pieces.child.ts', import.meta.url);

const piecesInProcess = (text: string): Promise<TextPiece[]> =>
  runTask<TextPiece[]>(CHILD, text, { heapMb: 512 });

/** What is known of a live text beside its words. */
export interface TextDetails {
  lines?: readonly LineMark[] | null | undefined;
  bookmarks?: readonly number[] | undefined;
  ownNotes?: readonly OwnNote[] | undefined;
}

/** A text by its paragraphs, long ones in pieces; with the times of a live text, where it has them. */
export async function textSource(
  text: string,
  kind: SummarySource['kind'],
  { lines, bookmarks = [], ownNotes = [] }: TextDetails = {},
): Promise<Source> {
  const pieces = text.length > MOST_INLINE ? await piecesInProcess(text) : piecesOf(text);
  const turns = pieces.map((piece) => {
    const { start, end, speaker } = lines?.[piece.paragraph] ?? {};
    const isTimed = start !== undefined && end !== undefined;
    const isPerson = speaker && !SOURCES.has(speaker);
    return { text: piece.text, ...(isTimed && { start, end }), ...(isPerson && { speaker }) };
  });
  const places = pieces.map(({ paragraph, part }, at) => ({
    index: paragraph,
    part,
    start: turns[at]?.start,
  }));
  const passagesAt = (seconds: readonly number[]) =>
    bookmarkedLines(turns, seconds).flatMap((turn) =>
      turns[turn] ? { turn, text: turns[turn].text } : [],
    );
  const marked = passagesAt(bookmarks);
  const own = ownNotes.map((note) => {
    const [heard] = note.at === null || !lines ? [] : passagesAt([note.at]);
    return heard ? { ...note, heard } : note;
  });
  return { summarizable: { kind, turns }, places, isText: true, own, marked };
}

/** Names of sources are none of persons: notes don't say that a computer will send the minutes. */
const SOURCES: ReadonlySet<string> = new Set(Object.values(liveSources));

async function readTranscript(db: Executor, uploadId: string): Promise<Source | null> {
  const transcript = await transcriptsRepo.findTranscript(db, uploadId);
  return transcript && transcriptSource(transcript, transcript.segments);
}

/** A recording by its segments, in order. */
export function transcriptSource(
  { filename, language, timed }: { filename: string; language: string | null; timed: boolean },
  segments: readonly transcriptsRepo.Segment[],
): Source {
  return {
    summarizable: {
      kind: 'speech',
      title: filename.replace(/\.\w{1,8}$/, ''),
      ...(language && { language }),
      turns: segments.map(({ text, start, end, speaker, confidence }) => ({
        text,
        ...(timed && { start, end }),
        ...(speaker && { speaker }),
        ...(confidence !== null && { confidence }),
      })),
    },
    places: segments.map(({ index, start }) => ({
      index,
      part: null,
      start: timed ? start : undefined,
    })),
  };
}
