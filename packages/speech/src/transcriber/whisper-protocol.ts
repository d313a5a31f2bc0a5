import { z } from 'zod';

const Samples = z.instanceof(Int16Array<ArrayBufferLike>);

/** First the model, then clip after clip. */
export const Request = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('load'),
    path: z.string(),
    bytes: z.number(),
    sha256: z.string(),
    runtime: z.enum(['napi-rs', 'fugood']),
    /** Tried first; null: none was asked for. */
    gpu: z.object({ variant: z.enum(['vulkan', 'cuda']), module: z.string() }).nullable(),
  }),
  z.object({
    kind: z.literal('clip'),
    pcm: Samples,
    threads: z.number(),
    /** Whisper's code, or `auto`. */
    language: z.string(),
    /** Names and terms to expect; null: none. */
    prompt: z.string().nullable(),
  }),
]);
export type Request = z.infer<typeof Request>;

/** Times in seconds. `unfit`: the model file is not what it should be. `failed`: the clip could not be done. */
export const Answer = z.discriminatedUnion('kind', [
  /** `withoutGpu`: why the graphics card is not used. */
  z.object({ kind: z.literal('loaded'), withoutGpu: z.string().nullable() }),
  z.object({ kind: z.literal('unfit'), message: z.string() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
  z.object({
    kind: z.literal('heard'),
    text: z.string(),
    pieces: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
    language: z.string().nullable(),
    memoryMb: z.number(),
  }),
]);
export type Answer = z.infer<typeof Answer>;
export type Heard = Extract<Answer, { kind: 'heard' }>;
