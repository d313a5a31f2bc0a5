import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 100;
const MIB = 2 ** 20;

/** Samples the resident memory of this process and its children; `stop` gives the largest sum in MiB. */
export function peakMemory(): { stop(): number } {
  let peak = 0;
  const sample = () => {
    peak = Math.max(peak, residentBytes());
  };
  sample();
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      sample();
      return Math.round(peak / MIB);
    },
  };
}

/** On Linux with all descendants; elsewhere of this process alone. */
function residentBytes(): number {
  if (process.platform !== 'linux') return process.memoryUsage.rss();
  const processes = readProcesses();
  let family = [process.pid];
  let bytes = 0;
  while (family.length > 0) {
    bytes += processes
      .filter(({ pid }) => family.includes(pid))
      .reduce((sum, { rss }) => sum + rss, 0);
    family = processes.filter(({ parent }) => family.includes(parent)).map(({ pid }) => pid);
  }
  return bytes;
}

interface ProcessEntry {
  pid: number;
  parent: number;
  /** Bytes. */
  rss: number;
}

const readProcesses = (): ProcessEntry[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const status = statusOf(name);
      const value = (key: string) =>
        Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      return status === ''
        ? []
        : [{ pid: Number(name), parent: value('PPid'), rss: value('VmRSS') * 1024 }];
    });

/** Empty where the process has just ended. */
function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
