import { z } from 'zod';

/** First the model, then question after question. */
export const Request = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('load'),
    /** The folder in which set-up has installed the runtime. */
    runtime: z.string(),
    path: z.string(),
    /** Windows in tokens, the largest first: the first one that fits the memory is used. */
    windows: z.array(z.number()),
    /** What model and window may take together, in MiB. */
    memoryMb: z.number(),
    threads: z.number(),
  }),
  z.object({
    kind: z.literal('ask'),
    system: z.string(),
    prompt: z.string(),
    /** The answer is held to it; null: to nothing. */
    schema: z.record(z.string(), z.unknown()).nullable(),
    mostTokens: z.number(),
    temperature: z.number(),
    seed: z.number(),
  }),
]);
export type Request = z.infer<typeof Request>;

/** `unfit`: the model can't be used on this machine. `window`: the prompt is too long. `failed`: the question could not be answered. */
export const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded'), window: z.number() }),
  z.object({ kind: z.literal('unfit'), message: z.string() }),
  /** A further piece of the answer. */
  z.object({ kind: z.literal('piece'), text: z.string() }),
  z.object({
    kind: z.literal('answer'),
    end: z.enum(['stop', 'length']),
    promptTokens: z.number(),
    writtenTokens: z.number(),
    /** Milliseconds until the first token, and from there to the end. */
    promptMs: z.number(),
    writtenMs: z.number(),
  }),
  z.object({ kind: z.literal('window'), promptTokens: z.number() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type Answer = z.infer<typeof Answer>;
export type Question = Extract<Request, { kind: 'ask' }>;
export type Finished = Extract<Answer, { kind: 'answer' }>;
