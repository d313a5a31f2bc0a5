import type { WebAnswer } from '../../ports/web-fetcher.ts';

/** What a file without an ending gets, by its media type. */
const ENDINGS: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/webm': 'webm',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};
const MEDIA_ENDING = /\.(mp3|wav|mp4|mov|m4a|aac|ogg|oga|opus|webm|mkv|avi|flac)$/i;

export const mediaTypeOf = ({ headers }: WebAnswer): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Whether an answer is a recording, by its type or, where that says nothing, by its name. */
export function isMedia(answer: WebAnswer): boolean {
  const type = mediaTypeOf(answer);
  if (/^(audio|video)\//.test(type) || type === 'application/ogg') return !/mpegurl/.test(type);
  const saysNothing = type === '' || /octet-stream|x-download|force-download/.test(type);
  return saysNothing && MEDIA_ENDING.test(nameOf(answer));
}

/** The file's name as its server gives it, else as its address ends. */
export function fileNameOf(answer: WebAnswer): string {
  const name = nameOf(answer);
  const ending = ENDINGS[mediaTypeOf(answer)];
  return MEDIA_ENDING.test(name) || ending === undefined ? name : `${name}.${ending}`;
}

function nameOf({ url, headers }: WebAnswer): string {
  const disposition = headers['content-disposition'] ?? '';
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  const { hostname, pathname } = new URL(url);
  const last = pathname.split('/').findLast((part) => part !== '');
  return decoded(extended) ?? plain ?? decoded(last) ?? hostname;
}

function decoded(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address without its query and fragment, which may hold a secret. */
export function shownAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
