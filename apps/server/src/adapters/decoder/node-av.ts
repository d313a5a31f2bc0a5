import { resolve } from 'node:path';
import { type Isolated, runIsolated } from '../../platform/isolated.ts';
import { DecodeError, type DecodeOptions, type Decoder } from '../../ports/decoder.ts';
import { createDecoding } from './decoding.ts';
import { withDecodeErrors } from './faults.ts';
import { DEFAULT_LIMITS, type DecoderLimits } from './limits.ts';
import { type Answer, parseAnswer, type Request } from './node-av/messages.ts';
import type { PcmSource } from './pcm-source.ts';
import { writePlayback } from './playback.ts';
import { openFault } from './signature.ts';

const CHILD = new URL('./node-av/child.ts', import.meta.url);

type Child = Isolated<Request, Answer>;

/** FFmpeg's libraries inside a process of our own, through the npm package node-av: nothing to install by hand. */
export function createNodeAvDecoder(limits: DecoderLimits = DEFAULT_LIMITS): Decoder {
  const ask = async (
    request: Request,
    maxSeconds: number,
    signal?: AbortSignal,
  ): Promise<Child> => {
    const child = runIsolated<Request, Answer>(CHILD, {
      wallClockMs: limits.wallClockMs(maxSeconds),
      memoryMb: limits.memoryMb,
      signal,
      parse: parseAnswer,
    });
    await child.send(request);
    return child;
  };

  const start = async (path: string, options: DecodeOptions): Promise<PcmSource> => {
    const child = await ask({ task: 'decode', path }, options.maxSeconds, options.signal);
    const end: PcmSource['end'] = async () => await expectKind(child, 'end', path);
    return { bytes: child.data, deadline: child.deadline, kill: child.kill, end };
  };

  return {
    name: 'node-av',

    async probe(path, signal) {
      return await withDecodeErrors(async () => {
        const request: Request = { task: 'probe', path: resolve(path) };
        const { info } = await expectKind(await ask(request, 0, signal), 'info', request.path);
        return info;
      });
    },

    decode: (path, options) => createDecoding(options, () => start(resolve(path), options)),

    async encodePlayback(path, target, { maxSeconds, signal }) {
      const [source, copy] = [resolve(path), resolve(target)];
      const request: Request = { task: 'encode', path: source, target: copy, maxSeconds };
      await writePlayback(
        copy,
        maxSeconds,
        async () => await expectKind(await ask(request, maxSeconds, signal), 'end', source),
      );
    },
  };
}

/** @throws if node-av can't run on this machine (no binary for it, a C library that is too old) */
export async function checkNodeAv(): Promise<void> {
  const child = runIsolated<Request, Answer>(CHILD, {
    wallClockMs: 30_000,
    memoryMb: DEFAULT_LIMITS.memoryMb,
    parse: parseAnswer,
  });
  await child.send({ task: 'hello' });
  await child.receive();
}

/** The child's answer, after which it ends. A fault that it tells is thrown as the port's. */
async function expectKind<Kind extends Answer['kind']>(
  child: Child,
  kind: Kind,
  path: string,
): Promise<Extract<Answer, { kind: Kind }>> {
  const answer = await child.receive();
  if (answer.kind === 'fault') {
    const fault = answer.fault === 'unreadable' ? await openFault(path) : answer.fault;
    throw new DecodeError(fault, answer.detail);
  }
  if (!isKind(answer, kind)) throw new DecodeError('crashed', `answered with ${answer.kind}`);
  await child.done;
  return answer;
}

function isKind<Kind extends Answer['kind']>(
  answer: Answer,
  kind: Kind,
): answer is Extract<Answer, { kind: Kind }> {
  return answer.kind === kind;
}
