import { describe, expect, it } from 'vitest';
import { VOICE_FRAME } from '../ports/voice-detector.ts';
import type { SpeechClip } from './held-frames.ts';
import { createSegmenter } from './segmenter.ts';

const FRAME_SECONDS = 0.032;
const OPTIONS = { maxClipSeconds: 10, maxPauseSeconds: 1 };

/** Feeds one frame for each probability; each sample tells its frame's number, so a clip's content can be checked. */
function segment(probabilities: number[], options = OPTIONS, block = 7): SpeechClip[] {
  const segmenter = createSegmenter(options);
  const clips: SpeechClip[] = [];
  for (let at = 0; at < probabilities.length; at += block) {
    const part = probabilities.slice(at, at + block);
    const pcm = new Int16Array(part.length * VOICE_FRAME);
    for (const index of part.keys()) {
      pcm.fill(numberOf(at + index), index * VOICE_FRAME, (index + 1) * VOICE_FRAME);
    }
    clips.push(...segmenter.push(pcm, Float32Array.from(part)));
  }
  return [...clips, ...segmenter.finish()];
}

const numberOf = (frame: number): number => (frame % 30_000) + 1;
const firstFrame = (clip: SpeechClip): number => Math.round(clip.start / FRAME_SECONDS);
const endFrame = (clip: SpeechClip): number => Math.round(clip.end / FRAME_SECONDS);
const frames = (...runs: [number, number][]): number[] =>
  runs.flatMap(([probability, count]) => Array.from({ length: count }, () => probability));

/** A small generator with a seed (mulberry32), so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Speech and pauses of random lengths, with a detector that is never quite sure. */
function talk(seed: number): number[] {
  const next = random(seed);
  return Array.from({ length: 40 }, (_, index) => {
    const speech = index % 2 === 0;
    const longest = speech && next() < 0.2 ? 900 : 90;
    const count = 1 + Math.floor(next() ** 2 * longest);
    return Array.from({ length: count }, () => (speech ? 0.5 + next() / 2 : next() * 0.34));
  }).flat();
}

describe('the segmenter', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => [seed]))(
    'keeps all speech, in order, without overlap, in clips of legal length (seed %i)',
    (seed) => {
      const probabilities = talk(seed);
      const clips = segment(probabilities, OPTIONS, 1 + (seed % 40));
      let covered = 0;
      const missed: number[] = [];
      for (const clip of clips) {
        expect(firstFrame(clip)).toBeGreaterThanOrEqual(covered);
        for (let frame = covered; frame < firstFrame(clip); frame += 1) missed.push(frame);
        covered = endFrame(clip);
        expect(clip.end - clip.start).toBeLessThanOrEqual(OPTIONS.maxClipSeconds);
        expect(clip.pcm[0]).toBe(numberOf(firstFrame(clip)));
        expect(clip.pcm[(covered - firstFrame(clip)) * VOICE_FRAME - 1]).toBe(
          numberOf(covered - 1),
        );
      }
      for (let frame = covered; frame < probabilities.length; frame += 1) missed.push(frame);
      const lost = missed.filter((frame) => (probabilities[frame] ?? 0) >= 0.5);
      // What may be missing are clicks: at most two frames of speech with a pause that ends a clip on either side.
      for (const frame of lost) {
        const around = probabilities.slice(Math.max(0, frame - 17), frame + 18);
        expect(around.filter((probability) => probability >= 0.5).length).toBeLessThan(3);
      }
    },
  );

  it('gives nothing for silence, and for a click', () => {
    expect(segment(frames([0.1, 5_000]))).toEqual([]);
    expect(segment(frames([0.1, 100], [0.9, 2], [0.1, 100]))).toEqual([]);
  });

  it('keeps a quarter of a second around speech and ends a clip at a long pause', () => {
    const clips = segment(frames([0, 100], [0.9, 50], [0, 100], [0.9, 50], [0, 3]));
    expect(clips.map((clip) => [firstFrame(clip), endFrame(clip)])).toEqual([
      [92, 158],
      [242, 303],
    ]);
    expect(clips[0]?.speechSeconds).toBeCloseTo(1.6);
  });

  it('keeps a short pause inside a clip', () => {
    expect(segment(frames([0.9, 50], [0, 20], [0.9, 50]))).toHaveLength(1);
  });

  it('goes on while the detector doubts, until it falls below the lower threshold', () => {
    const [clip] = segment(frames([0.6, 10], [0.4, 60], [0.34, 60]));
    expect(clip && endFrame(clip)).toBe(70 + 8);
  });

  it('divides a long clip in its longest late pause, not where it happens to be full', () => {
    const clips = segment(
      frames([0.9, 100], [0, 20], [0.9, 130], [0, 12], [0.9, 40], [0, 5], [0.9, 40]),
    );
    expect(clips.map((clip) => [firstFrame(clip), endFrame(clip)])).toEqual([
      [0, 256],
      [256, 347],
    ]);
  });

  it('divides speech without a pause at the quietest spot', () => {
    const segmenter = createSegmenter(OPTIONS);
    const pcm = new Int16Array(400 * VOICE_FRAME).fill(9_000);
    pcm.fill(20, 280 * VOICE_FRAME, 284 * VOICE_FRAME);
    const clips = segmenter.push(pcm, new Float32Array(400).fill(0.9));
    expect(clips).toHaveLength(1);
    expect(clips.map(endFrame)[0]).toBeGreaterThanOrEqual(281);
    expect(clips.map(endFrame)[0]).toBeLessThanOrEqual(283);
  });

  it('never holds more than one clip, and says up to where all is given out', () => {
    const segmenter = createSegmenter(OPTIONS);
    const block = new Int16Array(10 * VOICE_FRAME);
    for (let second = 0; second < 500; second += 1) {
      segmenter.push(block, new Float32Array(10).fill(second % 3 === 0 ? 0.9 : 0.45));
      const behind = (second + 1) * 0.32 - segmenter.settledSeconds();
      expect(behind).toBeLessThanOrEqual(OPTIONS.maxClipSeconds);
    }
    segmenter.push(block, new Float32Array(10));
    const spoken = segmenter.settledSeconds();
    for (let second = 0; second < 20; second += 1) segmenter.push(block, new Float32Array(10));
    expect(segmenter.settledSeconds()).toBeGreaterThan(spoken + 5);
  });

  it('fills up a clip that is shorter than engines take', () => {
    const [clip] = segment(frames([0.9, 3]));
    expect(clip?.pcm.length).toBe(4 * VOICE_FRAME);
    expect(clip?.end).toBeCloseTo(3 * FRAME_SECONDS);
  });
});
