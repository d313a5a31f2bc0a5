import { describe } from 'vitest';
import { describeDecoder } from '../testing/compliance/decoder.ts';
import { checkFfmpeg, createFfmpegDecoder } from './ffmpeg.ts';
import { DEFAULT_LIMITS } from './limits.ts';

/** The program is not part of the house: where there is none, there is nothing to test. */
const missing = await checkFfmpeg('ffmpeg').then(
  () => false,
  () => true,
);

describe.skipIf(missing)('with the ffmpeg on the PATH', () => {
  describeDecoder('ffmpeg', ({ memoryMb, wallClockMs } = {}) =>
    createFfmpegDecoder('ffmpeg', {
      memoryMb: memoryMb ?? DEFAULT_LIMITS.memoryMb,
      wallClockMs: wallClockMs === undefined ? DEFAULT_LIMITS.wallClockMs : () => wallClockMs,
    }),
  );
});
