import {
  FF_ENCODER_AAC,
  FF_ENCODER_FLAC,
  FF_ENCODER_LIBMP3LAME,
  FF_ENCODER_LIBOPUS,
  FF_ENCODER_LIBVORBIS,
  FF_ENCODER_LIBVPX_VP8,
  FF_ENCODER_MJPEG,
  FF_ENCODER_MPEG4,
  FF_ENCODER_PCM_S16LE,
} from 'node-av/constants';
import path from 'node:path';
import { type Track, writeRecording } from './recording.ts';
import { voiceLike } from './signal.ts';
import { picture, sound } from './tracks.ts';

/** Every ending that the product accepts. */
export const ENDINGS = [
  'mp3',
  'wav',
  'mp4',
  'mov',
  'm4a',
  'aac',
  'ogg',
  'webm',
  'mkv',
  'avi',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** Those whose test recordings have a moving picture beside the sound. */
export const WITH_VIDEO = new Set<Ending>(['mp4', 'mov', 'webm', 'mkv', 'avi']);

interface Kind {
  /** FFmpeg's name of the writer. */
  container: string;
  tracks: (seconds: number) => Track[];
}

const KINDS: Record<Ending, Kind> = {
  mp3: {
    container: 'mp3',
    tracks: (s) => [sound(FF_ENCODER_LIBMP3LAME, voiceLike(s, 44_100), 44_100, 2)],
  },
  wav: {
    container: 'wav',
    tracks: (s) => [sound(FF_ENCODER_PCM_S16LE, voiceLike(s, 16_000), 16_000)],
  },
  mp4: {
    container: 'mp4',
    tracks: (s) => [
      picture(FF_ENCODER_MPEG4, s),
      sound(FF_ENCODER_AAC, voiceLike(s, 48_000), 48_000, 2),
    ],
  },
  mov: {
    container: 'mov',
    tracks: (s) => [
      picture(FF_ENCODER_MJPEG, s),
      sound(FF_ENCODER_PCM_S16LE, voiceLike(s, 44_100), 44_100),
    ],
  },
  m4a: {
    container: 'ipod',
    tracks: (s) => [sound(FF_ENCODER_AAC, voiceLike(s, 44_100), 44_100, 2)],
  },
  aac: {
    container: 'adts',
    tracks: (s) => [sound(FF_ENCODER_AAC, voiceLike(s, 24_000), 24_000)],
  },
  ogg: {
    container: 'ogg',
    tracks: (s) => [sound(FF_ENCODER_LIBVORBIS, voiceLike(s, 44_100), 44_100, 2)],
  },
  webm: {
    container: 'webm',
    tracks: (s) => [
      picture(FF_ENCODER_LIBVPX_VP8, s),
      sound(FF_ENCODER_LIBOPUS, voiceLike(s, 48_000), 48_000),
    ],
  },
  mkv: {
    container: 'matroska',
    tracks: (s) => [
      picture(FF_ENCODER_MPEG4, s),
      sound(FF_ENCODER_FLAC, voiceLike(s, 32_000), 32_000),
    ],
  },
  avi: {
    container: 'avi',
    tracks: (s) => [
      picture(FF_ENCODER_MPEG4, s),
      sound(FF_ENCODER_LIBMP3LAME, voiceLike(s, 32_000), 32_000),
    ],
  },
};

/**
 * Writes a recording of `voiceLike` sound as one of the accepted types, called `sound.<ending>`.
 * @returns its path
 */
export function writeAccepted(
  folder: string,
  ending: Ending,
  seconds: number,
  options: Record<string, string> = {},
): string {
  const file = path.join(folder, `sound.${ending}`);
  const { container, tracks } = KINDS[ending];
  writeRecording(file, container, tracks(seconds), options);
  return file;
}
