import { z } from 'zod';

const File = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });

/** What to listen with; the sound comes through the pipe, 16-bit samples to its end. */
export const Request = z.object({ segmentation: File, embedding: File, threads: z.number() });
export type Request = z.infer<typeof Request>;

/** `unfit`: a model's file is not what it should be, or its library does not load. */
export const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unfit'), message: z.string() }),
  z.object({
    kind: z.literal('heard'),
    turns: z.array(z.object({ start: z.number(), end: z.number(), speaker: z.number() })),
  }),
]);
export type Answer = z.infer<typeof Answer>;
