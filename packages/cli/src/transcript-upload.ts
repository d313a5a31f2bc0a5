import { isProblem, type Notelark, type OutputType, type Uploaded } from '@notelark/client';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { UploadsFile } from './uploads-file.ts';

interface Import {
  /** Path of the transcript. */
  file: string;
  outputType: OutputType;
  server: string;
  signal: AbortSignal;
}

/**
 * Imports a transcript and then sends its audio. What was imported is remembered until the audio has arrived: the same command
 * run again goes on with it, instead of importing a second one.
 * @param sendAudio sends the audio of the upload with this id
 */
export async function importWithAudio(
  notelark: Notelark,
  store: UploadsFile,
  { file, outputType, server, signal }: Import,
  sendAudio: (uploadId: string) => Promise<unknown>,
): Promise<Uploaded> {
  const { size, mtimeMs } = await stat(file);
  const name = ['notelark:import', server, path.resolve(file), size, mtimeMs, outputType].join('|');
  const known = await store.getItem(name);
  const made = known === null ? await importOne() : (JSON.parse(known) as Uploaded);
  try {
    await sendAudio(made.uploadId);
  } catch (error) {
    // It was deleted on the server: the next run imports it again.
    if (isProblem(error, 'not-found')) await store.removeItem(name);
    throw error;
  }
  await store.removeItem(name);
  return made;

  async function importOne(): Promise<Uploaded> {
    const files = [{ name: path.basename(file), content: await readFile(file, 'base64') }];
    const imported = await notelark.createImport({ body: { files, outputType } }, { signal });
    await store.setItem(name, JSON.stringify(imported));
    return imported;
  }
}
