import type { Playback } from './uploads.service.ts';

/** A recording, or a range of it, for a media element (RFC 9110, section 14). */
export function answerPlayback({ bytes, range, stream }: Playback): Response {
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=3600',
    'content-type': 'audio/mpeg',
  });
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${bytes}`);
  return new Response(stream, { status: range ? 206 : 200, headers });
}
