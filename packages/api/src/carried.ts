import { z } from 'zod';

/** What a person has done to notes, and how much of it notes that are made again keep. */
export const CarriedCounts = z.object({
  /** Statements that were kept although they are not verified. */
  kept: z.number().int(),
  /** Statements in a person's words. */
  corrected: z.number().int(),
  /** Statements that were removed. */
  dropped: z.number().int(),
  /** Tasks that were ticked. */
  finished: z.number().int(),
  /** Lines of a person's own. */
  lines: z.number().int(),
});
export type CarriedCounts = z.infer<typeof CarriedCounts>;

/** What notes have taken over from earlier ones. */
export const Carried = z.object({
  /** The earlier notes; null: they are gone. */
  from: z.uuid().nullable(),
  /** False: it was taken back. */
  applied: z.boolean(),
  counts: CarriedCounts,
  /** The notes have not changed since, so that it can be taken back or applied again. */
  undoable: z.boolean(),
});
export type Carried = z.infer<typeof Carried>;
