import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DecodeFault, SAMPLE_RATE } from '../../ports/decoder.ts';
import { ENDINGS, type Ending, writeAccepted } from '../media/accepted.ts';
import { throughBox } from '../media/boxes.ts';
import {
  aviWithSubtitles,
  declareLength,
  multiplyTracks,
  NO_RECORDINGS,
  noise,
  playlists,
  referToFile,
  swellSampleTable,
} from '../media/hostile.ts';
import { wav } from '../media/riff.ts';
import { correlation, voiceLike } from '../media/signal.ts';
import { type CreateDecoder, decodeAll, faultOf, mediaFolder } from './decoder-subject.ts';

const SECONDS = 4;
const SECRET = voiceLike(SECONDS, SAMPLE_RATE, 400);

/** Files that are not what they seem, each refused with the fault that its sender can do something about. */
export function describeHostile(create: CreateDecoder): void {
  describe('hostile files', () => {
    const media = mediaFolder((folder) => {
      for (const ending of ENDINGS)
        writeAccepted(folder, ending, SECONDS, ending === 'mp4' ? MOOV_FIRST : {});
    });
    const sample = (ending: Ending): Buffer =>
      readFileSync(path.join(media.path(), `sound.${ending}`));
    const refuse = async (name: string, content: Buffer | string): Promise<DecodeFault> =>
      await faultOf(decodeAll(create(), await media.write(name, content)));

    describe('that are no recordings', () => {
      it.each(Object.entries(NO_RECORDINGS))('%s', async (_, content) => {
        const file = await media.write('talk.mp3', content);
        expect(await faultOf(create().probe(file))).toBe('not-audio');
        expect(await faultOf(decodeAll(create(), file))).toBe('not-audio');
      });

      it.each<Ending>(['mp3', 'aac', 'mp4', 'wav'])(
        'noise that calls itself .%s',
        async (ending) => {
          expect(await refuse(`noise.${ending}`, noise(50_000))).toBe('not-audio');
        },
      );
    });

    describe('that point at other files', () => {
      const kinds = Object.keys(playlists(''));

      it.each(kinds)('%s with a path', async (kind) => {
        const secret = await media.write('secret.wav', wav(pcm(SECRET), MONO));
        expect(await refuse('talk.mp4', playlists(secret)[kind] ?? '')).toBe('not-audio');
        expect(await refuse('talk.mp3', playlists('secret.wav')[kind] ?? '')).toBe('not-audio');
      });

      it.each(kinds)('%s with an address', async (kind) => {
        const asked = await requestsDuring(async (address) => {
          expect(await refuse('talk.mp4', playlists(address)[kind] ?? '')).toBe('not-audio');
        });
        expect(asked).toBe(0);
      });

      it('a QuickTime file whose samples lie elsewhere', async () => {
        const secret = await media.write('secret.wav', wav(pcm(SECRET), MONO));
        expect(await refuse('talk.mov', referToFile(sample('mov'), secret))).toBe('broken');
      });

      it('an AVI file with a playlist as its subtitles', async () => {
        const sound = pcm(voiceLike(SECONDS, SAMPLE_RATE));
        const asked = await requestsDuring(async (address) => {
          for (const subtitles of Object.values(playlists(address))) {
            const file = await media.write(
              'talk.avi',
              aviWithSubtitles(sound, SAMPLE_RATE, subtitles),
            );
            const { samples } = await decodeAll(create(), file);
            expect(correlation(samples, voiceLike(SECONDS, SAMPLE_RATE))).toBeGreaterThan(0.99);
          }
        });
        expect(asked).toBe(0);
      });
    });

    describe('that are cut off or damaged', () => {
      it('an MP4 file with a quarter of its data: says how little came', async () => {
        const folder = mkdtempSync(path.join(media.path(), 'long-'));
        const whole = readFileSync(writeAccepted(folder, 'mp4', 8, MOOV_FIRST));
        const head = throughBox(whole, 'moov').length;
        const quarter = head + Math.round((whole.length - head) / 4);
        const { summary } = await decodeAll(
          create(),
          await media.write('cut.mp4', whole.subarray(0, quarter)),
        );
        expect(summary.declaredSeconds).toBeCloseTo(8, 1);
        expect(summary.seconds).toBeLessThan(4);
      });

      it('an MP4 file without its index', async () => {
        const whole = sample('m4a');
        expect(await refuse('cut.m4a', whole.subarray(0, whole.length / 2))).toBe('broken');
      });

      it.each<[Ending, number]>([
        ['mp4', 0],
        ['ogg', 4_000],
        ['webm', 500],
        ['mkv', 500],
        ['avi', 2_000],
      ])('.%s with a header and nothing else', async (ending, bytes) => {
        const whole = sample(ending);
        const header = bytes === 0 ? throughBox(whole, 'moov') : whole.subarray(0, bytes);
        expect(await refuse(`header.${ending}`, header)).toBe('broken');
      });

      it.each<[Ending, number]>([
        ['webm', 1_000],
        ['mkv', 1_000],
        ['mp4', 4_500],
        ['mp3', 200],
        ['ogg', 200],
      ])('.%s with noise behind its header', async (ending, bytes) => {
        const whole = sample(ending);
        const spoilt = Buffer.concat([whole.subarray(0, bytes), noise(whole.length - bytes)]);
        expect(await refuse(`spoilt.${ending}`, spoilt)).toBe('broken');
      });

      it('a recording of half a second', async () => {
        const half = pcm(voiceLike(0.5, SAMPLE_RATE));
        expect(await refuse('short.wav', wav(half, MONO))).toBe('too-short');
        expect(await refuse('empty.wav', wav(Buffer.alloc(0), MONO))).toBe('too-short');
        const cut = sample('aac').subarray(0, 4_000);
        expect(await refuse('short.aac', cut)).toBe('too-short');
      });
    });

    describe('that lie about themselves', () => {
      it('ten hours in the header, seconds inside: counts what came', async () => {
        const long = declareLength(sample('mkv'), 36_000);
        const { summary } = await decodeAll(create(), await media.write('long.mkv', long));
        expect(summary).toEqual({ seconds: SECONDS, declaredSeconds: 36_000 });
      });

      it('ten hours of samples in a WAV file of seconds', async () => {
        const declaredBytes = 36_000 * SAMPLE_RATE * 2;
        const content = wav(pcm(voiceLike(SECONDS, SAMPLE_RATE)), { ...MONO, declaredBytes });
        const { summary } = await decodeAll(create(), await media.write('long.wav', content));
        expect(summary.seconds).toBe(SECONDS);
      });

      it.each([0, 1, 999, 1_000_000, 100_000_000, 0xffff_ffff])(
        'a sample rate of %i Hz',
        async (sampleRate) => {
          const content = wav(pcm(voiceLike(SECONDS, SAMPLE_RATE)), { ...MONO, sampleRate });
          expect(await refuse('rate.wav', content)).toBe('broken');
        },
      );

      it.each([9, 64, 255, 65_535])('%i channels', async (channels) => {
        const content = wav(noise(500_000), { ...MONO, channels });
        expect(await refuse('channels.wav', content)).toBe('broken');
      });

      it('thousands of streams', async () => {
        expect(await refuse('streams.m4a', multiplyTracks(sample('m4a'), 5_000))).toBe('broken');
      });

      it('a table of a hundred million samples', async () => {
        expect(await refuse('table.m4a', swellSampleTable(sample('m4a')))).toBe('broken');
      });
    });
  });
}

const MONO = { sampleRate: SAMPLE_RATE, channels: 1 };

/** The index in front of the data, so that a cut leaves it whole. */
const MOOV_FIRST = { movflags: '+faststart' };

function pcm(samples: Float32Array): Buffer {
  return Buffer.from(Int16Array.from(samples, (x) => Math.round(x * 32_767)).buffer);
}

/** How often a server was asked for anything while the work, which has its address, went on. */
async function requestsDuring(work: (address: string) => Promise<void>): Promise<number> {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.end(wav(pcm(SECRET), MONO));
  });
  server.on('connection', () => {
    requests += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  try {
    await work(`http://127.0.0.1:${address.port}/secret.wav`);
  } finally {
    server.close();
  }
  return requests;
}
