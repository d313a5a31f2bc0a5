import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Order } from './testing/isolated-scripted.child.ts';
import { IsolatedError, type IsolatedOptions, runIsolated } from './isolated.ts';

const SCRIPTED = new URL('./testing/isolated-scripted.child.ts', import.meta.url);

function start(options: Partial<IsolatedOptions<unknown>> = {}) {
  return runIsolated<{ order: Order; samples?: Int16Array }, unknown>(SCRIPTED, {
    wallClockMs: 60_000,
    memoryMb: 512,
    parse: (message) => message,
    ...options,
  });
}

/** No such process, not even an unreaped one. */
function expectGone(pid: number): void {
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
}

async function failure(promise: Promise<unknown>): Promise<IsolatedError> {
  const error = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(error instanceof IsolatedError)) throw new Error(`not an IsolatedError: ${String(error)}`);
  return error;
}

describe('an isolated module', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('answers messages, typed arrays included, and streams bytes both ways', async () => {
    const child = start();
    await child.send({ order: 'echo', samples: Int16Array.of(1, -2, 32_767) });
    expect(await child.receive()).toEqual(Int16Array.of(1, -2, 32_767));

    child.data.end('there and back');
    const blocks: Buffer[] = [];
    for await (const block of child.data) blocks.push(block);
    expect(Buffer.concat(blocks).toString()).toBe('there and back');
    await child.done;
    expectGone(child.pid);
  });

  it('waits for its reader instead of buffering without bound', async () => {
    const child = start();
    await child.send({ order: 'flood' });
    const written = await child.receive();
    expect(written).toBeLessThan(1_000_000);
    child.kill(new Error('seen enough'));
    await expect(child.done).rejects.toThrow('seen enough');
  });

  it('knows nothing of our environment', async () => {
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_secret');
    const child = start();
    await child.send({ order: 'environment' });
    const environment = new Map(Object.entries((await child.receive()) ?? {}));
    const names = [...environment.keys()].filter((name) => !name.startsWith('NODE_CHANNEL_'));
    expect(names).toEqual(['LC_ALL']);
  });

  it('is killed past its wall clock limit, even in a busy loop', async () => {
    const child = start({ wallClockMs: 1_000 });
    await child.send({ order: 'hang' });
    expect((await failure(child.done)).reason).toBe('timeout');
    expectGone(child.pid);
  });

  it.runIf(process.platform === 'linux')('is killed past its memory limit', async () => {
    const child = start({ memoryMb: 150 });
    await child.send({ order: 'swell' });
    expect((await failure(child.receive())).reason).toBe('memory');
    expectGone(child.pid);
  });

  it('is killed by an abort in mid-work, which fails whoever waits for it with the signal’s reason', async () => {
    const controller = new AbortController();
    const child = start({ signal: controller.signal });
    await child.send({ order: 'hang' });
    await child.receive();
    const reading = child.data.toArray();
    controller.abort(new Error('no longer wanted'));
    await expect(reading).rejects.toThrow('no longer wanted');
    await expect(child.receive()).rejects.toThrow('no longer wanted');
    await expect(child.done).rejects.toThrow('no longer wanted');
    expectGone(child.pid);
  });

  it('is not started on a signal that is aborted already', () => {
    expect(() => start({ signal: AbortSignal.abort(new Error('too late')) })).toThrow('too late');
  });

  it('gives its last words when it throws', async () => {
    const child = start();
    await child.send({ order: 'throw' });
    const error = await failure(child.receive());
    expect(error).toMatchObject({ reason: 'exit', exitCode: 1 });
    expect(error.message).toContain('asked to throw');
    expect(error.message).toContain('Error: as ordered');
  });

  it('may abort without taking us along', async () => {
    const child = start();
    await child.send({ order: 'abort' });
    const error = await failure(child.done);
    expect(error).toMatchObject({ reason: 'exit', exitCode: null });
    expect(error.message).toContain('SIGABRT');
    await expect(child.send({ order: 'echo' })).rejects.toBe(error);
  });

  it('is killed when it answers what the caller can’t read', async () => {
    const child = start({
      parse: () => {
        throw new TypeError('not an answer');
      },
    });
    await child.send({ order: 'hang' });
    await expect(child.receive()).rejects.toThrow('not an answer');
  });

  it('dies with its parent, even if it is stuck', async () => {
    const parent = start();
    await parent.send({ order: 'beget' });
    const grandchild = Number(await parent.receive());
    expect(process.kill(grandchild, 0)).toBe(true);
    parent.kill(new Error('power cut'));
    await vi.waitFor(() => expect(isRunning(grandchild)).toBe(false), { timeout: 10_000 });
  });

  it('dies with its parent, even if it is stuck, where the kernel does not kill it', async () => {
    const child = startByHand();
    const ended = once(child, 'exit');
    child.send({ order: 'hang' });
    await once(child, 'message');
    child.stdin?.end();
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  it('dies at once where its parent has ended before the kernel knew', async () => {
    const noParentOfIt = '0';
    expect(await once(startByHand(noParentOfIt), 'exit')).toEqual([null, 'SIGKILL']);
  });
});

const startByHand = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [fileURLToPath(SCRIPTED), ...args], {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc', 'pipe'],
    serialization: 'advanced',
  });

/** An orphan may stay unreaped in a container whose first process does not care: a zombie does not run. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'latin1'));
  } catch {
    return false;
  }
}
