import { describe, expect, it } from 'vitest';
import { toEngineRate } from './resample.ts';

const tone = (hertz: number, rate: number, seconds = 0.5): Int16Array =>
  Int16Array.from({ length: rate * seconds }, (_, n) =>
    Math.round(10_000 * Math.sin((2 * Math.PI * hertz * n) / rate)),
  );
/** Away from the ends, where there is nothing to hear beyond. */
const inner = (pcm: Int16Array): number[] => [...pcm.subarray(100, -100)];
const loudness = (samples: number[]): number =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

describe('from 24 to 16 kHz', () => {
  it.each([50, 440, 1_000, 3_000, 6_000])('keeps a tone of %i Hz as it is', (hertz) => {
    const is = inner(toEngineRate(tone(hertz, 24_000)));
    const wanted = inner(tone(hertz, 16_000));
    const difference = is.map((sample, n) => sample - (wanted[n] ?? 0));
    expect(loudness(difference) / loudness(wanted)).toBeLessThan(0.01);
  });

  it.each([9_000, 11_000])('keeps a tone of %i Hz out, which 16 kHz would fold back', (hertz) => {
    expect(loudness(inner(toEngineRate(tone(hertz, 24_000))))).toBeLessThan(100);
  });

  it('gives two samples for three, and never wraps around', () => {
    const loudest = Int16Array.from({ length: 3_000 }, (_, n) => (n % 40 < 20 ? 32_767 : -32_768));
    const out = toEngineRate(loudest);
    expect(out).toHaveLength(2_000);
    expect(out[10]).toBeGreaterThan(20_000);
    expect(out[20]).toBeLessThan(-20_000);
    expect(toEngineRate(new Int16Array(0))).toHaveLength(0);
  });
});
