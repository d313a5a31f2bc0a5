import { FF_ENCODER_FLAC } from 'node-av/constants';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { SAMPLE_RATE } from '../../ports/decoder.ts';
import { writeAccepted } from '../media/accepted.ts';
import { writeRecording } from '../media/recording.ts';
import { sound } from '../media/tracks.ts';
import { childProcesses } from '@notelark/toolkit/testing/processes';
import { type CreateDecoder, decodeAll, faultOf, mediaFolder } from './decoder-subject.ts';

const MINUTES_20 = 20 * 60;

/** Skipping, stopping, limits, and what happens when the decoding process dies. */
export function describeReading(create: CreateDecoder): void {
  describe('reading', () => {
    const media = mediaFolder((folder) => {
      writeAccepted(folder, 'm4a', 3);
      writeAccepted(folder, 'mp3', 3);
      const silence = new Float32Array(MINUTES_20 * 8_000);
      const file = path.join(folder, 'long.mkv');
      writeRecording(file, 'matroska', [sound(FF_ENCODER_FLAC, silence, 8_000)]);
    });
    const short = (): string => path.join(media.path(), 'sound.m4a');
    const long = (): string => path.join(media.path(), 'long.mkv');

    it.each([0.5, 1.234_567, 2.999])('skips the first %s s, to the sample', async (fromSeconds) => {
      const whole = await decodeAll(create(), short());
      const rest = await decodeAll(create(), short(), { fromSeconds });
      expect(rest.samples).toEqual(whole.samples.slice(Math.round(fromSeconds * SAMPLE_RATE)));
      expect(rest.summary).toEqual(whole.summary);
    });

    it('gives nothing, and the true length, when all is skipped', async () => {
      const { samples, summary } = await decodeAll(create(), short(), { fromSeconds: 100 });
      expect(samples).toHaveLength(0);
      expect(summary.seconds).toBeGreaterThan(2.9);
    });

    it('refuses what is longer than allowed, the skipped part included', async () => {
      const decoding = create().decode(short(), { maxSeconds: 2, fromSeconds: 1.5 });
      expect(await faultOf(drain(decoding.pcm))).toBe('too-long');
      expect(await faultOf(decoding.summary)).toBe('too-long');
      await expect(decodeAll(create(), short(), { maxSeconds: 4 })).resolves.toBeDefined();
    });

    it('stops a small file that is endless silence when it has read enough', async () => {
      expect(await faultOf(decodeAll(create(), long(), { maxSeconds: 60 }))).toBe('too-long');
    });

    it('ends at once on an abort in mid-decode, with the signal’s reason', async () => {
      const controller = new AbortController();
      const { signal } = controller;
      const decoding = create().decode(long(), { maxSeconds: MINUTES_20, signal });
      const reader = decoding.pcm[Symbol.asyncIterator]();
      await reader.next();
      const reason = new Error('cancelled');
      controller.abort(reason);
      await expect(drain({ [Symbol.asyncIterator]: () => reader })).rejects.toBe(reason);
      await expect(decoding.summary).rejects.toBe(reason);
    });

    it('does not start on a signal that is aborted already', async () => {
      const signal = AbortSignal.abort(new Error('cancelled before'));
      await expect(create().probe(short(), signal)).rejects.toThrow('cancelled before');
      await expect(decodeAll(create(), short(), { signal })).rejects.toThrow('cancelled before');
    });

    it('ends when its reader stops early', async () => {
      const decoding = create().decode(long(), { maxSeconds: MINUTES_20 });
      for await (const block of decoding.pcm) if (block.length > 0) break;
      await expect(decoding.summary).rejects.toThrow('The reader stopped before the end');
    });

    it.runIf(process.platform === 'linux')('tells when its process was killed', async () => {
      const decoding = create().decode(long(), { maxSeconds: MINUTES_20 });
      const reader = decoding.pcm[Symbol.asyncIterator]();
      await reader.next();
      for (const pid of childProcesses()) process.kill(pid, 'SIGKILL');
      expect(await faultOf(drain({ [Symbol.asyncIterator]: () => reader }))).toBe('crashed');
      expect(await faultOf(decoding.summary)).toBe('crashed');
    });

    it('gives up past its wall clock limit', async () => {
      const decoder = create({ wallClockMs: 1 });
      expect(await faultOf(decoder.probe(short()))).toBe('crashed');
      expect(await faultOf(decodeAll(decoder, short()))).toBe('crashed');
    });

    it.runIf(process.platform === 'linux')(
      'blames a file for needing too much memory',
      async () => {
        const decoding = create({ memoryMb: 1 }).decode(long(), { maxSeconds: MINUTES_20 });
        const reader = decoding.pcm[Symbol.asyncIterator]();
        const [first] = await Promise.allSettled([reader.next()]);
        await vi.waitFor(() => expect(childProcesses()).toEqual([]), { timeout: 10_000 });
        if (first?.status === 'fulfilled') await Promise.allSettled([reader.next()]);
        expect(await faultOf(decoding.summary)).toBe('broken');
      },
    );

    it('takes a missing file for the machine’s fault', async () => {
      const missing = path.join(media.path(), 'missing.mp3');
      expect(await faultOf(create().probe(missing))).toBe('crashed');
      expect(await faultOf(decodeAll(create(), missing))).toBe('crashed');
    });

    it.each([
      '-y.mp3',
      'concat:a.mp3|b.mp3',
      'pipe:0.mp3',
      'file:talk.mp3',
      'data:,talk.mp3',
      '%03d.mp3',
      '*[a-z]?.mp3',
      'it\'s "quoted" $HOME `id`.mp3',
      'two\nlines.mp3',
      'Überraschung 録音 🎙️ \u202e3pm.mp3',
    ])('takes a name for nothing but a name: %j', async (name) => {
      const file = path.join(media.path(), name);
      await copyFile(path.join(media.path(), 'sound.mp3'), file);
      const relative = path.relative(process.cwd(), file);
      expect((await create().probe(relative)).container).toBe('mp3');
      const { summary } = await decodeAll(create(), file);
      expect(summary.seconds).toBeGreaterThan(2.9);
    });
  });
}

async function drain(pcm: AsyncIterable<Int16Array>): Promise<number> {
  let samples = 0;
  for await (const block of pcm) samples += block.length;
  return samples;
}
