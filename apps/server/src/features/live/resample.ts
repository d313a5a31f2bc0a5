/** Input samples on either side that an output sample is made of. */
const REACH = 16;
/** Of the input's rate: 7.2 kHz, below the 8 kHz that 16 kHz can hold. */
const CUTOFF = 0.3;

/** Outputs lie on an input sample and half way between two, in turns. */
const KERNELS = [kernelAt(0), kernelAt(0.5)] as const;
const TAPS = KERNELS[0].length;

/**
 * From 24 kHz, as pages record, to the 16 kHz that engines hear: two samples for three, low-passed by a windowed sinc.
 * @param from the first output wanted: those before it are done already
 */
export function toEngineRate(pcm: Int16Array, from = 0): Int16Array {
  const until = Math.floor((pcm.length * 2) / 3);
  const out = new Int16Array(Math.max(0, until - from));
  for (let n = from; n < until; n += 1) {
    const sum = weighted(pcm, Math.floor(n * 1.5) - REACH, KERNELS[n % 2 === 0 ? 0 : 1]);
    out[n - from] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  }
  return out;
}

/** How many outputs the first so many inputs settle, whatever follows them. */
export const settledOutputs = (inputs: number): number =>
  Math.max(0, Math.floor((inputs - TAPS) / 1.5));

/** Beyond both ends there is silence. */
function weighted(pcm: Int16Array, first: number, kernel: Float64Array): number {
  const from = Math.max(0, -first);
  const until = Math.min(TAPS, pcm.length - first);
  let sum = 0;
  for (let k = from; k < until; k += 1) sum += (kernel[k] ?? 0) * (pcm[first + k] ?? 0);
  return sum;
}

/** Weights for an output that lies `shift` behind the input sample in the kernel's middle; they sum up to 1. */
function kernelAt(shift: number): Float64Array {
  const weights = Float64Array.from({ length: 2 * REACH + 2 }, (_, k) => {
    const x = k - REACH - shift;
    const hann = 0.5 + 0.5 * Math.cos((Math.PI * x) / (REACH + 1));
    return Math.abs(x) > REACH + 1 ? 0 : sinc(2 * CUTOFF * x) * hann;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}
