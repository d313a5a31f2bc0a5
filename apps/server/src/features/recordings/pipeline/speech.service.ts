import {
  type ClipPriority,
  type TimedText,
  type Transcriber,
  type VoiceDetection,
  type VoiceDetector,
  type HeardLanguages,
  transcribeRecording,
} from '@notelark/speech';

interface Deps {
  voice: VoiceDetection;
  transcriber: Transcriber;
}

export interface SpeechOptions {
  priority: ClipPriority;
  signal: AbortSignal;
  /** One that knows the beginning of this sound already; default: a new one. */
  detector?: VoiceDetector | undefined;
  /** Names and terms that may be said. */
  terms?: readonly string[];
  /** What was heard in the pieces before, so that a recording does not change its language from piece to piece. */
  heard?: HeardLanguages | undefined;
}

export interface SpokenPiece {
  /** What was said, in order, with times in seconds from the start of the piece. */
  segments: TimedText[];
  /** What was heard in the pieces so far, this one included. */
  heard: HeardLanguages;
}

/** Transcribes sound that is in memory already, for features whose recordings come a piece at a time. */
export class SpeechService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @param pcm 16 kHz, mono
   * @throws {TranscribeError} when the engine fails, after some tries where that may pass; the signal's reason.
   */
  async transcribe(pcm: Int16Array, options: SpeechOptions): Promise<SpokenPiece> {
    const { priority, signal, detector, heard: before, terms } = options;
    const { transcriber, voice } = this.#deps;
    const segments: TimedText[] = [];
    const { heard } = await transcribeRecording({
      transcriber,
      voice: detector ? { start: () => detector } : voice,
      pcm: only(pcm),
      priority,
      heard: before,
      terms,
      signal,
      onSegments: (said) => void segments.push(...said),
    });
    return { segments, heard };
  }
}

async function* only(pcm: Int16Array): AsyncGenerator<Int16Array, void, undefined> {
  yield pcm;
}
