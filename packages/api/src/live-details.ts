import { z } from 'zod';
import { MOST_BOOKMARKS } from './live-lines.ts';
import { uploadLimits } from './plans.ts';

/** Longer than any recording. */
const Seconds = z.number().min(0).max(1_000_000);

/** When a line of a live transcript was said, in seconds, and by whom, where that is known. */
export const LineMark = z.object({
  start: Seconds,
  end: Seconds,
  speaker: z.string().trim().min(1).max(uploadLimits.maxSpeakerNameCharacters).nullable(),
});
export type LineMark = z.infer<typeof LineMark>;

/** A line that the user wrote while recording, and when. */
export const OwnNote = z.object({
  text: z.string().trim().min(1).max(10_000),
  at: Seconds.nullable(),
});
export type OwnNote = z.infer<typeof OwnNote>;

/** What is known of a live transcript beside its text. Tables of rows come as strings, see `live-tables.ts`. */
export const LiveDetails = z.object({
  /**
   * One row for each line of the text that is not blank: start and end in seconds and the speaker, which may be empty,
   * separated by tabs. Without it, the text has no times.
   */
  lines: z.string().max(2_000_000).optional(),
  /** What the user marked as it was said, in seconds. */
  bookmarks: z.array(Seconds).max(MOST_BOOKMARKS).optional(),
  /** One row for each line that the user wrote: the second at which it was begun, or nothing, a tab, and the line. */
  ownNotes: z.string().max(300_000).optional(),
});
export type LiveDetails = z.infer<typeof LiveDetails>;
