import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for what came before, the start at first, to be collected. */
const SETTLE_MS = 3_000;
const SAMPLE_MS = 50;

export interface MemoryUse<T> {
  /** Resident set of the process, MiB. */
  idle: number;
  peak: number;
  seconds: number;
  answer: T;
}

/** How much memory a process takes while something is done that keeps it busy. Linux only. */
export async function memoryDuring<T>(pid: number, act: () => Promise<T>): Promise<MemoryUse<T>> {
  await pause(SETTLE_MS);
  const idle = residentMb(pid);
  let peak = idle;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentMb(pid));
  }, SAMPLE_MS);
  const begun = performance.now();
  try {
    const answer = await act();
    return { idle, peak, seconds: (performance.now() - begun) / 1_000, answer };
  } finally {
    clearInterval(sampling);
  }
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024;
}
