import { SAMPLE_RATE } from '../ports/decoder.ts';
import { VOICE_FRAME, type VoiceDetection } from '../ports/voice-detector.ts';
import type { SpeechClip } from './held-frames.ts';
import { createSegmenter, type SegmenterOptions } from './segmenter.ts';

/** Frames that go to the detector at once, about a second. */
const BLOCK_FRAMES = 32;
/** Silence of this many seconds is worth a sign of life. */
const SILENCE_STEP_SECONDS = 30;

/** A clip to transcribe, or the news that up to a time, in seconds, there is no further one. */
export type SpeechStep = { clip: SpeechClip } | { silentUntil: number };

/**
 * Finds the clips of a stream of 16 kHz PCM as it comes. The last step says how long the stream was.
 */
export async function* speechClips(
  pcm: AsyncIterable<Int16Array>,
  voice: Pick<VoiceDetection, 'start'>,
  options: SegmenterOptions,
): AsyncGenerator<SpeechStep, void, undefined> {
  const detector = voice.start();
  const segmenter = createSegmenter(options);
  let reported = 0;
  let samples = 0;
  for await (const block of inBlocks(pcm, BLOCK_FRAMES * VOICE_FRAME)) {
    samples += block.length;
    const frames = fillFrame(block);
    for (const clip of segmenter.push(frames, await detector.push(frames))) {
      reported = clip.end;
      yield { clip };
    }
    const settled = segmenter.settledSeconds();
    if (settled - reported < SILENCE_STEP_SECONDS) continue;
    reported = settled;
    yield { silentUntil: settled };
  }
  const seconds = samples / SAMPLE_RATE;
  for (const clip of segmenter.finish()) {
    yield { clip: { ...clip, end: Math.min(clip.end, seconds) } };
  }
  yield { silentUntil: seconds };
}

/** Blocks of `size` samples; the last one is what is left. */
async function* inBlocks(
  pcm: AsyncIterable<Int16Array>,
  size: number,
): AsyncGenerator<Int16Array, void, undefined> {
  let block = new Int16Array(size);
  let filled = 0;
  for await (const part of pcm) {
    for (let at = 0; at < part.length;) {
      const piece = part.subarray(at, at + size - filled);
      block.set(piece, filled);
      filled += piece.length;
      at += piece.length;
      if (filled < size) continue;
      yield block;
      block = new Int16Array(size);
      filled = 0;
    }
  }
  if (filled > 0) yield block.subarray(0, filled);
}

/** Adds silence up to a whole number of frames. */
function fillFrame(pcm: Int16Array): Int16Array {
  if (pcm.length % VOICE_FRAME === 0) return pcm;
  const frames = new Int16Array(Math.ceil(pcm.length / VOICE_FRAME) * VOICE_FRAME);
  frames.set(pcm);
  return frames;
}
