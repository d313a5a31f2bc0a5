import { serveParent } from '../isolated-child.ts';
import { runIsolated } from '../isolated.ts';

/** What the tests of platform/isolated ask a child to do. */
export type Order =
  | 'echo'
  | 'environment'
  | 'flood'
  | 'hang'
  | 'swell'
  | 'throw'
  | 'abort'
  | 'beget';

const BLOCK = 65_536;

interface Request {
  order: Order;
  samples?: Int16Array;
}

function isRequest(message: unknown): message is Request {
  return typeof message === 'object' && message !== null && 'order' in message;
}

serveParent<Request, unknown>(
  (message) => {
    if (!isRequest(message)) throw new TypeError('not an order');
    return message;
  },
  async (link) => {
    const { order, samples } = await link.receive();
    process.stdout.write(`asked to ${order}\n`);
    if (order === 'echo') {
      await link.send(samples);
      for await (const block of link.read()) await link.write(block);
    }
    if (order === 'environment') await link.send({ ...process.env });
    if (order === 'flood') await flood(link.write, link.send);
    if (order === 'hang') {
      await link.send('hanging');
      for (;;);
    }
    if (order === 'swell') for (const kept: Buffer[] = []; ;) kept.push(Buffer.alloc(BLOCK, 1));
    if (order === 'throw') throw new Error('as ordered');
    if (order === 'abort') process.abort();
    if (order === 'beget') {
      const child = runIsolated(new URL(import.meta.url), {
        wallClockMs: 3_600_000,
        memoryMb: 512,
        parse: String,
      });
      await child.send({ order: 'hang' });
      await child.receive();
      await link.send(child.pid);
      await child.done;
    }
  },
);

/** Writes without end and says how many bytes went out before it had to wait for its reader. */
async function flood(
  write: (bytes: Uint8Array) => Promise<void>,
  send: (message: unknown) => Promise<void>,
): Promise<void> {
  const block = Buffer.alloc(BLOCK);
  for (let written = BLOCK; ; written += BLOCK) {
    const stalled = Symbol('stalled');
    const turn = new Promise((resolve) => setImmediate(() => setImmediate(resolve, stalled)));
    const writing = write(block);
    if ((await Promise.race([writing, turn])) === stalled) await send(written);
    await writing;
  }
}
