import { SAMPLE_RATE } from '../ports/decoder.ts';
import { VOICE_FRAME } from '../ports/voice-detector.ts';
import type { FrameTrack } from './cut.ts';

export const FRAME_SECONDS = VOICE_FRAME / SAMPLE_RATE;
/** Shortest clip that engines take (see Clip in ports/transcriber.ts), in frames. */
const LEAST_CLIP_FRAMES = 4;

/** A stretch of a recording with speech. Times in seconds from the start of the stream. */
export interface SpeechClip {
  pcm: Int16Array;
  start: number;
  end: number;
  /** How much of it the detector took for speech. */
  speechSeconds: number;
}

export interface HeldFrames {
  track: FrameTrack;
  /** The number of the first held frame in the stream. */
  start: () => number;
  add: (frame: Int16Array, speech: boolean) => void;
  /** Forgets the first frames; does nothing for a count of 0 or less. */
  drop: (frames: number) => void;
  /** How many of the first frames are speech. */
  speechFrames: (frames: number) => number;
  /** The first frames as a clip. */
  clip: (frames: number) => SpeechClip;
}

/** The frames that are not given out yet, `capacity` at most. */
export function createHolder(capacity: number): HeldFrames {
  const samples = new Int16Array(capacity * VOICE_FRAME);
  const track: FrameTrack = { speech: [], energy: [] };
  let start = 0;
  const speechFrames = (frames: number): number =>
    track.speech.slice(0, frames).filter(Boolean).length;

  return {
    track,
    start: () => start,
    add(frame, speech): void {
      samples.set(frame, track.speech.length * VOICE_FRAME);
      track.speech.push(speech);
      track.energy.push(meanSquare(frame));
    },
    drop(frames): void {
      if (frames <= 0) return;
      samples.copyWithin(0, frames * VOICE_FRAME, track.speech.length * VOICE_FRAME);
      track.speech.splice(0, frames);
      track.energy.splice(0, frames);
      start += frames;
    },
    speechFrames,
    clip(frames): SpeechClip {
      const pcm = new Int16Array(Math.max(frames, LEAST_CLIP_FRAMES) * VOICE_FRAME);
      pcm.set(samples.subarray(0, frames * VOICE_FRAME));
      return {
        pcm,
        start: start * FRAME_SECONDS,
        end: (start + frames) * FRAME_SECONDS,
        speechSeconds: speechFrames(frames) * FRAME_SECONDS,
      };
    },
  };
}

function meanSquare(frame: Int16Array): number {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  return sum / frame.length;
}
