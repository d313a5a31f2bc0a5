import { availableParallelism, freemem } from 'node:os';

/** The share of the free memory that models may take; the rest is for decoding, the database and the system. */
const MEMORY_SHARE = 0.7;

/** What a machine has to give. */
export interface Machine {
  cores: number;
  freeMemoryMb: number;
}

/** In a container the machine's free memory is more than it may take. */
const here = (): Machine => ({
  cores: availableParallelism(),
  freeMemoryMb: Math.min(freemem(), process.availableMemory()) / 2 ** 20,
});

/**
 * How many processes, at most `wanted`, and how many threads each: as many processes as cores and memory allow, since
 * clips are independent while threads wait for each other; cores that memory leaves over become threads. Asked once, at the
 * start: memory that others take later is not seen.
 */
export function fitToMachine(
  wanted: number,
  modelMemoryMb: number,
  { cores, freeMemoryMb }: Machine = here(),
): { processes: number; threads: number } {
  const inMemory = Math.floor((freeMemoryMb * MEMORY_SHARE) / modelMemoryMb);
  const processes = Math.max(1, Math.min(wanted, cores, inMemory));
  return { processes, threads: Math.max(1, Math.floor(cores / processes)) };
}
