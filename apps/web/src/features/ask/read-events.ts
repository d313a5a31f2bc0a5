/** The events of a stream (https://html.spec.whatwg.org/multipage/server-sent-events.html), each as JSON, as they come. */
export async function* readEvents<Event>(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks)
        if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length)) as Event;
    }
  } finally {
    reader.releaseLock();
  }
}
