import { request } from '../../lib/client.ts';
import { sendFile } from './send-file.ts';

interface AudioOrder {
  /** Of the imported transcript. */
  uploadId: string;
  file: File;
  /** 0 to 1 of the bytes. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends the audio of an imported transcript; sent again after a cut, it goes on where it stopped. */
export async function sendAudio({ uploadId, file, ...transfer }: AudioOrder): Promise<void> {
  const metadata = { filename: file.name, filetype: file.type, audioOf: uploadId };
  const id = await sendFile(file, { ...transfer, metadata, purpose: uploadId });
  await request('POST /api/uploads/{id}/complete', { params: { id } });
}
