import { describe, expect, it } from 'vitest';
import { filesIn } from './dropped.ts';

const file = (name: string) => new File(['x'], name);
const fileEntry = (name: string) => ({
  isFile: true,
  isDirectory: false,
  file: (resolve: (file: File) => void) => resolve(file(name)),
});
/** Hands out its entries one at a time, as a browser may. */
const folder = (...entries: object[]) => ({
  isFile: false,
  isDirectory: true,
  createReader: () => ({
    readEntries: (resolve: (entries: object[]) => void) => resolve(entries.splice(0, 1)),
  }),
});

interface Dropped {
  entries?: object[];
  files?: File[];
}
/** What of a drop is read; jsdom has no DataTransfer. */
const drop = ({ entries = [], files = [] }: Dropped): DataTransfer =>
  Object.assign(Object.create(null), {
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
  });
const names = async (dropped: Dropped) => (await filesIn(drop(dropped))).map(({ name }) => name);

describe('what was dropped', () => {
  it('takes the recordings of folders, however deep, and leaves the rest', async () => {
    const inner = folder(fileEntry('b.MP3'), fileEntry('cover.jpg'));
    const entries = [folder(fileEntry('a.wav'), inner), fileEntry('c.mp4')];
    expect(await names({ entries })).toEqual(['a.wav', 'b.MP3', 'c.mp4']);
  });

  it('takes transcripts beside recordings', async () => {
    const entries = [folder(fileEntry('a.wav'), fileEntry('a.SRT'), fileEntry('b.docx'))];
    expect(await names({ entries })).toEqual(['a.wav', 'a.SRT', 'b.docx']);
  });

  it('takes files whatever their names', async () => {
    expect(await names({ files: [file('a.ogg'), file('lecture'), file('b.flac')] })).toEqual([
      'a.ogg',
      'lecture',
      'b.flac',
    ]);
  });
});
