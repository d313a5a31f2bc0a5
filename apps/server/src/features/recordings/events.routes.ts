import type { WatchResult } from './feed.service.ts';

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
