import type { WatchResult } from './feed.service.ts';
import type { Playback } from './uploads.service.ts';

/** Keeps proxies from closing a connection on which nothing happens, in milliseconds. */
const HEARTBEAT_MS = 15_000;

/** Progress as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), each a `Progress` as JSON. */
export function answerEvents(watch: WatchResult): Response {
  const encoder = new TextEncoder();
  let leave: (() => void) | null = null;
  const stream = new ReadableStream<Uint8Array>({
    start(controller): void {
      const send = (text: string): void => controller.enqueue(encoder.encode(text));
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS);
      const unwatch = watch(
        (progress) => send(`data: ${JSON.stringify(progress)}\n\n`),
        () => {
          clearInterval(heartbeat);
          controller.close();
        },
      );
      leave = () => {
        clearInterval(heartbeat);
        unwatch();
      };
    },
    cancel: () => leave?.(),
  });
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Nginx holds events back without it.
      'x-accel-buffering': 'no',
    },
  });
}

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
