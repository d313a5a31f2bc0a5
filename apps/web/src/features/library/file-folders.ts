const folders = new WeakMap<File, string>();

/** Notes where a dropped file lies: a `File` only knows its name. */
export function setFolderOf(file: File, fullPath: string | undefined): void {
  folders.set(file, (fullPath ?? '').split('/').filter(Boolean).slice(0, -1).join('/'));
}

/** The folders that a file was chosen or dropped with; empty for a file by itself. */
export const folderOf = (file: File): string =>
  folders.get(file) ?? file.webkitRelativePath.split('/').slice(0, -1).join('/');
