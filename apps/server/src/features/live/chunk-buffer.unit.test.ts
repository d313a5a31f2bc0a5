import { live } from '@notelark/api/live-audio';
import { afterAll, expect, it } from 'vitest';
import { createSileroDetection, VOICE_FRAME } from '@notelark/speech';
import { liveBabble } from '../../testing/live.ts';
import { ChunkBuffer } from './chunk-buffer.ts';
import { toEngineRate } from './resample.ts';

const voice = createSileroDetection();
afterAll(() => voice.close());

const whole = liveBabble(9);
const PART = live.aheadBuffers * live.bufferSamples;
const held = (samples: number): ChunkBuffer => {
  const sound = new ChunkBuffer(voice.start());
  for (let at = 0; at < samples; at += PART) sound.add(whole.subarray(at, at + PART));
  return sound;
};

/** As the segmenter asks: about a second at a time. */
async function probabilitiesOf(pcm: Int16Array, detector = voice.start()): Promise<number[]> {
  const all: number[] = [];
  const frames = pcm.subarray(0, pcm.length - (pcm.length % VOICE_FRAME));
  for (let at = 0; at < frames.length; at += 32 * VOICE_FRAME)
    all.push(...(await detector.push(frames.slice(at, at + 32 * VOICE_FRAME))));
  return all;
}

it('gives what the whole chunk gives: samples, engine’s samples, and where speech is', async () => {
  const wanted = await probabilitiesOf(toEngineRate(whole));
  for (const parts of [0, 1, 3]) {
    const prepared = held(parts * PART).finish(parts * PART, whole.subarray(parts * PART));
    expect(prepared?.pcm).toEqual(whole);
    expect(prepared?.engine).toEqual(toEngineRate(whole));
    expect(await probabilitiesOf(toEngineRate(whole), prepared?.detector)).toEqual(wanted);
  }
});

it('takes a rest that begins in what it has, when an answer was late', () => {
  expect(held(2 * PART).finish(PART, whole.subarray(PART))?.pcm).toEqual(whole);
});

it('leaves no gap, and takes no more than a chunk may hold', () => {
  expect(held(PART).finish(2 * PART, whole.subarray(2 * PART))).toBeNull();
  expect(held(3 * PART).finish(PART, whole.subarray(PART, PART + 4096))).toBeNull();
  const sound = held(PART);
  expect(sound.add(new Int16Array(live.maxChunkSeconds * live.sampleRate))).toBe(false);
  expect(sound.length).toBe(PART);
});
