import { type UnzipFileInfo, unzipSync } from 'fflate';
import { limits } from '../limits.ts';
import { ReadError, type TranscriptFile } from '../transcript.ts';

const SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

export const isArchive = (bytes: Uint8Array): boolean =>
  SIGNATURE.every((byte, at) => bytes[at] === byte);

/**
 * The files of a ZIP archive whose names `wanted` accepts. Sizes are added up from the archive's directory before anything
 * is unpacked, and no entry unpacks to more than the directory says of it.
 * @throws {ReadError} `damaged`, `too-long`
 */
export function unpack(bytes: Uint8Array, wanted: (name: string) => boolean): TranscriptFile[] {
  let entries = 0;
  let total = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    entries += 1;
    if (entries > limits.archiveEntries) throw new ReadError('too-long', 'too many entries');
    if (!wanted(name)) return false;
    total += originalSize;
    if (total > limits.unpackedBytes) throw new ReadError('too-long', 'unpacks to too much');
    return true;
  };
  try {
    return Object.entries(unzipSync(bytes, { filter })).map(([name, unpacked]) => ({
      name,
      bytes: unpacked,
    }));
  } catch (error) {
    if (error instanceof ReadError) throw error;
    throw new ReadError('damaged', 'the archive can’t be opened', { cause: error });
  }
}
