import { readFileSync, statfsSync } from 'node:fs';
import os from 'node:os';

const FOLDER = '/dev/shm';
/** What the tests write at once stays under this many bytes. */
const ROOM = 6 * 2 ** 30;

/**
 * A folder in memory for the files of tests, which outlive no test: on a disk, cloning a database costs ten times the processor time.
 * Null where there is none, where it is small (a container's has 64 MB), or where no program may be started from it.
 * @returns {string | null}
 */
export function memoryFolder() {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, folder]) => folder === FOLDER);
    if (!mount || mount[2] !== 'tmpfs' || mount[3]?.split(',').includes('noexec')) return null;
    const { bavail, bsize } = statfsSync(FOLDER);
    return Math.min(bavail * bsize, availableMemory()) > ROOM ? FOLDER : null;
  } catch {
    return null;
  }
}

function availableMemory() {
  const [, kilobytes] = /^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
  return Math.min(kilobytes ? Number(kilobytes) * 1024 : os.freemem(), leftInContainer());
}

/** What a container may still take; Infinity where it has no limit, or there is none. */
function leftInContainer() {
  try {
    const left = ofContainer('max') - ofContainer('current');
    return Number.isNaN(left) ? Infinity : left;
  } catch {
    return Infinity;
  }
}

const ofContainer = (name) => Number(readFileSync(`/sys/fs/cgroup/memory.${name}`, 'utf8'));
