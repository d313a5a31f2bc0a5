import { piecesOf, type TextPiece } from '@notelark/api/text-pieces';
import type { Executor } from '../../../platform/database/client.ts';
import type { SummarySource, TurnPlaces } from '@notelark/summarizer';
import { runInThread } from '@notelark/toolkit/thread';
import * as summariesRepo from '../summaries.repo.ts';
import * as textsRepo from '../texts.repo.ts';
import * as transcriptsRepo from '../transcripts.repo.ts';

/** What a summary is made of. */
export interface Source {
  summarizable: SummarySource;
  /** Where the page shows each turn: segments that an edit has emptied leave gaps in the indexes. */
  places: TurnPlaces;
}

/** Null where the source is gone or not complete. */
export async function readSource(
  db: Executor,
  { uploadId, textInputId }: Partial<Pick<summariesRepo.Summary, 'uploadId' | 'textInputId'>>,
): Promise<Source | null> {
  if (uploadId) return await readTranscript(db, uploadId);
  const text = textInputId ? await textsRepo.findText(db, textInputId) : null;
  return text && (await textSource(text.rawText, text.origin === 'live' ? 'speech' : 'text'));
}

/** Longer texts are cut in a thread: a million characters take 50 to 100 ms. */
const MOST_INLINE = 50_000;
const THREAD = new URL('./pieces.thread.ts', import.meta.url);

const piecesInThread = (text: string): Promise<TextPiece[]> =>
  runInThread<TextPiece[]>(THREAD, text, { heapMb: 512 });

/** A text by its paragraphs, long ones in pieces. */
export async function textSource(text: string, kind: SummarySource['kind']): Promise<Source> {
  const pieces = text.length > MOST_INLINE ? await piecesInThread(text) : piecesOf(text);
  return {
    summarizable: { kind, turns: pieces.map((piece) => ({ text: piece.text })) },
    places: pieces.map(({ paragraph, part }) => ({ index: paragraph, part })),
  };
}

async function readTranscript(db: Executor, uploadId: string): Promise<Source | null> {
  const transcript = await transcriptsRepo.findTranscript(db, uploadId);
  if (!transcript) return null;
  const { filename, language, segments } = transcript;
  return {
    summarizable: {
      kind: 'speech',
      title: filename.replace(/\.\w{1,8}$/, ''),
      ...(language && { language }),
      turns: segments.map(({ text, start, end, speaker, confidence }) => ({
        text,
        start,
        end,
        ...(speaker && { speaker }),
        ...(confidence !== null && { confidence }),
      })),
    },
    places: segments.map(({ index, start }) => ({ index, part: null, start })),
  };
}
