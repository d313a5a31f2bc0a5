import { defaultOptions, type PreviousUpload, Upload } from 'tus-js-client';

const { urlStorage } = defaultOptions;

/** An upload that was cut off, and can go on when its file is chosen again. */
export interface Unfinished {
  /** Of the entry in this browser. */
  key: string;
  url: string;
  filename: string;
  size: number;
  /** Whole percent that the server has. */
  percent: number;
}

/** The uploads that this browser has begun and the server still waits for. Another account's, and expired ones, are left out. */
export async function unfinishedUploads(signal: AbortSignal): Promise<Unfinished[]> {
  const begun = await urlStorage.findAllUploads();
  const found = await Promise.all(begun.map((upload) => askServer(upload, signal)));
  return found.filter((upload) => upload !== null);
}

async function askServer(
  { uploadUrl, urlStorageKey: key, size, metadata }: PreviousUpload,
  signal: AbortSignal,
): Promise<Unfinished | null> {
  // The audio of a transcript goes on where the transcript is.
  if (uploadUrl === null || size === null || size === 0 || 'audioOf' in metadata) return null;
  const headers = { 'Tus-Resumable': '1.0.0' };
  const answer = await fetch(uploadUrl, { method: 'HEAD', headers, signal });
  if (!answer.ok) return null;
  const sent = Number(answer.headers.get('Upload-Offset'));
  // All bytes have arrived: the server takes it from there.
  if (sent >= size) return null;
  const { filename = '' } = metadata;
  return { key, url: uploadUrl, filename, size, percent: Math.floor((sent / size) * 100) };
}

/** Deletes what the server has of an upload, and gives back the minutes that are reserved for it. */
export async function discardUpload({ key, url }: Unfinished): Promise<void> {
  await Upload.terminate(url);
  await urlStorage.removeUpload(key);
}
