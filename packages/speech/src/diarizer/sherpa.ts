import { once } from 'node:events';
import { runIsolated } from '@notelark/toolkit/isolated';
import { DiarizeError, type Diarizer, type SpeakerTurn } from '../ports/diarizer.ts';
import type { DiarizerModels } from './models.ts';
import { Answer, type Request } from './sherpa-protocol.ts';

/** The library wants a recording whole, 64 KB a second, and half as much again while it comes in. */
const MAX_SECONDS = 3 * 3600;
const MEMORY_MB = 3_072;
/** Twice real time on a slow core, for the longest recording. */
const WALL_CLOCK_MS = 2 * MAX_SECONDS * 1_000;

/**
 * Tells speakers apart by sherpa-onnx (Apache-2.0): pyannote's segmentation, voices compared by WeSpeaker's embeddings and
 * clustered. In a child process for each recording: it can't be stopped in the middle otherwise.
 */
export function createSherpaDiarizer(models: DiarizerModels, threads: number): Diarizer {
  return {
    maxSeconds: MAX_SECONDS,
    async diarize(pcm, signal): Promise<SpeakerTurn[]> {
      signal.throwIfAborted();
      const child = runIsolated<Request, Answer>(new URL('./sherpa.child.ts', import.meta.url), {
        wallClockMs: WALL_CLOCK_MS,
        memoryMb: MEMORY_MB,
        signal,
        parse: (message) => Answer.parse(message),
      });
      try {
        await child.send({ ...models, threads });
        // What it says of an unfit model it says before the sound has come through.
        const answer = child.receive();
        await Promise.race([pour(pcm, child.data), answer]);
        return turnsOf(await answer);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof DiarizeError) throw error;
        throw new DiarizeError(`speakers could not be told apart: ${String(error)}`, {
          cause: error,
        });
      } finally {
        child.kill(new Error('done'));
        await child.done.catch(() => undefined);
      }
    },
  };
}

async function pour(
  pcm: AsyncIterable<Int16Array>,
  pipe: NodeJS.WritableStream & { destroyed?: boolean },
): Promise<void> {
  for await (const block of pcm) {
    if (pipe.destroyed) return;
    const bytes = Buffer.from(block.buffer, block.byteOffset, block.byteLength);
    // Copied: the decoder uses its block again.
    if (!pipe.write(Buffer.from(bytes))) await once(pipe, 'drain');
  }
  pipe.end();
}

function turnsOf(answer: Answer): SpeakerTurn[] {
  if (answer.kind === 'unfit')
    throw new DiarizeError(`the models can't be used: ${answer.message}`);
  return answer.turns
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
}
