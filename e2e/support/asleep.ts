import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

interface Process {
  id: number;
  parent: number;
  program: string;
}

/** What a closed laptop does to this test's browser: all of its processes stand still while the clock goes on. */
export async function closeLaptop(seconds: number): Promise<void> {
  const browser = browserProcesses();
  if (browser.length === 0) throw new Error('this test has no browser');
  for (const id of browser) process.kill(id, 'SIGSTOP');
  await pause(seconds * 1000);
  for (const id of browser) process.kill(id, 'SIGCONT');
}

/** The browsers that this process has started, with all their children. */
function browserProcesses(): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .map((found): Process => {
      const [, id, parent, program = ''] = found ?? [];
      return { id: Number(id), parent: Number(parent), program };
    });
  const found = new Set<number>();
  const take = ({ id }: Process): void => {
    found.add(id);
    for (const child of all) if (child.parent === id) take(child);
  };
  for (const one of all) if (one.parent === process.pid && /chrom/i.test(one.program)) take(one);
  return [...found];
}
