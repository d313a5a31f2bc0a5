import type { TestApp } from './app.ts';
import { babbleWithPauses } from '@notelark/speech/testing/babble';
import type { Caller } from './call.ts';
import { wavOf } from '@notelark/speech/testing/media/riff';

const TUS = { 'tus-resumable': '1.0.0' };

/** A WAV file with speech-like sound: so many phrases of 1.5 s, each followed by 2 s of silence. */
export function recordingOf(phrases: number): Buffer {
  const pcm = babbleWithPauses(Array.from({ length: phrases }, () => [1.5, 2]));
  return wavOf(pcm);
}

/** Upload-Metadata as the protocol writes it. */
export const metadata = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Announces a file; gives the answer as it is. */
export function announce(
  app: TestApp,
  as: Caller,
  headers: Record<string, string>,
): Promise<Response> {
  return app.request('/api/files', { method: 'POST', as, headers: { ...TUS, ...headers } });
}

/** Sends bytes of an announced file. */
export function sendBytes(
  app: TestApp,
  as: Caller,
  location: string,
  offset: number,
  body: Uint8Array,
): Promise<Response> {
  return app.request(location, {
    method: 'PATCH',
    as,
    headers: {
      ...TUS,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(body.length),
    },
    body: Buffer.from(body),
  });
}

export function askOffset(app: TestApp, as: Caller, location: string): Promise<Response> {
  return app.request(location, { method: 'HEAD', as, headers: TUS });
}

export function dropTransfer(app: TestApp, as: Caller, location: string): Promise<Response> {
  return app.request(location, { method: 'DELETE', as, headers: TUS });
}

/** Announces and sends a whole file. @returns its transfer's id and address. */
export async function sendFile(
  app: TestApp,
  as: Caller,
  content: Buffer,
  values: Record<string, string> = { filename: 'talk.wav' },
): Promise<{ id: string; location: string }> {
  const announced = await announce(app, as, {
    'upload-length': String(content.length),
    'upload-metadata': metadata(values),
  });
  const location = announced.headers.get('location') ?? '';
  if (announced.status !== 201) throw new Error(`refused: ${await announced.text()}`);
  const sent = await sendBytes(app, as, location, 0, content);
  if (sent.status !== 204) throw new Error(`not taken: ${sent.status} ${await sent.text()}`);
  return { id: location.split('/').at(-1) ?? '', location };
}

/** Uploads a file as the page does. */
export async function upload(
  app: TestApp,
  as: Caller,
  content: Buffer,
  values?: Record<string, string>,
): Promise<{ uploadId: string; summaryId: string }> {
  const { id } = await sendFile(app, as, content, values);
  const { body } = await app.call('POST /api/uploads/{id}/complete', { params: { id } }, { as });
  return body;
}
