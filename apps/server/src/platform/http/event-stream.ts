/** Keeps proxies from closing a connection on which nothing happens, in milliseconds. */
const HEARTBEAT_MS = 15_000;

/**
 * What a generator yields as server-sent events, each as JSON. Who closes the connection cancels it; a failure ends the stream
 * without its last event, and is thrown to the log by the server.
 */
export function answerStream<Event>(
  events: (signal: AbortSignal) => AsyncGenerator<Event>,
): Response {
  const encoder = new TextEncoder();
  const left = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    async start(controller): Promise<void> {
      const send = (text: string): void => controller.enqueue(encoder.encode(text));
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS);
      try {
        for await (const event of events(left.signal)) send(`data: ${JSON.stringify(event)}\n\n`);
        controller.close();
      } catch (error) {
        if (!left.signal.aborted) controller.error(error);
      } finally {
        clearInterval(heartbeat);
      }
    },
    cancel: () => left.abort(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Nginx holds events back without it.
      'x-accel-buffering': 'no',
    },
  });
}
