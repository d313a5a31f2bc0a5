import { FF_ENCODER_AAC, FF_ENCODER_MPEG4 } from 'node-av/constants';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDINGS, WITH_VIDEO, writeAccepted } from '../media/accepted.ts';
import { coverPicture } from '../media/hostile.ts';
import { writeRecording } from '../media/recording.ts';
import { bestCorrelation, voiceLike } from '../media/signal.ts';
import { picture, sound } from '../media/tracks.ts';
import { SAMPLE_RATE } from '../../ports/decoder.ts';
import { type CreateDecoder, decodeAll, mediaFolder } from './decoder-subject.ts';

const SECONDS = 3;
/** Raw AAC says nothing of its encoder's delay (about 0.1 s with the filter's); other containers are exact. */
const LAG = SAMPLE_RATE / 5;

/** The types that the product accepts, and what may be odd about a file that is one of them. */
export function describeAccepted(create: CreateDecoder): void {
  describe('accepted types', () => {
    const media = mediaFolder((folder) => {
      for (const ending of ENDINGS) writeAccepted(folder, ending, SECONDS);
    });
    const original = voiceLike(SECONDS, SAMPLE_RATE);

    it.each(ENDINGS)('reads the header of .%s', async (ending) => {
      const info = await create().probe(path.join(media.path(), `sound.${ending}`));
      expect(info).toMatchObject({ hasAudio: true, hasVideo: WITH_VIDEO.has(ending) });
      expect(info.container).not.toBe('');
      expect(Math.abs((info.declaredSeconds ?? 0) - SECONDS)).toBeLessThan(0.3);
    });

    it.each(ENDINGS)('decodes .%s', async (ending) => {
      const file = path.join(media.path(), `sound.${ending}`);
      const { samples, summary } = await decodeAll(create(), file);
      expect(summary.seconds).toBe(samples.length / SAMPLE_RATE);
      expect(Math.abs(summary.seconds - SECONDS)).toBeLessThan(0.1);
      expect(bestCorrelation(samples, original, LAG)).toBeGreaterThan(0.98);
    });

    it('goes by the content, not by the name', async () => {
      const content = await readFile(path.join(media.path(), 'sound.ogg'));
      const file = await media.write('really-ogg.mp4', content);
      expect((await decodeAll(create(), file)).summary.seconds).toBe(SECONDS);
    });

    it('takes a cover picture for no video', async () => {
      const mp3 = await readFile(path.join(media.path(), 'sound.mp3'));
      const file = await media.write('cover.mp3', Buffer.concat([coverPicture(), mp3]));
      expect(await create().probe(file)).toMatchObject({ hasAudio: true, hasVideo: false });
    });

    it('goes on when rate and channels change in mid-stream', async () => {
      const other = path.join(media.path(), 'other.aac');
      writeRecording(other, 'adts', [sound(FF_ENCODER_AAC, voiceLike(2, 44_100), 44_100, 2)]);
      const parts = [await readFile(path.join(media.path(), 'sound.aac')), await readFile(other)];
      const { summary } = await decodeAll(
        create(),
        await media.write('both.aac', Buffer.concat(parts)),
      );
      expect(Math.abs(summary.seconds - SECONDS - 2)).toBeLessThan(0.2);
    });

    it('decodes the first of several sounds', async () => {
      const file = path.join(media.path(), 'languages.mkv');
      const second = sound(FF_ENCODER_AAC, voiceLike(SECONDS, 44_100, 400), 44_100);
      const first = sound(FF_ENCODER_AAC, voiceLike(SECONDS, 44_100), 44_100);
      writeRecording(file, 'matroska', [picture(FF_ENCODER_MPEG4, SECONDS), first, second]);
      const { samples } = await decodeAll(create(), file);
      expect(bestCorrelation(samples, original, LAG)).toBeGreaterThan(0.98);
    });

    it('finds no sound in a video without one', async () => {
      const file = path.join(media.path(), 'silent.mp4');
      writeRecording(file, 'mp4', [picture(FF_ENCODER_MPEG4, SECONDS)]);
      expect(await create().probe(file)).toMatchObject({ hasAudio: false, hasVideo: true });
      await expect(decodeAll(create(), file)).rejects.toMatchObject({ fault: 'no-sound' });
    });
  });
}
