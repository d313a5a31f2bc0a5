import { SAMPLE_RATE } from '../ports/decoder.ts';
import { PROBE_ENTRIES } from './ffmpeg-probe.ts';
import { CODECS, FORMATS, MAX_STREAMS, PLAYBACK, PROTOCOLS } from './limits.ts';
import type { MediaFile } from './media-file.ts';

/**
 * The same limits as for FFmpeg's libraries, as options of its programs. `file:` in front of an absolute path keeps a
 * file's name from being taken for a protocol, an option or a pattern; the demuxer is not FFmpeg's to choose.
 */
function input({ path, demuxer }: MediaFile): string[] {
  const limits = ['-protocol_whitelist', PROTOCOLS, '-format_whitelist', FORMATS];
  return [...limits, '-max_streams', String(MAX_STREAMS), '-f', demuxer, '-i', `file:${path}`];
}

/** ffprobe opens a decoder for every stream and fails without it, so here, and only here, video codecs are let through. */
export function probeArguments(file: MediaFile): string[] {
  return ['-v', 'error', '-show_entries', PROBE_ENTRIES, '-of', 'json', ...input(file)];
}

/** The first audio stream as raw PCM on the standard output. */
export function decodeArguments(file: MediaFile): string[] {
  const pcm = ['-ar', String(SAMPLE_RATE), '-c:a', 'pcm_s16le', '-f', 's16le', 'pipe:1'];
  return [...firstAudio(file), ...pcm];
}

/** The copy for playback into a file; how far it is, in lines of `name=value`, on the standard output. */
export function encodeArguments(file: MediaFile, target: string, maxSeconds: number): string[] {
  const mp3 = ['-c:a', 'libmp3lame', '-b:a', String(PLAYBACK.bitRate), '-f', 'mp3'];
  const rate = ['-ar', String(PLAYBACK.sampleRate)];
  // One second more than allowed shows that there is too much, and is the most that is ever written.
  const length = ['-t', String(maxSeconds + 1), '-progress', 'pipe:1'];
  return [
    ...firstAudio(file),
    '-map_metadata',
    '-1',
    ...rate,
    ...mp3,
    ...length,
    '-y',
    `file:${target}`,
  ];
}

function firstAudio(file: MediaFile): string[] {
  const quiet = ['-nostdin', '-hide_banner', '-nostats', '-loglevel', 'error', '-threads', '1'];
  const one = ['-map', '0:a:0', '-ac', '1'];
  const audioOnly = ['-vn', '-sn', '-dn', '-codec_whitelist', CODECS];
  return [...quiet, ...audioOnly, ...input(file), ...one];
}
