import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { childProcesses } from '@notelark/toolkit/testing/processes';
import { describeAccepted } from './decoder-accepted.ts';
import { describeHostile } from './decoder-hostile.ts';
import { describePlayback } from './decoder-playback.ts';
import { describeReading } from './decoder-reading.ts';
import type { CreateDecoder } from './decoder-subject.ts';

/** What every {@link Decoder} promises, whatever program does the work. */
export function describeDecoder(name: string, create: CreateDecoder): void {
  describe(`decoder: ${name}`, () => {
    // Files share a worker: what another one keeps running is not this decoder's.
    let others: ReadonlySet<number> = new Set();
    const own = (): number[] => childProcesses().filter((pid) => !others.has(pid));
    beforeEach(() => {
      if (process.platform === 'linux') others = new Set(childProcesses());
    });
    afterEach(async () => {
      if (process.platform !== 'linux') return;
      await vi.waitFor(() => expect(own(), 'left behind').toEqual([]));
    });

    it('says what it is', () => {
      expect(create().name).toMatch(/^[a-z][a-z-]*$/);
    });
    describeAccepted(create);
    describeReading(create);
    describePlayback(create);
    describeHostile(create);
  });
}
