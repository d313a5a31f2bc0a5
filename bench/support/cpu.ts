import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second of /proc on every Linux that Node runs on (`getconf CLK_TCK`). */
const TICKS = 100;

interface ProcessTimes {
  pid: number;
  parent: number;
  /** User and system time in seconds, its own and that of children that have ended. */
  seconds: number;
}

/** Processor time in seconds that these processes and all that they started have used so far. Linux only. */
export function cpuSeconds(roots: readonly number[]): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => timesOf(Number(pid)))
    .filter((one) => one !== null);
  const ours = new Set(roots);
  // Children have been started after their parents, but numbers may wrap around: repeat until nothing is added.
  for (let before = -1; before !== ours.size;) {
    before = ours.size;
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid);
  }
  return all.filter(({ pid }) => ours.has(pid)).reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Fields of proc_pid_stat(5), counted from behind the name, which may hold anything. */
function timesOf(pid: number): ProcessTimes | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), seconds: ticks / TICKS };
  } catch {
    return null;
  }
}
