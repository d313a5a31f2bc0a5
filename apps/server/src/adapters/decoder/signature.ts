import { open } from 'node:fs/promises';
import { DecodeError, type DecodeFault } from '../../ports/decoder.ts';

/** First boxes of QuickTime and MP4 files, at offset 4. */
const BOXES = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']);
const RIFF_FORMS = new Set(['WAVE', 'AVI ']);
const MAGICS = new Set(['OggS', 'fLaC', '\x1a\x45\xdf\xa3']);
const HEAD_BYTES = 12;

/**
 * Why a file could not be opened: one that starts like a recording is broken, anything else was never one. The name has
 * no say in it.
 */
export async function openFault(path: string): Promise<DecodeFault> {
  return looksLikeMedia(await readHead(path)) ? 'broken' : 'not-audio';
}

/** Whether the first bytes are those of a container that we read: MP4 and its family, RIFF, Ogg, Matroska, FLAC, MPEG audio. */
export function looksLikeMedia(head: Buffer): boolean {
  const text = head.toString('latin1');
  const start = text.slice(0, 4);
  if (start === 'RIFF' || start === 'RF64') return RIFF_FORMS.has(text.slice(8, 12));
  if (text.startsWith('ID3') || MAGICS.has(start)) return true;
  return BOXES.has(text.slice(4, 8)) || isMpegAudioFrame(head);
}

/** A frame header of MPEG audio layer II or III (ISO 11172-3, 2.4.2.3) or of AAC in ADTS (ISO 13818-7, 6.2.1). */
function isMpegAudioFrame(head: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = head;
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return false;
  if ((second & 0xf6) === 0xf0) return true;
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  const bitRate = third >> 4;
  const sampleRate = (third >> 2) & 3;
  return version !== 1 && (layer === 1 || layer === 2) && bitRate !== 15 && sampleRate !== 3;
}

/** @throws {DecodeError} `crashed` if the file can't be read at all: the machine's fault, not the file's. */
async function readHead(path: string): Promise<Buffer> {
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw new DecodeError('crashed', `can't read the file: ${String(error)}`, { cause: error });
  }
}
