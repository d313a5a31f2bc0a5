import { createHmac, timingSafeEqual } from 'node:crypto';

const HOUR_MS = 60 * 60 * 1000;
/** An address is good for this long at least: a recording may be listened to with breaks. */
const LIFE_HOURS = 6;

/**
 * The address by which a recording can be played without a session, until it expires. It stays the same for an hour, so
 * that a page that is read again does not interrupt the player.
 */
export function playbackUrl(key: Buffer, uploadId: string, now: Date): string {
  const expires = String((Math.ceil(now.getTime() / HOUR_MS) + LIFE_HOURS) * HOUR_MS);
  const query = new URLSearchParams({ expires, signature: sign(key, uploadId, expires) });
  return `/api/uploads/${uploadId}/playback?${query.toString()}`;
}

/** Whether an address is one that we made and still good. */
export function isPlaybackUrlValid(
  key: Buffer,
  uploadId: string,
  {
    expires = '',
    signature = '',
  }: { expires?: string | undefined; signature?: string | undefined },
  now: Date,
): boolean {
  const expected = Buffer.from(sign(key, uploadId, expires));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(expires) > now.getTime();
}

const sign = (key: Buffer, uploadId: string, expires: string): string =>
  createHmac('sha256', key).update(`${uploadId}\n${expires}`).digest('base64url');
