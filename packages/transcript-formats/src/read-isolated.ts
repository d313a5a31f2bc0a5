import { IsolatedError, runIsolated } from '@notelark/toolkit/isolated';
import { z } from 'zod';
import { limits } from './limits.ts';
import { problemReasons, transcriptFormats } from '@notelark/api/transcript-formats';
import { ReadError, readFaults, type ReadTranscript, type TranscriptFile } from './transcript.ts';

const CHILD = new URL('./read.child.ts', import.meta.url);

const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fault'), fault: z.enum(readFaults), detail: z.string() }),
  z.object({
    kind: z.literal('transcript'),
    transcript: z.object({
      format: z.enum(transcriptFormats),
      title: z.string().nullable(),
      language: z.string().nullable(),
      timed: z.boolean(),
      segments: z.array(
        z.object({
          start: z.number(),
          end: z.number(),
          text: z.string(),
          speaker: z.string().nullable(),
        }),
      ),
      problems: z.array(
        z.object({
          line: z.number().nullable(),
          reason: z.enum(problemReasons),
          text: z.string(),
        }),
      ),
      problemCount: z.number(),
    }),
  }),
]);
export type Answer = z.infer<typeof Answer>;

/**
 * Reads the files of one transcript in a process of its own, which sees no other file and no network.
 * @throws {ReadError} where nothing can be read of them; the signal's reason
 */
export async function readTranscriptFiles(
  files: readonly TranscriptFile[],
  signal?: AbortSignal,
): Promise<ReadTranscript> {
  assertWithinLimits(files);
  const child = runIsolated<TranscriptFile[], Answer>(CHILD, {
    wallClockMs: limits.wallClockMs,
    memoryMb: limits.memoryMb,
    signal,
    confine: { read: [], write: [] },
    parse: (message) => Answer.parse(message),
  });
  try {
    await child.send([...files]);
    const answer = await child.receive();
    await child.done;
    if (answer.kind === 'fault') throw new ReadError(answer.fault, answer.detail);
    return answer.transcript;
  } catch (error) {
    // A file that takes all the time or memory there is, or brings its reader down.
    if (error instanceof IsolatedError && error.reason !== 'spawn')
      throw new ReadError(error.reason === 'exit' ? 'damaged' : 'too-long', error.message, {
        cause: error,
      });
    throw error;
  }
}

function assertWithinLimits(files: readonly TranscriptFile[]): void {
  if (files.length > limits.files) throw new ReadError('too-long', `${files.length} files`);
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes > limits.fileBytes) throw new ReadError('too-long', `${bytes} bytes`);
}
