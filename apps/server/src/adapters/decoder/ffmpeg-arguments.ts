import { SAMPLE_RATE } from '../../ports/decoder.ts';
import { PROBE_ENTRIES } from './ffmpeg-probe.ts';
import { CODECS, FORMATS, MAX_STREAMS, PLAYBACK, PROTOCOLS } from './limits.ts';

/**
 * The same limits as for FFmpeg's libraries, as options of its programs. `file:` in front of an absolute path keeps a
 * file's name from being taken for a protocol, an option or a pattern.
 */
function input(path: string): string[] {
  const limits = ['-protocol_whitelist', PROTOCOLS, '-format_whitelist', FORMATS];
  const streams = ['-codec_whitelist', CODECS, '-max_streams', String(MAX_STREAMS)];
  return [...limits, ...streams, '-i', `file:${path}`];
}

export function probeArguments(path: string): string[] {
  return ['-v', 'error', '-show_entries', PROBE_ENTRIES, '-of', 'json', ...input(path)];
}

/** The first audio stream as raw PCM on the standard output. */
export function decodeArguments(path: string): string[] {
  const pcm = ['-ar', String(SAMPLE_RATE), '-c:a', 'pcm_s16le', '-f', 's16le', 'pipe:1'];
  return [...firstAudio(path), ...pcm];
}

/** The copy for playback into a file; how far it is, in lines of `name=value`, on the standard output. */
export function encodeArguments(path: string, target: string, maxSeconds: number): string[] {
  const mp3 = ['-c:a', 'libmp3lame', '-b:a', String(PLAYBACK.bitRate), '-f', 'mp3'];
  const rate = ['-ar', String(PLAYBACK.sampleRate)];
  // One second more than allowed shows that there is too much, and is the most that is ever written.
  const length = ['-t', String(maxSeconds + 1), '-progress', 'pipe:1'];
  return [
    ...firstAudio(path),
    '-map_metadata',
    '-1',
    ...rate,
    ...mp3,
    ...length,
    '-y',
    `file:${target}`,
  ];
}

function firstAudio(path: string): string[] {
  const quiet = ['-nostdin', '-hide_banner', '-nostats', '-loglevel', 'error', '-threads', '1'];
  const one = ['-map', '0:a:0', '-ac', '1'];
  return [...quiet, '-vn', '-sn', '-dn', ...input(path), ...one];
}
