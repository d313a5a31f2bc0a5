import { open, type FileHandle } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DecodeError } from '../ports/decoder.ts';

/** FFmpeg's names of the demuxers for the containers that we read. */
export type Demuxer = 'mov' | 'wav' | 'avi' | 'ogg' | 'matroska' | 'flac' | 'mp3' | 'aac';

/** A stranger's file. */
export interface MediaFile {
  /** Absolute. */
  path: string;
  /** The one demuxer that may open it. */
  demuxer: Demuxer;
  /** It starts like such a container. Otherwise it can only be MPEG audio with something else in front. */
  certain: boolean;
}

const HEAD_BYTES = 12;
const ID3_BYTES = 10;

/** First boxes of MP4 and QuickTime files, at offset 4. */
const BOXES = new Set(['ftyp', 'styp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot', 'uuid']);

/**
 * What a file is, by its first bytes: its name has no say, and FFmpeg is not asked to guess, which is where playlists
 * come in.
 * @throws {DecodeError} `not-audio` if it is of a well-known other kind; `crashed` if the file can't be read: the machine's fault, not
 * the file's
 */
export async function identify(name: string): Promise<MediaFile> {
  const path = resolve(name);
  try {
    await using file = await open(path);
    const head = await bytesAt(file, 0);
    const demuxer = demuxerOf(head) ?? (await behindTag(file));
    if (demuxer === null && isOfOtherKind(head))
      throw new DecodeError('not-audio', 'it starts like a file of another kind');
    return { path, demuxer: demuxer ?? 'mp3', certain: demuxer !== null };
  } catch (error) {
    if (error instanceof DecodeError) throw error;
    throw new DecodeError('crashed', `can't read the file: ${String(error)}`, { cause: error });
  }
}

/**
 * First bytes of programs, documents, pictures and archives. In a large one, some bytes look like MPEG audio by chance, and only decoding
 * it would tell.
 */
const OTHER_KINDS = [
  '\x7fELF',
  'MZ',
  '%PDF',
  'PK\x03\x04',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
  '{\\rtf',
  '\xd0\xcf\x11\xe0',
];

const isOfOtherKind = (head: Buffer): boolean =>
  OTHER_KINDS.some((start) => head.toString('latin1').startsWith(start));

/** The demuxer for a file that starts with these 12 bytes; null for an unknown one. */
export function demuxerOf(head: Buffer): Demuxer | null {
  const text = head.toString('latin1');
  const [start, fourth, form] = [text.slice(0, 4), text.slice(4, 8), text.slice(8, 12)];
  if (start === 'RIFF' && form === 'AVI ') return 'avi';
  if (['RIFF', 'RF64', 'BW64'].includes(start) && form === 'WAVE') return 'wav';
  if (start === 'OggS') return 'ogg';
  if (start === 'fLaC') return 'flac';
  if (start === '\x1a\x45\xdf\xa3') return 'matroska';
  return BOXES.has(fourth) ? 'mov' : mpegAudioOf(head);
}

/** By the frame header of AAC in ADTS (ISO 13818-7, 6.2.1) or of MPEG audio layer II or III (ISO 11172-3, 2.4.2.3). */
function mpegAudioOf([first = 0, second = 0, third = 0]: Buffer): Demuxer | null {
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  if ((second & 0xf6) === 0xf0) return 'aac';
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  const bitRate = third >> 4;
  const sampleRate = (third >> 2) & 3;
  const valid = version !== 1 && (layer === 1 || layer === 2) && bitRate !== 15 && sampleRate !== 3;
  return valid ? 'mp3' : null;
}

/** What follows an ID3v2 tag (id3.org, 3.1): usually MP3, which may have some bytes in between. */
async function behindTag(file: FileHandle): Promise<Demuxer | null> {
  const head = await bytesAt(file, 0);
  if (head.length < ID3_BYTES || head.toString('latin1', 0, 3) !== 'ID3') return null;
  const size = head.subarray(6, ID3_BYTES).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return demuxerOf(await bytesAt(file, ID3_BYTES + size)) ?? 'mp3';
}

async function bytesAt(file: FileHandle, position: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, position);
  return buffer.subarray(0, bytesRead);
}
