import type { ClipPriority, TimedText, Transcriber } from '../../ports/transcriber.ts';
import type { VoiceDetection, VoiceDetector } from '../../ports/voice-detector.ts';
import { transcribeRecording } from './recording.ts';

interface Parts {
  voice: VoiceDetection;
  transcriber: Transcriber;
}

export interface SpeechOptions {
  priority: ClipPriority;
  signal: AbortSignal;
  /** One that knows the beginning of this sound already; default: a new one. */
  detector?: VoiceDetector | undefined;
}

/** Transcribes sound that is in memory already, for features whose recordings come a piece at a time. */
export class SpeechService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * @param pcm 16 kHz, mono
   * @returns what was said, in order, with times in seconds from the start of `pcm`
   * @throws {TranscribeError} when the engine fails, after some tries where that may pass; the signal's reason.
   */
  async transcribe(pcm: Int16Array, options: SpeechOptions): Promise<TimedText[]> {
    const { priority, signal, detector } = options;
    const { transcriber, voice } = this.#parts;
    const heard: TimedText[] = [];
    await transcribeRecording({
      transcriber,
      voice: detector ? { start: () => detector } : voice,
      pcm: only(pcm),
      priority,
      signal,
      onSegments: (segments) => void heard.push(...segments),
    });
    return heard;
  }
}

async function* only(pcm: Int16Array): AsyncGenerator<Int16Array, void, undefined> {
  yield pcm;
}
