import { describe, expect, it } from 'vitest';
import { createWaveform, type Waveform } from './waveform.ts';

const RATE = 16_000;

function draw(samples: Int16Array, block: number, wanted?: number): Waveform {
  const waveform = createWaveform(RATE, wanted);
  for (let at = 0; at < samples.length; at += block) waveform.add(samples.subarray(at, at + block));
  return waveform.finish();
}

/** A sound of a minute that grows from silence to full scale. */
const GROWING = Int16Array.from({ length: 60 * RATE }, (_, i) =>
  Math.round(Math.sin(i / 5) * 32_767 * (i / (60 * RATE))),
);

describe('a waveform', () => {
  it('has between one and two times as many peaks as wanted, over the whole recording', () => {
    const { peaks, secondsPerPeak } = draw(GROWING, 4_096);
    expect(peaks.length).toBeGreaterThanOrEqual(1_000);
    expect(peaks.length).toBeLessThan(2_000);
    expect(peaks.length * secondsPerPeak).toBeCloseTo(60, 0);
  });

  it('follows the loudness', () => {
    const { peaks } = draw(GROWING, 4_096, 10);
    expect([...peaks]).toEqual([...peaks].toSorted((a, b) => a - b));
    expect(peaks.at(-1)).toBeGreaterThan(250);
    expect(peaks[0]).toBeLessThan(30);
  });

  it('is the same however the samples are cut into blocks', () => {
    const whole = draw(GROWING, GROWING.length);
    expect(draw(GROWING, 1)).toEqual(whole);
    expect(draw(GROWING, 777)).toEqual(whole);
  });

  it('sees a single loud sample, of either sign', () => {
    for (const sample of [32_767, -32_768]) {
      const samples = new Int16Array(10 * RATE);
      samples[5 * RATE] = sample;
      const { peaks, secondsPerPeak } = draw(samples, 1_000);
      expect(peaks.filter((peak) => peak > 0)).toEqual(Uint8Array.of(255));
      expect(peaks.indexOf(255)).toBe(Math.floor(5 / secondsPerPeak));
    }
  });

  it('draws short recordings and none at all', () => {
    expect(draw(Int16Array.of(100, -200, 16_384), 1).peaks).toEqual(Uint8Array.of(128));
    expect(draw(new Int16Array(0), 1).peaks).toHaveLength(0);
  });
});
