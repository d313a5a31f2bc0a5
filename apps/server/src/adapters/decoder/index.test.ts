import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDINGS, writeAccepted } from '../../testing/media/accepted.ts';
import { correlation } from '../../testing/media/signal.ts';
import { decodeAll, mediaFolder } from '../../testing/compliance/decoder-subject.ts';
import { checkFfmpeg, createFfmpegDecoder } from './ffmpeg.ts';
import { createDecoder } from './index.ts';
import { createNodeAvDecoder } from './node-av.ts';

const missing = await checkFfmpeg('ffmpeg').then(
  () => false,
  () => true,
);

describe('the choice of a decoder', () => {
  it('is the package that needs no installation', async () => {
    expect((await createDecoder()).name).toBe('node-av');
  });

  it('does not take a program that is not there', async () => {
    await expect(checkFfmpeg('/nowhere/ffmpeg')).rejects.toThrow('ENOENT');
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
