import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demuxerOf, identify } from './media-file.ts';

describe('the first bytes of a file', () => {
  it.each([
    ['\0\0\0\x20ftypM4A ', 'mov'],
    ['\0\0\x10\0moov\0\0\0\0', 'mov'],
    ['RIFF\x24\0\0\0WAVE', 'wav'],
    ['RF64\xff\xff\xff\xffWAVE', 'wav'],
    ['RIFF\x24\0\0\0AVI ', 'avi'],
    ['OggS\0\x02\0\0\0\0\0\0', 'ogg'],
    ['fLaC\0\0\0\x22\0\0\0\0', 'flac'],
    ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\0\0\0', 'matroska'],
    ['\xff\xfb\x90\x64\0\0\0\0\0\0\0\0', 'mp3'],
    ['\xff\xf3\x84\xc4\0\0\0\0\0\0\0\0', 'mp3'],
    ['\xff\xf1\x50\x80\0\0\0\0\0\0\0\0', 'aac'],
  ])('%j is read as %s', (head, demuxer) => {
    expect(demuxerOf(Buffer.from(head, 'latin1'))).toBe(demuxer);
  });

  it.each([
    ['nothing', ''],
    ['text', 'Good morning'],
    ['UTF-16 text', '\xff\xfeH\0e\0l\0l\0o\0'],
    ['a JPEG image', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01'],
    ['a WebP image', 'RIFF\x24\0\0\0WEBP'],
    ['a ZIP archive', 'PK\x03\x04\x14\0\0\0\x08\0\0\0'],
    ['a playlist', '#EXTM3U\n#EXT'],
  ])('%s is none of ours', (_, head) => {
    expect(demuxerOf(Buffer.from(head, 'latin1'))).toBeNull();
  });
});

/** What a file of this content is taken for. */
const identified = async (content: string) => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'media-file-'));
  const name = path.join(folder.path, 'talk.mp3');
  await writeFile(name, Buffer.from(content, 'latin1'));
  return await identify(name);
};

describe('a file', () => {
  it.each([
    ['a program', '\x7fELF\x02\x01\x01\0'],
    ['a program of Windows', 'MZ\x90\0'],
    ['a photo', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['a document', '%PDF-1.7'],
  ])('%s is refused before anything is decoded', async (_, head) => {
    const mpegFrames = '\xff\xfb\x90\x64'.padEnd(417, '\0').repeat(10);
    await expect(identified(head + mpegFrames)).rejects.toMatchObject({ fault: 'not-audio' });
  });

  it('of unknown beginning may be MPEG audio', async () => {
    expect(await identified('\0\0\0\0\xff\xfb\x90\x64')).toMatchObject({
      demuxer: 'mp3',
      certain: false,
    });
  });
});
