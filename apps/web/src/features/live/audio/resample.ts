/** Input samples on either side that an output sample is made of, at the lower of both rates. */
const REACH = 12;

/**
 * Changes the rate of a stream of samples, a block at a time, with a windowed sinc that also keeps out what the new rate
 * can't hold. For browsers that record at the device's rate only.
 */
export function createResampler(from: number, to: number): (block: Float32Array) => Float32Array {
  if (from === to) return (block) => block;
  const step = from / to;
  const scale = Math.min(1, to / from);
  const reach = Math.ceil(REACH / scale);
  let held = new Float32Array(reach);
  /** Where the next output lies in what is held. */
  let at = reach;
  return (block) => {
    const input = new Float32Array(held.length + block.length);
    input.set(held);
    input.set(block, held.length);
    const count = Math.max(0, Math.ceil((input.length - reach - at) / step));
    const output = new Float32Array(count);
    for (let n = 0; n < count; n += 1) output[n] = sampleAt(input, at + n * step, reach, scale);
    const next = at + count * step;
    const keepFrom = Math.max(0, Math.floor(next) - reach);
    held = input.slice(keepFrom);
    at = next - keepFrom;
    return output;
  };
}

function sampleAt(input: Float32Array, at: number, reach: number, scale: number): number {
  let sum = 0;
  let total = 0;
  for (let k = Math.max(0, Math.ceil(at - reach)); k <= at + reach && k < input.length; k += 1) {
    const x = k - at;
    const weight = sinc(x * scale) * (0.5 + 0.5 * Math.cos((Math.PI * x) / reach));
    sum += weight * (input[k] ?? 0);
    total += weight;
  }
  return total === 0 ? 0 : sum / total;
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
