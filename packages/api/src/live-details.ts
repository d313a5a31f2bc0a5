import { z } from 'zod';
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

/** What is known of a live transcript beside its text. */
export const LiveDetails = z.object({
  /** One for each line of the text that is not blank; without them, the text has no times. */
  lines: z.array(LineMark).max(100_000).optional(),
  /** What the user marked as it was said, in seconds. */
  bookmarks: z.array(Seconds).max(1_000).optional(),
  ownNotes: z.array(OwnNote).max(1_000).optional(),
});
export type LiveDetails = z.infer<typeof LiveDetails>;
