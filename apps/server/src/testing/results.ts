import type { Result, WorkStatus } from '@notelark/api/library';
import { vi } from 'vitest';
import type { TestApp } from './app.ts';
import type { Caller } from './call.ts';

export async function resultOf(app: TestApp, as: Caller, id: string): Promise<Result> {
  return (await app.call('GET /api/results/{id}', { params: { id } }, { as })).body;
}

/** Waits until the work on a result stands there, and gives the result. */
export function untilStatus(
  app: TestApp,
  as: Caller,
  id: string,
  status: WorkStatus,
  timeout = 50_000,
): Promise<Result> {
  return vi.waitFor(
    async () => {
      const result = await resultOf(app, as, id);
      if (result.work.status !== status)
        throw new Error(`${JSON.stringify(result.work)} instead of ${status}`);
      return result;
    },
    { timeout, interval: 100 },
  );
}

/** The segments of a result that is made of a recording. */
export function segmentsOf({ source }: Result) {
  if (source.kind !== 'upload') throw new Error('a text has no segments');
  return source.transcript?.segments ?? [];
}
