import { live } from '@notelark/api/live-audio';

const LOUDEST = 32_767;

export interface Gatherer {
  push: (samples: Float32Array) => void;
  /** Hands out what is left, as a shorter buffer. */
  flush: () => void;
}

/** Gathers samples of -1 to 1 into buffers of 16 bits, all of one size. */
export function gatherBuffers(onBuffer: (pcm: Int16Array) => void): Gatherer {
  let buffer = new Int16Array(live.bufferSamples);
  let filled = 0;
  const hand = (pcm: Int16Array): void => {
    buffer = new Int16Array(live.bufferSamples);
    filled = 0;
    onBuffer(pcm);
  };
  return {
    push(samples) {
      for (const sample of samples) {
        buffer[filled] = Math.round(Math.max(-1, Math.min(1, sample)) * LOUDEST);
        filled += 1;
        if (filled === buffer.length) hand(buffer);
      }
    },
    flush() {
      if (filled > 0) hand(buffer.slice(0, filled));
    },
  };
}
