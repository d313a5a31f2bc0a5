import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import type { DecodeOptions } from '../ports/decoder.ts';
import { createDecoding } from './decoding.ts';
import type { PcmSource } from './pcm-source.ts';

/** Any file that can be read: the source behind the decoding is scripted. */
const FILE = fileURLToPath(import.meta.url);
const SECOND = 16_000;

function pcmBytes(samples: number): Buffer {
  return Buffer.from(Int16Array.from({ length: samples }, (_, i) => i % 30_000).buffer);
}

function scripted(bytes: Readable) {
  const source = {
    bytes,
    deadline: {
      pause: vi.fn<() => void>(),
      resume: vi.fn<() => void>(),
      stop: vi.fn<() => void>(),
    },
    kill: vi.fn<(reason: unknown) => void>(),
    end: async () => ({ declaredSeconds: 2, damaged: false }),
  } satisfies PcmSource;
  const decode = (options: Partial<DecodeOptions> = {}) =>
    createDecoding(FILE, { maxSeconds: 60, ...options }, async () => source);
  return { source, decode };
}

describe('a decoding', () => {
  it('joins samples that are cut between two blocks of bytes', async () => {
    const bytes = pcmBytes(2 * SECOND);
    const cuts = [0, 1, 2, 5, 1_000, 1_001, 31_999, bytes.length];
    const blocks = cuts.slice(1).map((end, i) => bytes.subarray(cuts[i], end));
    const decoding = scripted(Readable.from(blocks)).decode();
    const samples: number[] = [];
    for await (const block of decoding.pcm) samples.push(...block);
    expect(Int16Array.from(samples)).toEqual(new Int16Array(bytes.buffer));
    expect(await decoding.summary).toEqual({ seconds: 2, declaredSeconds: 2 });
  });

  it('stops the clock while its reader is busy', async () => {
    const { source, decode } = scripted(Readable.from([pcmBytes(SECOND), pcmBytes(SECOND)]));
    for await (const block of decode().pcm) {
      expect(block).toHaveLength(SECOND);
      expect(
        source.deadline.pause.mock.calls.length - source.deadline.resume.mock.calls.length,
      ).toBe(1);
    }
    expect(source.deadline.resume).toHaveBeenCalledTimes(2);
  });

  it('lets the clock run while it skips', async () => {
    const { source, decode } = scripted(Readable.from([pcmBytes(SECOND), pcmBytes(SECOND)]));
    for await (const block of decode({ fromSeconds: 1.5 }).pcm)
      expect(block).toHaveLength(SECOND / 2);
    expect(source.deadline.pause).toHaveBeenCalledTimes(1);
  });

  it('kills its process when there is too much', async () => {
    const endless = new PassThrough();
    const { source, decode } = scripted(endless);
    endless.write(pcmBytes(2 * SECOND));
    const reader = decode({ maxSeconds: 1 }).pcm[Symbol.asyncIterator]();
    await expect(reader.next()).rejects.toMatchObject({ fault: 'too-long' });
    expect(source.kill).toHaveBeenCalled();
  });

  it('stops on an abort even when its process is through already', async () => {
    const controller = new AbortController();
    const { decode } = scripted(Readable.from([pcmBytes(SECOND), pcmBytes(SECOND)]));
    const decoding = decode({ signal: controller.signal });
    const reader = decoding.pcm[Symbol.asyncIterator]();
    await reader.next();
    controller.abort(new Error('cancelled'));
    await expect(reader.next()).rejects.toThrow('cancelled');
    await expect(decoding.summary).rejects.toThrow('cancelled');
  });

  it('does not start before the first read', () => {
    const start = vi.fn<() => Promise<PcmSource>>();
    createDecoding(FILE, { maxSeconds: 60 }, start);
    expect(start).not.toHaveBeenCalled();
  });
});
