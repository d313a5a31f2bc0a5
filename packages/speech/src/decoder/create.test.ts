import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Decoder } from '../ports/decoder.ts';
import { ENDINGS, writeAccepted } from '../testing/media/accepted.ts';
import { correlation } from '../testing/media/signal.ts';
import { decodeAll, mediaFolder } from '../testing/compliance/decoder-subject.ts';
import { checkFfmpeg, createFfmpegDecoder } from './ffmpeg.ts';
import { type Candidate, createDecoder, firstThatWorks } from './create.ts';
import { createNodeAvDecoder } from './node-av.ts';

const missing = await checkFfmpeg('ffmpeg').then(
  () => false,
  () => true,
);

const NOWHERE: Candidate = {
  check: () => checkFfmpeg('/nowhere/ffmpeg'),
  create: () => createFfmpegDecoder('/nowhere/ffmpeg'),
};

describe('the choice of a decoder', () => {
  it('is the package that needs no installation', async () => {
    expect((await createDecoder()).name).toBe('node-av');
  });

  it('falls back on a program', async () => {
    const create = vi.fn<() => Decoder>();
    const decoder = await firstThatWorks([
      { check: () => Promise.reject(new Error('no binary for this machine')), create },
      { check: () => Promise.resolve(), create: () => createFfmpegDecoder('ffmpeg') },
    ]);
    expect(decoder.name).toBe('ffmpeg');
    expect(create).not.toHaveBeenCalled();
  });

  it('says what to install when nothing works, and why each did not', async () => {
    const choice = firstThatWorks([NOWHERE]);
    await expect(choice).rejects.toThrow('apt-get install ffmpeg');
    await expect(choice).rejects.toMatchObject({ cause: { errors: [{ reason: 'spawn' }] } });
  });
});

describe.skipIf(missing)('both decoders', () => {
  const media = mediaFolder((folder) => {
    for (const ending of ENDINGS) writeAccepted(folder, ending, 3);
  });

  it.each(ENDINGS)('make the same samples of .%s', async (ending) => {
    const file = path.join(media.path(), `sound.${ending}`);
    const libraries = await decodeAll(createNodeAvDecoder(), file);
    const programs = await decodeAll(createFfmpegDecoder('ffmpeg'), file);
    expect(correlation(libraries.samples, programs.samples)).toBeGreaterThan(0.999);
    expect(Math.abs(libraries.summary.seconds - programs.summary.seconds)).toBeLessThan(0.05);
  });
});
