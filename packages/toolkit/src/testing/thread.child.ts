import { getCompileCacheDir } from 'node:module';
import { serveThread } from '../thread-child.ts';

/** What a test has the thread do. */
export type ThreadOrder = 'answer' | 'throw' | 'swell' | 'hang' | 'leave' | 'env' | 'count';

let inputs = 0;

serveThread(async (input) => {
  inputs += 1;
  const order = input as ThreadOrder;
  if (order === 'throw') throw new RangeError('as ordered');
  if (order === 'count') return inputs;
  if (order === 'leave') process.exit(0);
  if (order === 'hang') await new Promise(() => setInterval(() => {}, 1_000));
  if (order === 'swell') swell();
  if (order === 'env') return { settings: Object.keys(process.env), cache: getCompileCacheDir() };
  return Uint8Array.of(1, 2, 3);
});

function swell(): void {
  const held: string[][] = [];
  for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => `${held.length} ${at}`));
}
