/** Rounds numbers in blocks of 32, as ggml does it: what its quantised models are made of (ggml-quants.c). */
export type Quantisation = 'q5_0' | 'q5_1';

/** ggml's number of the type of a tensor, and whisper.cpp's of a file of such tensors. */
export const quantisations: Record<Quantisation, { tensor: number; file: number }> = {
  q5_0: { tensor: 6, file: 8 },
  q5_1: { tensor: 7, file: 9 },
};

const BLOCK = 32;

interface Packed {
  scales: number[];
  steps: number[];
}

/** Bytes of a block. */
const LENGTHS: Record<Quantisation, number> = { q5_0: 22, q5_1: 24 };

/** @param values as many as fill whole blocks */
export function quantise(values: Float32Array, type: Quantisation): Uint8Array {
  const length = LENGTHS[type];
  const packed = new Uint8Array((values.length / BLOCK) * length);
  for (let at = 0; at < values.length; at += BLOCK) {
    const block = values.subarray(at, at + BLOCK);
    // Zeros are zeros in every type, and most of what a made-up model has.
    if (block.every((value) => value === 0)) continue;
    const rounded = type === 'q5_1' ? fromLeast(block) : aroundZero(block);
    packed.set(fiveBits(rounded), (at / BLOCK) * length);
  }
  return packed;
}

/** value = scale · (step - 16); the greatest value is at step 0. */
function aroundZero(block: Float32Array): Packed {
  const greatest = block.reduce((best, value) => (Math.abs(value) > Math.abs(best) ? value : best));
  const scale = greatest / -16;
  const steps = Array.from(block, (value) => Math.min(31, Math.round(value / (scale || 1)) + 16));
  return { scales: [scale], steps };
}

/** value = scale · step + least. */
function fromLeast(block: Float32Array): Packed {
  const least = Math.min(...block);
  const scale = (Math.max(...block) - least) / 31;
  const steps = Array.from(block, (value) => Math.round((value - least) / (scale || 1)));
  return { scales: [scale, least], steps };
}

const halves = (numbers: number[]): Uint8Array => new Uint8Array(Float16Array.from(numbers).buffer);

/** The fifth bits of all steps come first; of the rest, the first half of the block lies in the low four bits of each byte. */
function fiveBits({ scales, steps }: Packed): Uint8Array {
  const fifths = steps.reduce((bits, step, index) => bits | ((step >> 4) << index), 0);
  const half = BLOCK / 2;
  const rest = Array.from(
    { length: half },
    (_, index) => ((steps[index] ?? 0) & 15) | (((steps[index + half] ?? 0) & 15) << 4),
  );
  return Buffer.concat([
    halves(scales),
    new Uint8Array(Int32Array.of(fifths).buffer),
    Uint8Array.from(rest),
  ]);
}
