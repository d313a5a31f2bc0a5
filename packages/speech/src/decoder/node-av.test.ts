import { describeDecoder } from '../testing/compliance/decoder.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { createNodeAvDecoder } from './node-av.ts';

describeDecoder('node-av', ({ memoryMb, wallClockMs } = {}) =>
  createNodeAvDecoder({
    memoryMb: memoryMb ?? DEFAULT_LIMITS.memoryMb,
    wallClockMs: wallClockMs === undefined ? DEFAULT_LIMITS.wallClockMs : () => wallClockMs,
  }),
);
