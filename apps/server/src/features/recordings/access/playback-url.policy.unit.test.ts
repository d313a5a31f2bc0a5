import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { isPlaybackUrlValid, playbackUrl } from './playback-url.policy.ts';

const key = randomBytes(32);
const uploadId = randomUUID();
const now = new Date('2026-05-01T12:20:00Z');
const queryOf = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams);
const query = queryOf(playbackUrl(key, uploadId, now));
const at = (moment: string): Date => new Date(moment);

it('is good for hours, then not any more', () => {
  expect(isPlaybackUrlValid(key, uploadId, query, now)).toBe(true);
  expect(isPlaybackUrlValid(key, uploadId, query, at('2026-05-01T18:20:00Z'))).toBe(true);
  expect(isPlaybackUrlValid(key, uploadId, query, at('2026-05-01T19:00:00Z'))).toBe(false);
});

it('stays the same for a while', () => {
  expect(playbackUrl(key, uploadId, at('2026-05-01T12:59:00Z'))).toBe(
    playbackUrl(key, uploadId, now),
  );
});

it.each([
  ['another recording', key, randomUUID(), query],
  ['another server', randomBytes(32), uploadId, query],
  ['a later end', key, uploadId, { ...query, expires: String(Number(query.expires) + 1) }],
  ['another signature', key, uploadId, { ...query, signature: 'A'.repeat(43) }],
  ['a shorter signature', key, uploadId, { ...query, signature: 'A' }],
  ['none', key, uploadId, {}],
])('is not good for %s', (_, withKey, id, changed) => {
  expect(isPlaybackUrlValid(withKey, id, changed, now)).toBe(false);
});
