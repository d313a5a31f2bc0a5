import { readdirSync, readFileSync } from 'node:fs';

/** The processes that this one started and that are still there, zombies included. Linux only. */
export function childProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === process.pid)
    .map(Number);
}

/** Field 4 of proc_pid_stat(5); the name in front of it may hold anything. */
function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
