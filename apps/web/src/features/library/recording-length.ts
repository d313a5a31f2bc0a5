import { headOf } from './file-head.ts';

/** A file whose beginning says nothing for so long is left to the server, in milliseconds. */
const LONGEST_WAIT_MS = 5_000;
const HEAD_BYTES = 65_536;

/** How long a recording is, in seconds, as the browser reads it before anything is sent; null: it can't be read, or is only estimated. */
export async function recordingSeconds(file: File): Promise<number | null> {
  const media = document.createElement('video');
  const isKnown = media.canPlayType(file.type) !== '';
  if (!isKnown || !(await statesItsLength(file))) return null;
  const address = URL.createObjectURL(file);
  const { promise, resolve } = Promise.withResolvers<number>();
  const timer = setTimeout(() => resolve(Number.NaN), LONGEST_WAIT_MS);
  media.addEventListener('loadedmetadata', () => resolve(media.duration));
  media.addEventListener('error', () => resolve(Number.NaN));
  media.preload = 'metadata';
  media.src = address;
  const seconds = await promise;
  clearTimeout(timer);
  media.removeAttribute('src');
  media.load();
  URL.revokeObjectURL(address);
  return Number.isFinite(seconds) ? seconds : null;
}

/**
 * A bare stream of MPEG audio has no length: of one without a header of Xing, LAME or Fraunhofer browsers guess it from the first
 * frames, and are wrong by a multiple where the bit rate varies.
 */
export async function statesItsLength(file: File): Promise<boolean> {
  const bytes = await headOf(file, HEAD_BYTES);
  if (bytes === null) return false;
  const text = new TextDecoder('latin1').decode(bytes);
  const isStream =
    text.startsWith('ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0);
  return !isStream || /Xing|Info|VBRI/u.test(text);
}
