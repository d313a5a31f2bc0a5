import { setFolderOf } from './file-folders.ts';
import { isRecording } from './media.ts';
import { isTranscriptFile } from './transcript-files.ts';

/**
 * The files that were dropped, whatever their names, and of folders the recordings and transcripts: what is refused by its
 * content is named, and a folder holds much that was not meant.
 */
export async function filesIn(data: DataTransfer): Promise<File[]> {
  // The items are only readable until the handler of the event returns.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const plain = [...data.files];
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain;
  const files = (await Promise.all(entries.map(filesUnder))).flat();
  return files.filter((file) => isRecording(file) || isTranscriptFile(file));
}

async function filesUnder(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    setFolderOf(file, entry.fullPath);
    return [file];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const files: File[] = [];
  // A reader hands out a folder in batches; an empty one is the end.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (batch.length === 0) return files;
    files.push(...(await Promise.all(batch.map(filesUnder))).flat());
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
