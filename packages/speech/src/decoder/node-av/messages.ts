import { z } from 'zod';
import type { MediaFile } from '../media-file.ts';

/** What the decoder's child process is asked to do, once in its life. */
export type Request =
  | { task: 'hello' }
  | { task: 'probe'; file: MediaFile }
  | { task: 'decode'; file: MediaFile }
  | { task: 'encode'; file: MediaFile; target: string; maxSeconds: number };

const childFault = z.enum(['no-sound', 'broken', 'too-long']);
export type ChildFault = z.infer<typeof childFault>;

const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hello') }),
  z.object({
    kind: z.literal('info'),
    info: z.object({
      container: z.string(),
      hasAudio: z.boolean(),
      hasVideo: z.boolean(),
      declaredSeconds: z.number().nullable(),
    }),
  }),
  z.object({
    kind: z.literal('end'),
    /** The audio's length, counted from the samples. */
    seconds: z.number(),
    declaredSeconds: z.number().nullable(),
    damaged: z.boolean(),
  }),
  z.object({ kind: z.literal('fault'), fault: childFault, detail: z.string() }),
]);

/** The child's last word; PCM went before it, over the data stream. */
export type Answer = z.infer<typeof answer>;

export const parseAnswer = (message: unknown): Answer => answer.parse(message);
