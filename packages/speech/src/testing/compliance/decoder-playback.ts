import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Ending, writeAccepted } from '../media/accepted.ts';
import { bestCorrelation } from '../media/signal.ts';
import { type CreateDecoder, decodeAll, faultOf, mediaFolder } from './decoder-subject.ts';

const SECONDS = 3;
/** Sound alone and beside a picture, with and without an encoder's delay, three rates, one and two channels. */
const ENDINGS: Ending[] = ['mp3', 'wav', 'mp4', 'webm'];
/** 48 kbit/s in bytes a second; the header and the last frame add a few hundred bytes. */
const BYTES_PER_SECOND = 6_000;

/** The small copy that a result page plays. */
export function describePlayback(create: CreateDecoder): void {
  describe('a copy for playback', () => {
    const media = mediaFolder((folder) => {
      for (const ending of ENDINGS) writeAccepted(folder, ending, SECONDS);
    });
    const target = (): string => path.join(media.path(), '-copy %d.mp3');

    it.each(ENDINGS)('of .%s sounds the same at the same times, and is small', async (ending) => {
      const file = path.join(media.path(), `sound.${ending}`);
      await create().encodePlayback(file, target(), { maxSeconds: 60 });
      expect(await create().probe(target())).toMatchObject({ container: 'mp3', hasVideo: false });
      expect((await stat(target())).size).toBeLessThan((SECONDS + 0.3) * BYTES_PER_SECOND);
      const [copy, original] = [
        await decodeAll(create(), target()),
        await decodeAll(create(), file),
      ];
      expect(Math.abs(copy.summary.seconds - original.summary.seconds)).toBeLessThan(0.1);
      expect(bestCorrelation(copy.samples, original.samples, 0)).toBeGreaterThan(0.98);
    });

    it('is not left half done', async () => {
      const file = path.join(media.path(), 'sound.mp3');
      const half = path.join(media.path(), 'half.mp3');
      const aborted = { maxSeconds: 60, signal: AbortSignal.abort(new Error('cancelled')) };
      await expect(create().encodePlayback(file, half, aborted)).rejects.toThrow('cancelled');
      expect(await faultOf(create().encodePlayback(file, half, { maxSeconds: 1 }))).toBe(
        'too-long',
      );
      const text = await media.write('notes.mp3', 'not a recording');
      expect(await faultOf(create().encodePlayback(text, half, { maxSeconds: 60 }))).toBe(
        'not-audio',
      );
      expect(existsSync(half)).toBe(false);
    });

    it('blames the machine if it can’t be written', async () => {
      const file = path.join(media.path(), 'sound.mp3');
      const nowhere = path.join(media.path(), 'no folder', 'copy.mp3');
      expect(await faultOf(create().encodePlayback(file, nowhere, { maxSeconds: 60 }))).toBe(
        'crashed',
      );
    });
  });
}
