import { expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

const streamOf = (pieces: readonly string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

it('reads events however they are cut, and passes over comments', async () => {
  const pieces = [
    'data: {"a":',
    '1}\n',
    '\n: still here\n\ndata: {"b":2}\n\nda',
    'ta: {"c":3}\n\n',
  ];
  const events: unknown[] = [];
  for await (const event of readEvents(streamOf(pieces))) events.push(event);
  expect(events).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }]);
});
