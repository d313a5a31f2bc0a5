import { setFolderOf } from './file-folders.ts';
import { isRecording } from './media.ts';
import { isTranscriptFile } from './transcript-files.ts';

/**
 * The recordings and transcripts in what was dropped, also those in folders. A single file is taken whatever its name: the
 * server checks its content and says what is wrong with it. Of a folder or a set of files only these are taken.
 */
export async function filesIn(data: DataTransfer): Promise<File[]> {
  // The items are only readable until the handler of the event returns.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const plain = [...data.files];
  const files = entries.some(({ isDirectory }) => isDirectory)
    ? (await Promise.all(entries.map(filesUnder))).flat()
    : plain;
  return files.length === 1
    ? files
    : files.filter((file) => isRecording(file) || isTranscriptFile(file));
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
