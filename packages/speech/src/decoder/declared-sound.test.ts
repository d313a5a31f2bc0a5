import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  FF_ENCODER_AAC,
  FF_ENCODER_FLAC,
  FF_ENCODER_LIBOPUS,
  FF_ENCODER_MPEG4,
} from 'node-av/constants';
import { describe, expect, it } from 'vitest';
import { decodeAll, mediaFolder } from '../testing/compliance/decoder-subject.ts';
import { ENDINGS, writeAccepted } from '../testing/media/accepted.ts';
import { writeRecording } from '../testing/media/recording.ts';
import { chunk, wav } from '../testing/media/riff.ts';
import { declareLength } from '../testing/media/hostile.ts';
import { voiceLike } from '../testing/media/signal.ts';
import { picture, sound } from '../testing/media/tracks.ts';
import { isCutOff, readDeclaredSound } from './declared-sound.ts';
import { createNodeAvDecoder } from './node-av.ts';

const SECONDS = 8;
const media = mediaFolder((folder) => {
  for (const ending of ENDINGS) writeAccepted(folder, ending, SECONDS, optionsOf(ending));
  const voice = voiceLike(SECONDS, 48_000);
  const flac = path.join(folder, 'sound.flac');
  writeRecording(flac, 'flac', [sound(FF_ENCODER_FLAC, voice, 48_000)]);
  const opus = path.join(folder, 'sound.opus');
  writeRecording(opus, 'ogg', [sound(FF_ENCODER_LIBOPUS, voice, 48_000)]);
  const silent = path.join(folder, 'silent-end.mp4');
  const short = sound(FF_ENCODER_AAC, voiceLike(3, 48_000), 48_000);
  writeRecording(silent, 'mp4', [picture(FF_ENCODER_MPEG4, SECONDS), short]);
});

/** With the index in front, as what is made for the web has it: one at the end would be lost with the end. */
function optionsOf(ending: string): Record<string, string> {
  return ['mp4', 'mov', 'm4a'].includes(ending) ? { movflags: 'faststart' } : {};
}

const fileOf = (name: string): string => path.join(media.path(), name);

async function isFoundCutOff(file: string): Promise<boolean> {
  const { summary } = await decodeAll(createNodeAvDecoder(), file);
  return isCutOff(summary.seconds, await readDeclaredSound(file));
}

async function beginningOf(name: string, share: number): Promise<string> {
  const bytes = await readFile(fileOf(name));
  const file = fileOf(`cut-${share}-${name}`);
  await writeFile(file, bytes.subarray(0, Math.floor(bytes.length * share)));
  return file;
}

const DECLARING = [...ENDINGS.filter((ending) => ending !== 'aac'), 'flac', 'opus'];

describe('what a recording declares about its sound', () => {
  it.each([...ENDINGS, 'flac', 'opus'])('is what comes out of a whole .%s', async (ending) => {
    expect(await isFoundCutOff(fileOf(`sound.${ending}`))).toBe(false);
  });

  it.each(DECLARING)('is more than what comes out of the beginning of a .%s', async (ending) => {
    expect(await isFoundCutOff(await beginningOf(`sound.${ending}`, 0.6))).toBe(true);
    expect(await isFoundCutOff(await beginningOf(`sound.${ending}`, 0.8))).toBe(true);
  });

  it('is nothing in a run of AAC frames', async () => {
    expect(await isFoundCutOff(await beginningOf('sound.aac', 0.6))).toBe(false);
  });

  it('is the length of the sound, not of a longer picture beside it', async () => {
    expect(await isFoundCutOff(fileOf('silent-end.mp4'))).toBe(false);
    expect((await readDeclaredSound(fileOf('silent-end.mp4'))).seconds).toBeCloseTo(3, 0);
  });

  it('is more than what comes out where the clusters of a .webm end long before its declared end', async () => {
    const file = fileOf('short.webm');
    await writeFile(file, declareLength(await readFile(fileOf('sound.webm')), 60));
    expect(await isFoundCutOff(file)).toBe(true);
  });

  it('is nothing where a writer that could not seek put its largest number', async () => {
    for (const declaredBytes of [0, 0x7fff_ffff, 0xffff_ffff]) {
      const file = fileOf('stream.wav');
      const header = { sampleRate: 16_000, channels: 1, declaredBytes };
      await writeFile(file, wav(Buffer.alloc(64_000), header));
      expect(await readDeclaredSound(file)).toEqual({ seconds: null, truncated: false });
    }
  });

  it('is the size in ds64 of a WAV file of over 4 GB', async () => {
    const sizes = Buffer.alloc(28);
    sizes.writeBigUInt64LE(6_000_000_000n, 8);
    const header = { sampleRate: 16_000, channels: 1, declaredBytes: 0xffff_ffff };
    const plain = wav(Buffer.alloc(64_000), header);
    const body = Buffer.concat([Buffer.from('WAVE'), chunk('ds64', sizes), plain.subarray(12)]);
    const file = fileOf('large.wav');
    await writeFile(file, Buffer.concat([Buffer.from('RF64'), Buffer.alloc(4), body]));
    expect((await readDeclaredSound(file)).seconds).toBe(6_000_000_000 / 32_000);
  });

  it.each([...ENDINGS, 'flac', 'opus'])(
    'is nothing, and no fault, in the first bytes of a .%s',
    async (ending) => {
      const bytes = await readFile(fileOf(`sound.${ending}`));
      for (const length of [13, 20, 30, 45, 60]) {
        const file = fileOf('head');
        await writeFile(file, bytes.subarray(0, length));
        await expect(readDeclaredSound(file)).resolves.toBeDefined();
      }
    },
  );
});
