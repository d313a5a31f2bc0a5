/** Sample rate of everything behind the decoder, in Hz: what Whisper, PocketSphinx and Silero all expect. */
export const SAMPLE_RATE = 16_000;

/** Why a file was refused. Each has its own sentence for the user; none is worth a retry but `crashed`. */
export type DecodeFault =
  /** The content is no audio or video container that we read. */
  | 'not-audio'
  /** A readable container without an audio stream. */
  | 'no-sound'
  /** Less than one second of samples came out. */
  | 'too-short'
  /** Starts like a recording, but the decoder gives up on it. */
  | 'broken'
  /** More samples than the caller allows. */
  | 'too-long'
  /** The decoder died, ran past its wall clock limit or could not read the file: perhaps the machine's fault, so it may be retried. */
  | 'crashed';

export class DecodeError extends Error {
  readonly fault: DecodeFault;
  /** `detail` is for the log, never for the user. */
  constructor(fault: DecodeFault, detail: string, options?: ErrorOptions) {
    super(`${fault}: ${detail}`, options);
    this.name = 'DecodeError';
    this.fault = fault;
  }
}

export interface MediaInfo {
  /** The container's name as FFmpeg calls it, e.g. `mov,mp4,m4a,3gp,3g2,mj2`. */
  container: string;
  hasAudio: boolean;
  hasVideo: boolean;
  /** What the container declares, in seconds; null if it declares nothing. Never trusted for metering. */
  declaredSeconds: number | null;
}

export interface EncodeOptions {
  /** Ends the work at once; waiting for it rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Refuse with `too-long` past this many seconds of audio, counted from the start of the file. */
  maxSeconds: number;
}

export interface DecodeOptions extends EncodeOptions {
  /** Skip this much from the start, in seconds: resuming after a crash. Exact to the sample. Default 0. */
  fromSeconds?: number;
}

export interface DecodeSummary {
  /** The recording's length, skipped part included, counted from the samples: the only length that is trusted. */
  seconds: number;
  /** What the container declared. Much more than `seconds` means that the file is cut off or damaged: tell the user. */
  declaredSeconds: number | null;
}

export interface Decoding {
  /**
   * 16 kHz mono 16-bit PCM in order, in blocks of any size; iterated once. The work starts with the first read.
   * Backpressure: nothing is read ahead without bound, and time that the reader takes is not counted against the decoder.
   */
  pcm: AsyncIterable<Int16Array>;
  /**
   * Settles after `pcm` has been read to its end; rejects with the same error that `pcm` threw, or with an AbortError if
   * its reader stopped early. It may be ignored without an unhandled rejection.
   */
  summary: Promise<DecodeSummary>;
}

/**
 * Turns a stranger's file into PCM. Implementations run native code in a child process with limits on time, memory
 * and output, read only the given file (no playlists, no network), and trust neither its name nor its header.
 */
export interface Decoder {
  readonly name: string;
  /** Reads the header. @throws {DecodeError} `not-audio`, `broken` or `crashed`; a file without sound is not an error here. */
  probe(path: string, signal?: AbortSignal): Promise<MediaInfo>;
  /**
   * Decodes the first audio stream. Gaps in its timestamps are not filled, here or in `encodePlayback`, so that a time in
   * the PCM is the same time in the playback copy. Errors come out of the iteration, as DecodeError.
   */
  decode(path: string, options: DecodeOptions): Decoding;
  /**
   * Writes a small copy of the first audio stream for playback (MP3, mono, 48 kbit/s), without the original's metadata.
   * If it fails, `target` does not exist.
   * @throws {DecodeError}
   */
  encodePlayback(path: string, target: string, options: EncodeOptions): Promise<void>;
}
