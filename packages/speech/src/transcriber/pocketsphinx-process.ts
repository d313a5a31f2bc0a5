import { execFile } from 'node:child_process';
import { constants, open as openDescriptor } from 'node:fs';
import { type FileHandle, open, rm, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { startProgram } from '@notelark/toolkit/isolated-program';
import { type Heard, parseHypseg } from './hypseg.ts';
import { createFolder } from './pocketsphinx-folders.ts';

/** Measured on 21 clips of clean speech: 27 to 28% word errors, where pocketsphinx_continuous has 37%. */
const RECOGNITION = ['-remove_silence', 'no', '-fwdflat', 'no', '-lw', '5'];
const INPUT = ['-adcin', 'yes', '-cepext', '.raw'];
/** It needs 100 to 200 MiB for a clip of 30 s. */
const MEMORY_MB = 1_024;
/** The longest time a timer takes: the process lives on between clips, and each clip has a limit of its own. */
const FOREVER_MS = 2 ** 31 - 1;
const SAMPLES_PER_MS = 16;
/** Twenty times real time and half a minute more: fifty times what it needs on an idle machine. */
const limitMs = (samples: number): number => 30_000 + Math.ceil((samples / SAMPLES_PER_MS) * 20);

export interface SphinxProcess {
  /** Recognises one clip; one call at a time. @throws IsolatedError, or the signal's reason; it is dead then. */
  recognise: (pcm: Int16Array, signal: AbortSignal | undefined) => Promise<Heard[]>;
  /** Settles when it is dead and its files are gone. */
  stop: () => Promise<void>;
}

/**
 * Starts `pocketsphinx_batch` and keeps it: loading its model takes 0.3 s, as long as recognising a second of speech.
 * It reads the names of its clips from one named pipe and writes its results into another, since it opens them by
 * name and can't open the sockets that Node calls pipes. When we die, its list ends, and so does it.
 */
export async function startSphinx(program: string): Promise<SphinxProcess> {
  const folder = await createFolder();
  const [list, results] = [path.join(folder, 'list'), path.join(folder, 'results')];
  await promisify(execFile)('mkfifo', ['-m', '600', list, results]);
  // Opening either end of a pipe for both ways does not wait.
  const clips = await open(list, constants.O_RDWR);
  const answers = await openForReading(results);
  const files = ['-ctl', list, '-cepdir', folder, '-hypseg', results];
  const { done, kill } = startProgram(program, [...INPUT, ...RECOGNITION, ...files], {
    wallClockMs: FOREVER_MS,
    memoryMb: MEMORY_MB,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const cleaned = cleanAfter(done, folder, clips, answers);
  const lines = createInterface({ input: answers })[Symbol.asyncIterator]();
  let count = 0;

  return {
    async recognise(pcm, signal): Promise<Heard[]> {
      const id = String((count += 1));
      const clip = path.join(folder, `${id}.raw`);
      const timeout = AbortSignal.timeout(limitMs(pcm.length));
      const stop = signal ? AbortSignal.any([signal, timeout]) : timeout;
      const onAbort = (): void => kill(stop.reason);
      stop.addEventListener('abort', onAbort, { once: true });
      try {
        stop.throwIfAborted();
        await writeFile(clip, new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength));
        await clips.write(`${id}\n`);
        const line = await Promise.race([lines.next(), done]);
        if (!line || line.done) throw new Error('it ended without an answer');
        const answer = parseHypseg(line.value);
        if (answer.id !== id) throw new Error(`answered ${answer.id} instead of ${id}`);
        return answer.heard;
      } catch (error) {
        kill(error);
        // If it died by itself, or was killed before, that is the reason.
        await done;
        throw error;
      } finally {
        stop.removeEventListener('abort', onAbort);
        await rm(clip, { force: true });
      }
    },
    async stop(): Promise<void> {
      kill(new Error('stopped'));
      await cleaned;
    },
  };
}

async function openForReading(fifo: string): Promise<Socket> {
  const fd = await promisify(openDescriptor)(fifo, constants.O_RDWR | constants.O_NONBLOCK);
  return new Socket({ fd, readable: true, writable: false });
}

async function cleanAfter(
  done: Promise<void>,
  folder: string,
  clips: FileHandle,
  answers: Socket,
): Promise<void> {
  await done.catch(() => {});
  answers.destroy();
  await clips.close();
  await rm(folder, { recursive: true, force: true });
}
