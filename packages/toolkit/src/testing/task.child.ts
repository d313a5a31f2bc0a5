import { getCompileCacheDir } from 'node:module';
import { serveTasks } from '../task-child.ts';

/** What a test has the process do. `swell…`: take memory as fast as it can. */
export type TaskOrder =
  | 'answer'
  | 'throw'
  | 'swell'
  | 'swell at once'
  | 'swell beside the heap'
  | 'hang'
  | 'leave'
  | 'process'
  | 'spread'
  | 'env';

serveTasks(async (input) => {
  const order = input as TaskOrder;
  if (order === 'throw') throw new RangeError('as ordered');
  if (order === 'leave') process.exit(0);
  if (order === 'hang') await new Promise(() => setInterval(() => {}, 1_000));
  if (order === 'swell') swell();
  if (order === 'swell at once') swellAtOnce();
  if (order === 'swell beside the heap') swellBesideHeap();
  if (order === 'process') return process.pid;
  if (order === 'spread') return Math.max(...Array.from({ length: 300_000 }, (_, at) => at));
  if (order === 'env') return { settings: Object.keys(process.env), cache: getCompileCacheDir() };
  return Uint8Array.of(1, 2, 3);
});

function swell(): void {
  const held: string[][] = [];
  for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => `${held.length} ${at}`));
}

/** Each step allocates more than the limit leaves, and V8 can't stop within it. */
function swellAtOnce(): void {
  let held: unknown[] = [{}];
  for (;;) held = held.concat(held);
}

function swellBesideHeap(): void {
  const held: Buffer[] = [];
  for (;;) held.push(Buffer.alloc(2 ** 20, 1));
}
