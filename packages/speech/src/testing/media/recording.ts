import { AV_CODEC_FLAG_GLOBAL_HEADER, AV_LOG_ERROR, AVFMT_GLOBALHEADER } from 'node-av/constants';
import {
  CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  Frame,
  Log,
  Packet,
} from 'node-av/lib';

/** One stream of a recording to write. */
export interface Track {
  /** Makes the encoder ready; `prepare` sets flags that the container wants before it is opened. */
  open: (prepare: (encoder: CodecContext) => void) => CodecContext;
  /** What to encode. Each frame is freed after its use. */
  frames: (encoder: CodecContext) => Iterable<Frame>;
}

/**
 * Writes a real recording for a test, with FFmpeg's libraries.
 * @param container FFmpeg's name of the container's writer, e.g. `ipod` for .m4a
 * @param options of that writer, e.g. `movflags`
 */
export function writeRecording(
  path: string,
  container: string,
  tracks: Track[],
  options: Record<string, string> = {},
): void {
  Log.setLevel(AV_LOG_ERROR);
  const format = new FormatContext();
  ok(format.allocOutputContext2(null, container, null));
  const encoders = tracks.map((track) => openTrack(format, track));
  format.url = `file:${path}`;
  ok(format.openOutputSync());
  ok(format.writeHeaderSync(Dictionary.fromObject(options)));
  for (const [index, track] of tracks.entries()) {
    const encoder = encoders[index];
    if (encoder) encodeTrack(format, index, encoder, track.frames(encoder));
  }
  ok(format.writeTrailerSync());
  format.closeOutputSync();
}

function openTrack(format: FormatContext, track: Track): CodecContext {
  const encoder = track.open((context) => {
    if (format.oformat?.hasFlags(AVFMT_GLOBALHEADER)) context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  });
  const stream = format.newStream();
  ok(encoder.parametersFromContext(stream.codecpar));
  stream.timeBase = encoder.timeBase;
  return encoder;
}

function encodeTrack(
  format: FormatContext,
  index: number,
  encoder: CodecContext,
  frames: Iterable<Frame>,
): void {
  const packet = new Packet();
  packet.alloc();
  const drain = (): void => {
    while (encoder.receivePacketSync(packet) >= 0) {
      packet.streamIndex = index;
      const timeBase = format.streams[index]?.timeBase;
      if (timeBase) packet.rescaleTs(encoder.timeBase, timeBase);
      ok(format.interleavedWriteFrameSync(packet));
    }
  };
  for (const frame of frames) {
    ok(encoder.sendFrameSync(frame));
    frame.free();
    drain();
  }
  ok(encoder.sendFrameSync(null));
  drain();
}

/** @throws if an FFmpeg function failed */
export function ok(code: number): void {
  FFmpegError.throwIfError(code);
}
