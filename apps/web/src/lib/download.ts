import { type ApiRoute, sendRequest } from './client.ts';

/** Fetches a file of the server's and hands it to the browser under the name that the server gave it. @throws {ApiError} */
export async function download<Name extends ApiRoute>(
  ...call: Parameters<typeof sendRequest<Name>>
): Promise<void> {
  const response = await sendRequest(...call);
  saveFile(await response.blob(), fileNameIn(response.headers.get('content-disposition') ?? ''));
}

/** Hands a text to the browser as a file. */
export function saveText(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);
}

/** Hands a file that was made here to the browser. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to save it when the click returns; a minute is more than enough for it to read the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The name in a Content-Disposition header, as our server writes it (RFC 6266). */
export function fileNameIn(header: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(header) ?? [];
  return decodeURIComponent(encoded);
}
