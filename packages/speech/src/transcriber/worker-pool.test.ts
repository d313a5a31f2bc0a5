import { expect, it, vi } from 'vitest';
import { createWorkerPool } from './worker-pool.ts';

it('gives each worker to one caller at a time, in the order of the calls', async () => {
  const workers = createWorkerPool(['a', 'b']);
  const log: string[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const runs = gates.map((gate, index) =>
    workers.run({}, async (worker) => {
      log.push(`${index} on ${worker}`);
      await gate.promise;
    }),
  );
  await vi.waitFor(() => expect(log).toEqual(['0 on a', '1 on b']));
  gates[1]?.resolve();
  await vi.waitFor(() => expect(log.at(-1)).toBe('2 on b'));
  gates[0]?.resolve();
  await vi.waitFor(() => expect(log.at(-1)).toBe('3 on a'));
  for (const gate of gates) gate.resolve();
  await Promise.all(runs);
});

it('frees the worker of work that failed', async () => {
  const workers = createWorkerPool(['only']);
  const failure = new Error('no');
  await expect(workers.run({}, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await workers.run({}, async (worker) => worker)).toBe('only');
});

it('takes a caller out of the queue that gives up', async () => {
  const workers = createWorkerPool(['only']);
  const gate = Promise.withResolvers<void>();
  const control = new AbortController();
  const busy = workers.run({}, () => gate.promise);
  const waiting = workers.run({ signal: control.signal }, async () => 'never');
  const behind = workers.run({}, async () => 'next');
  control.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
  gate.resolve();
  await busy;
  expect(await behind).toBe('next');
});

it('fails those who wait and those who come when it is closed', async () => {
  const workers = createWorkerPool(['only']);
  const gate = Promise.withResolvers<void>();
  const busy = workers.run({}, () => gate.promise);
  const waiting = workers.run({}, async () => 'never');
  workers.close(new Error('closed'));
  await expect(waiting).rejects.toThrow('closed');
  await expect(workers.run({}, async () => 'never')).rejects.toThrow('closed');
  gate.resolve();
  await expect(busy).rejects.toThrow('closed');
});

it('lets what somebody waits for live go first, and turns previews away while it is busy', async () => {
  const workers = createWorkerPool(['only']);
  const gate = Promise.withResolvers<void>();
  const log: string[] = [];
  const busy = workers.run({ priority: 'preview' }, () => gate.promise);
  const runs = (['batch', 'live', 'live'] as const).map((priority, index) =>
    workers.run({ priority }, async () => void log.push(`${priority} ${index}`)),
  );
  await expect(workers.run({ priority: 'preview' }, async () => 'never')).rejects.toMatchObject({
    name: 'TranscribeError',
    retry: false,
  });
  gate.resolve();
  await Promise.all([busy, ...runs]);
  expect(log).toEqual(['live 1', 'live 2', 'batch 0']);
});
