import { z } from 'zod';

/** What can be missing on the way from a source to its notes. */
export const missingKinds = [
  /** Sound that the file declares and that was not in it. */
  'sound',
  /** Sound that was not transcribed. */
  'transcript',
  /** A voice was detected, and the engine wrote nothing. */
  'words',
  /** Parts of a live recording that never arrived. */
  'parts',
  /** Lines of an imported transcript that could not be read. */
  'lines',
  /** Of the transcript or text, by the notes. */
  'reading',
] as const;
export type MissingKind = (typeof missingKinds)[number];

export const Completeness = z.object({
  /**
   * `unfinished`: work is under way or has failed. `unrecorded`: it was made before this was counted, so nothing is claimed.
   */
  status: z.enum(['complete', 'gaps', 'unfinished', 'unrecorded']),
  /** Length of the sound that was received; null where there is none, or it was not counted. */
  seconds: z.number().nullable(),
  missing: z.array(
    z.object({
      kind: z.enum(missingKinds),
      /** Seconds, parts or lines; for `reading` the share, 0 to 1. Null where it is not known how much. */
      amount: z.number().nullable(),
    }),
  ),
});
export type Completeness = z.infer<typeof Completeness>;
export type Missing = Completeness['missing'][number];
