import {
  AV_DISPOSITION_ATTACHED_PIC,
  AVDISCARD_ALL,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { Dictionary, FormatContext, InputFormat, type Stream } from 'node-av/lib';
import type { MediaInfo } from '../../ports/decoder.ts';
import { CODECS, FORMATS, MAX_STREAMS, PROTOCOLS } from '../limits.ts';
import type { MediaFile } from '../media-file.ts';
import { check } from './fault.ts';

/** AV_TIME_BASE: FFmpeg's durations are in microseconds. */
const TIME_BASE = 1_000_000;

export interface Input {
  format: FormatContext;
  /** The first audio stream; the only one whose packets are read. */
  audio: Stream | undefined;
  info: MediaInfo;
}

/**
 * Opens a media file behind the whitelists. `file:` in front of an absolute path keeps FFmpeg from taking a file's name
 * for a protocol, an option or a pattern; the demuxer is not FFmpeg's to choose.
 */
export function openInput({ path, demuxer }: MediaFile): Input {
  const format = new FormatContext();
  format.allocContext();
  const options = Dictionary.fromObject({
    protocol_whitelist: PROTOCOLS,
    format_whitelist: FORMATS,
    codec_whitelist: CODECS,
    max_streams: MAX_STREAMS,
  });
  const inputFormat = InputFormat.findInputFormat(demuxer);
  check(format.openInputSync(`file:${path}`, inputFormat, options), 'broken', 'open');
  discardOthers(format.streams);
  check(format.findStreamInfoSync(), 'broken', 'find the streams');
  const audio = discardOthers(format.streams);
  return { format, audio, info: describe(format, audio) };
}

/** Everything but the first audio stream is skipped by the demuxer. */
function discardOthers(streams: Stream[]): Stream | undefined {
  const audio = streams.find((stream) => stream.codecpar.codecType === AVMEDIA_TYPE_AUDIO);
  for (const stream of streams) {
    if (stream.index !== audio?.index) stream.discard = AVDISCARD_ALL;
  }
  return audio;
}

function describe(format: FormatContext, audio: Stream | undefined): MediaInfo {
  const duration = Number(format.duration);
  return {
    container: format.iformat?.name ?? '',
    hasAudio: audio !== undefined,
    hasVideo: format.streams.some(
      (stream) =>
        stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO &&
        !stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC),
    ),
    declaredSeconds: duration > 0 ? duration / TIME_BASE : null,
  };
}
