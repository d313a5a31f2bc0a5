import { expect, it, vi } from 'vitest';
import { createLanes } from './lanes.ts';

it('gives each lane to one caller at a time, in the order of the calls', async () => {
  const lanes = createLanes(['a', 'b']);
  const log: string[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const runs = gates.map((gate, index) =>
    lanes.run({}, async (lane) => {
      log.push(`${index} on ${lane}`);
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

it('frees the lane of work that failed', async () => {
  const lanes = createLanes(['only']);
  const failure = new Error('no');
  await expect(lanes.run({}, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await lanes.run({}, async (lane) => lane)).toBe('only');
});

it('takes a caller out of the queue that gives up', async () => {
  const lanes = createLanes(['only']);
  const gate = Promise.withResolvers<void>();
  const control = new AbortController();
  const busy = lanes.run({}, () => gate.promise);
  const waiting = lanes.run({ signal: control.signal }, async () => 'never');
  const behind = lanes.run({}, async () => 'next');
  control.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
  gate.resolve();
  await busy;
  expect(await behind).toBe('next');
});

it('fails those who wait and those who come when it is closed', async () => {
  const lanes = createLanes(['only']);
  const gate = Promise.withResolvers<void>();
  const busy = lanes.run({}, () => gate.promise);
  const waiting = lanes.run({}, async () => 'never');
  lanes.close(new Error('closed'));
  await expect(waiting).rejects.toThrow('closed');
  await expect(lanes.run({}, async () => 'never')).rejects.toThrow('closed');
  gate.resolve();
  await expect(busy).rejects.toThrow('closed');
});

it('lets what somebody waits for live go first, and turns previews away while it is busy', async () => {
  const lanes = createLanes(['only']);
  const gate = Promise.withResolvers<void>();
  const log: string[] = [];
  const busy = lanes.run({ priority: 'preview' }, () => gate.promise);
  const runs = (['batch', 'live', 'live'] as const).map((priority, index) =>
    lanes.run({ priority }, async () => void log.push(`${priority} ${index}`)),
  );
  await expect(lanes.run({ priority: 'preview' }, async () => 'never')).rejects.toMatchObject({
    name: 'TranscribeError',
    retry: false,
  });
  gate.resolve();
  await Promise.all([busy, ...runs]);
  expect(log).toEqual(['live 1', 'live 2', 'batch 0']);
});
