import type { Confinement } from '@notelark/toolkit/confinement';
import { type Isolated, runIsolated } from '@notelark/toolkit/isolated';
import { DecodeError, type Decoder } from '../ports/decoder.ts';
import { createEngineDecoder } from './engine.ts';
import { DEFAULT_LIMITS, type DecoderLimits } from './limits.ts';
import { type Answer, parseAnswer, type Request } from './node-av/messages.ts';

const CHILD = new URL('./node-av/child.ts', import.meta.url);

type Child = Isolated<Request, Answer>;

/** FFmpeg's libraries inside a process of our own, through the npm package node-av: nothing to install by hand. */
export function createNodeAvDecoder(limits: DecoderLimits = DEFAULT_LIMITS): Decoder {
  const ask = async (
    request: Request,
    signal: AbortSignal | undefined,
    maxSeconds = 0,
  ): Promise<Child> => {
    const child = runIsolated<Request, Answer>(CHILD, {
      wallClockMs: limits.wallClockMs(maxSeconds),
      memoryMb: limits.memoryMb,
      signal,
      confine: confinementOf(request),
      parse: parseAnswer,
    });
    await child.send(request);
    return child;
  };

  return createEngineDecoder({
    name: 'node-av',

    probe: async (file, signal) =>
      (await answerOf(await ask({ task: 'probe', file }, signal), 'info')).info,

    async decode(file, { maxSeconds, signal }) {
      const child = await ask({ task: 'decode', file }, signal, maxSeconds);
      const { data: bytes, deadline, kill } = child;
      return { bytes, deadline, kill, end: async () => await answerOf(child, 'end') };
    },

    async encode(file, target, { maxSeconds, signal }) {
      const request: Request = { task: 'encode', file, target, maxSeconds };
      return await answerOf(await ask(request, signal, maxSeconds), 'end');
    },
  });
}

/** A decoder that a file has taken over reads this file, and writes the copy for playback. */
function confinementOf(request: Request): Confinement {
  return {
    read: 'file' in request ? [request.file.path] : [],
    write: 'target' in request ? [request.target] : [],
  };
}

/** @throws if node-av can't run on this machine (no binary for it, a C library that is too old) */
export async function checkNodeAv(): Promise<void> {
  const child = runIsolated<Request, Answer>(CHILD, {
    wallClockMs: 30_000,
    memoryMb: DEFAULT_LIMITS.memoryMb,
    confine: { read: [], write: [] },
    parse: parseAnswer,
  });
  await child.send({ task: 'hello' });
  await answerOf(child, 'hello');
}

/** The child's answer, after which it ends. A fault that it tells is thrown. */
async function answerOf<Kind extends Answer['kind']>(
  child: Child,
  kind: Kind,
): Promise<Extract<Answer, { kind: Kind }>> {
  const answer = await child.receive();
  if (answer.kind === 'fault') throw new DecodeError(answer.fault, answer.detail);
  if (!isKind(answer, kind)) throw new Error(`expected ${kind}, not ${answer.kind}`);
  await child.done;
  return answer;
}

function isKind<Kind extends Answer['kind']>(
  answer: Answer,
  kind: Kind,
): answer is Extract<Answer, { kind: Kind }> {
  return answer.kind === kind;
}
