import { z } from 'zod';

/** What the decoder's child process is asked to do, once in its life. */
export type Request =
  | { task: 'hello' }
  | { task: 'probe'; path: string }
  | { task: 'decode'; path: string }
  | { task: 'encode'; path: string; target: string; maxSeconds: number };

/** `unreadable`: FFmpeg could not open it; the parent tells what is broken from what was never a recording. */
const childFault = z.enum(['unreadable', 'no-sound', 'broken', 'too-long']);
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
