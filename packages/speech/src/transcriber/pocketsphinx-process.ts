import { execFile } from 'node:child_process';
import { constants, open as openDescriptor } from 'node:fs';
import { type FileHandle, open, rm, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { startProgram } from '@notelark/toolkit/isolated-program';
import { parseCtm } from './ctm.ts';
import { type Heard, parseHypseg } from './hypseg.ts';
import { createFolder } from './pocketsphinx-folders.ts';

/** Chosen on clips of clean speech; docs/evaluation/speech.md says what each step gave. The second pass has a weight of its own. */
const RECOGNITION = ['-remove_silence', 'no', '-lw', '5', '-fwdflatlw', '6'];
const INPUT = ['-adcin', 'yes', '-cepext', '.raw'];
/** It needs 100 to 200 MiB for a clip of 30 s. */
const MEMORY_MB = 1_024;
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
 * It reads the names of its clips from one named pipe and writes its results into two others (words, and how sure it is of
 * each), since it opens them by name and can't open the sockets that Node calls pipes. When we die, its list ends, and so
 * does it.
 */
export async function startSphinx(program: string): Promise<SphinxProcess> {
  const folder = await createFolder();
  const list = path.join(folder, 'list');
  const results = path.join(folder, 'results');
  const odds = path.join(folder, 'odds');
  await promisify(execFile)('mkfifo', ['-m', '600', list, results, odds]);
  // Opening either end of a pipe for both ways does not wait.
  const clips = await open(list, constants.O_RDWR);
  const answers = await openForReading(results);
  const certainties = await openForReading(odds);
  const files = ['-ctl', list, '-cepdir', folder, '-hypseg', results, '-ctm', odds];
  const { done, kill } = startProgram(program, [...INPUT, ...RECOGNITION, ...files], {
    memoryMb: MEMORY_MB,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const cleaned = cleanAfter(done, folder, clips, [answers, certainties]);
  const lines = linesOf(answers);
  const probabilities = linesOf(certainties);
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
        const next = (from: AsyncIterator<string>): Promise<string> => nextLine(from, done);
        const heard = expectId(id, parseHypseg(await next(lines))).heard;
        for (const word of heard)
          if (word.word !== null)
            word.confidence = expectId(id, parseCtm(await next(probabilities))).confidence;
        return heard;
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

const linesOf = (input: Socket): AsyncIterator<string> =>
  createInterface({ input })[Symbol.asyncIterator]();

async function nextLine(from: AsyncIterator<string>, done: Promise<void>): Promise<string> {
  const line = await Promise.race([from.next(), done]);
  if (!line || line.done) throw new Error('it ended without an answer');
  return line.value;
}

function expectId<T extends { id: string }>(id: string, answer: T): T {
  if (answer.id !== id) throw new Error(`answered ${answer.id} instead of ${id}`);
  return answer;
}

async function openForReading(fifo: string): Promise<Socket> {
  const fd = await promisify(openDescriptor)(fifo, constants.O_RDWR | constants.O_NONBLOCK);
  return new Socket({ fd, readable: true, writable: false });
}

async function cleanAfter(
  done: Promise<void>,
  folder: string,
  clips: FileHandle,
  answers: readonly Socket[],
): Promise<void> {
  await done.catch(() => {});
  for (const answer of answers) answer.destroy();
  await clips.close();
  await rm(folder, { recursive: true, force: true });
}
