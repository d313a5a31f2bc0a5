import { VOICE_FRAME } from '../ports/voice-detector.ts';
import { chooseCut } from './cut.ts';
import { createHolder, FRAME_SECONDS, type SpeechClip } from './held-frames.ts';

/** Silero's own thresholds: speech begins at the upper one and lasts as long as the lower one holds (utils_vad.py). */
const ONSET = 0.5;
const OFFSET = 0.35;
/** Silence kept around speech, 0.26 s: consonants begin before the detector is sure of them. */
const PAD_FRAMES = 8;
/** What is shorter than this (0.1 s) and stands alone is a click; the shortest words last twice as long. */
const LEAST_SPEECH_FRAMES = 3;
/** A clip that has grown too long is divided in its last part, from this share of its length on. */
const CUT_FROM = 2 / 3;

export interface SegmenterOptions {
  /** No clip is longer. */
  maxClipSeconds: number;
  /** A longer pause ends a clip; a shorter one may stay inside. At least twice the padding. */
  maxPauseSeconds: number;
}

export interface Segmenter {
  /** Takes whole frames and the probability that each is speech; gives the clips that are complete by now. */
  push: (pcm: Int16Array, probabilities: Float32Array) => SpeechClip[];
  /** The stream has ended. */
  finish: () => SpeechClip[];
  /** Everything before this time, in seconds, is in a clip that was given out, or is silence. */
  settledSeconds: () => number;
}

/**
 * Cuts a stream of audio at its pauses into clips that hold all speech, in order, without overlap, and little else. It
 * holds no more than one clip in memory. Speech without a pause is cut at the quietest spot.
 */
export function createSegmenter(options: SegmenterOptions): Segmenter {
  const maxFrames = Math.floor(options.maxClipSeconds / FRAME_SECONDS);
  const maxPause = Math.max(2 * PAD_FRAMES, Math.floor(options.maxPauseSeconds / FRAME_SECONDS));
  const held = createHolder(maxFrames + 1);
  let speaking = false;
  let startsInSpeech = false;

  const take = (frame: Int16Array, probability: number): SpeechClip | null => {
    speaking = probability >= (speaking ? OFFSET : ONSET);
    held.add(frame, speaking);
    const lastSpeech = held.track.speech.lastIndexOf(true);
    if (lastSpeech < 0) {
      held.drop(held.track.speech.length - PAD_FRAMES);
      return null;
    }
    const length = held.track.speech.length;
    if (length - lastSpeech > maxPause) return release(lastSpeech + 1 + PAD_FRAMES);
    if (length < maxFrames) return null;
    return release(chooseCut(held.track, Math.floor(maxFrames * CUT_FROM), PAD_FRAMES));
  };

  /** Gives out the frames before `end`, and forgets the silence after it but for the padding of what follows. */
  const release = (end: number): SpeechClip | null => {
    const isClick = !startsInSpeech && held.speechFrames(end) < LEAST_SPEECH_FRAMES;
    const clip = isClick ? null : held.clip(end);
    held.drop(end);
    const firstSpeech = held.track.speech.indexOf(true);
    startsInSpeech = firstSpeech === 0;
    held.drop((firstSpeech < 0 ? held.track.speech.length : firstSpeech) - PAD_FRAMES);
    return clip;
  };

  return {
    push(pcm, probabilities): SpeechClip[] {
      const clips: SpeechClip[] = [];
      for (const [index, probability] of probabilities.entries()) {
        const frame = pcm.subarray(index * VOICE_FRAME, (index + 1) * VOICE_FRAME);
        const clip = take(frame, probability);
        if (clip) clips.push(clip);
      }
      return clips;
    },
    finish(): SpeechClip[] {
      const length = held.track.speech.length;
      const lastSpeech = held.track.speech.lastIndexOf(true);
      if (lastSpeech < 0) return [];
      const clip = release(Math.min(lastSpeech + 1 + PAD_FRAMES, length));
      return clip ? [clip] : [];
    },
    settledSeconds: () => held.start() * FRAME_SECONDS,
  };
}
