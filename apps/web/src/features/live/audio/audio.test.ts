import { live } from '@notelark/api/live-audio';
import { describe, expect, it } from 'vitest';
import { gatherBuffers } from './buffers.ts';
import { InputWatch } from './input-watch.ts';
import { levelOf } from './level.ts';
import { createResampler } from './resample.ts';

const tone = (hertz: number, rate: number, count: number): Float32Array =>
  Float32Array.from({ length: count }, (_, n) => 0.5 * Math.sin((2 * Math.PI * hertz * n) / rate));

it('gathers samples into buffers of one size, without wrapping around, and the rest at the end', () => {
  const buffers: Int16Array[] = [];
  const gatherer = gatherBuffers((pcm) => buffers.push(pcm));
  gatherer.push(new Float32Array(5_000).fill(2));
  gatherer.push(new Float32Array(4_000).fill(-2));
  gatherer.flush();
  gatherer.flush();
  expect(buffers.map(({ length }) => length)).toEqual([
    live.bufferSamples,
    live.bufferSamples,
    808,
  ]);
  expect([buffers[0]?.[0], buffers[1]?.at(-1)]).toEqual([32_767, -32_767]);
});

it.each([44_100, 48_000, 16_000])('brings %i Hz to 24 kHz, whatever its blocks are', (rate) => {
  const input = tone(1_000, rate, rate / 2);
  const resample = createResampler(rate, 24_000);
  const output: number[] = [];
  for (let at = 0; at < input.length;) {
    const size = 128 + ((at * 7) % 3_000);
    output.push(...resample(input.subarray(at, at + size)));
    at += size;
  }
  expect(Math.abs(output.length - 12_000)).toBeLessThan(60);
  const wanted = tone(1_000, 24_000, 12_000);
  const differences = output
    .slice(200, -200)
    .map((one, n) => Math.abs(one - (wanted[n + 200] ?? 0)));
  expect(Math.max(...differences)).toBeLessThan(0.01);
});

it('keeps out what 24 kHz can’t hold', () => {
  const output = createResampler(48_000, 24_000)(tone(15_000, 48_000, 24_000));
  expect(Math.max(...output.slice(200, -200))).toBeLessThan(0.02);
});

it('measures loudness as ears do', () => {
  expect(levelOf(new Float32Array(100))).toEqual({ level: 0, silent: true });
  expect(levelOf(new Float32Array(100).fill(0.0005)).silent).toBe(true);
  expect(levelOf(tone(440, 24_000, 2_400)).level).toBeCloseTo(0.85, 1);
  expect(levelOf(new Float32Array(100).fill(1)).level).toBeCloseTo(1, 5);
});

describe('a source', () => {
  it('is noticed within 5 seconds when it is silent, and when it stops to come', () => {
    const watch = new InputWatch(0);
    for (let now = 0; now <= 4_500; now += 100) watch.came(now, true);
    expect(watch.state(4_500)).toBe('silent');
    watch.came(4_600, false);
    expect(watch.state(4_700)).toBe('fine');
    expect(watch.state(7_600)).toBe('stalled');
    watch.end();
    expect(watch.state(7_600)).toBe('ended');
  });

  it('may pause for a breath', () => {
    const watch = new InputWatch(0);
    watch.came(0, false);
    for (let now = 100; now <= 3_000; now += 100) watch.came(now, true);
    expect(watch.state(3_000)).toBe('fine');
  });
});
