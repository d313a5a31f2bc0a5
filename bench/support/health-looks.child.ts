// Asks an address again and again until it is asked to report: how long the slowest answer took, in milliseconds.
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 10;
const [url = ''] = process.argv.slice(2);
let [worst, looks] = [0, 0];
const over = new AbortController();
process.once('message', () => over.abort());
process.send?.('ready');
while (!over.signal.aborted) {
  const began = performance.now();
  await (await fetch(url)).arrayBuffer();
  // The first one opens the connection.
  if (looks > 0) worst = Math.max(worst, performance.now() - began);
  looks += 1;
  await pause(LOOK_MS);
}
process.send?.({ worst, looks });
process.disconnect();
