import { joinSegments } from '@notelark/speech';
import type { Transaction } from '../../../platform/database/client.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { CorrectionsService, FollowedEdit, Followed, Reword } from './corrections.service.ts';
import { transcriptSource } from '../sources/source.ts';
import { rewriteWithin } from '../sources/passages.ts';
import * as transcriptsRepo from '../sources/transcripts.repo.ts';

interface Deps {
  clock: Clock;
  corrections: CorrectionsService;
}

/** So many are searchable by their new words at once; of more, `index-search` makes them so once the transaction is committed. */
const FEW = 5;

/** A transcript with its segments, locked, and the words that some of them are to have. */
export interface TranscriptEdit {
  locked: transcriptsRepo.LockedTranscript;
  segments: readonly transcriptsRepo.Segment[];
  texts: ReadonlyMap<number, Omit<transcriptsRepo.SegmentText, 'uploadId' | 'index'>>;
  /** For the texts of its generated notes; absent: they are only checked again. */
  reword?: Reword | undefined;
  keepsVerified?: boolean;
}

/** Gives segments of many transcripts other words, in a few statements for all of them; notes follow. */
export class RewritingService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async rewrite(tx: Transaction, edits: readonly TranscriptEdit[]): Promise<Followed> {
    const { clock, corrections } = this.#deps;
    const segments: transcriptsRepo.SegmentText[] = [];
    const texts: { uploadId: string; text: string }[] = [];
    const sources = new Map<string, FollowedEdit>();
    for (const edit of edits) {
      const { uploadId } = edit.locked.transcript;
      for (const [index, { text, words }] of edit.texts)
        segments.push({ uploadId, index, text, words });
      const now = edit.segments.map((segment) =>
        Object.assign({}, segment, { text: edit.texts.get(segment.index)?.text ?? segment.text }),
      );
      texts.push({ uploadId, text: wholeText(edit, now) });
      const head = { filename: edit.locked.filename, ...edit.locked.transcript };
      sources.set(uploadId, {
        before: transcriptSource(head, edit.segments),
        now: transcriptSource(head, now),
        reword: edit.reword,
        ...(edit.keepsVerified && { keepsVerified: true }),
      });
    }
    await transcriptsRepo.setSegmentTexts(tx, segments);
    await transcriptsRepo.setTranscriptTexts(tx, texts, clock.now());
    if (texts.length <= FEW)
      for (const { uploadId } of texts) await transcriptsRepo.indexTranscript(tx, uploadId);
    return await corrections.followMany(tx, sources);
  }
}

/** The text of a transcript with its own line breaks, where its segments are found in it. */
function wholeText(
  { locked: { transcript }, segments }: TranscriptEdit,
  now: readonly transcriptsRepo.Segment[],
): string {
  const rewritten = segments.map(({ index, text }, at) => ({
    index,
    before: text,
    after: now[at]?.text ?? text,
  }));
  return rewriteWithin(transcript.text, rewritten) ?? joinSegments(now);
}
