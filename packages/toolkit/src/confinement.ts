import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a confined module may touch beside its own code. */
export interface Confinement {
  /** Files and folders. */
  read: readonly string[];
  write: readonly string[];
}

const PROBE_MS = 5_000;
/** Of a file that a program writes: an MP3 of 12 hours has a third of it. */
const MOST_FILE_BYTES = 2 ** 30;
const MOST_DESCRIPTORS = 256;

const ROOT = new URL('../../../', import.meta.url);
/** Code and the manifests that Node resolves imports by. Not the project's folder: data and secrets may lie in it. */
const CODE = ['packages/', 'node_modules/', 'package.json'].map((name) =>
  fileURLToPath(new URL(name, ROOT)),
);

let wrapper: readonly string[] | undefined;

/**
 * A command without network and with limits on files, as far as this machine has the means: `unshare` gives it a network
 * namespace in which there is nothing, `prlimit` bounds descriptors and file sizes and forbids core dumps. Both replace
 * themselves by the command, so its process id stays the one that was started.
 */
export function confined(command: string, args: readonly string[]): [string, string[]] {
  wrapper ??= [...withoutNetwork(), ...withLimits()];
  const [first = command, ...rest] = [...wrapper, command, ...args];
  return [first, rest];
}

let tie: readonly string[] | undefined;

/**
 * A command that the kernel kills when we end, however we do and whatever it is doing; null where this machine can't promise that. `setpriv`
 * replaces itself by the command. `confined` has to come around it: a process that enters a namespace is no longer killed.
 */
export function tied(command: string, args: readonly string[]): [string, string[]] | null {
  tie ??= toOurEnd();
  const [first, ...rest] = tie;
  return first === undefined ? null : [first, [...rest, command, ...args]];
}

function toOurEnd(): string[] {
  const setpriv = find('setpriv');
  if (setpriv === null) return [];
  const way = [setpriv, '--pdeathsig', 'KILL', '--'];
  return works(way) ? way : [];
}

/** Whether confined programs have no network on this machine. */
export const isNetworkConfined = (): boolean => withoutNetwork().length > 0;

/** Flags for Node's permission model. Native code is not bound by them: that is what `confined` is for. */
export function permissionFlags({ read, write }: Confinement): string[] {
  return [
    '--permission',
    '--allow-addons',
    '--allow-worker',
    ...[...CODE, ...read].map((path) => `--allow-fs-read=${path}`),
    ...write.map((path) => `--allow-fs-write=${path}`),
  ];
}

/** With a user namespace where the plain call needs rights that we don't have; none where the kernel forbids both. */
function withoutNetwork(): string[] {
  const unshare = find('unshare');
  if (unshare === null) return [];
  const ways = [
    [unshare, '--net', '--'],
    [unshare, '--map-current-user', '--net', '--'],
  ];
  return ways.find(works) ?? [];
}

function withLimits(): string[] {
  const prlimit = find('prlimit');
  if (prlimit === null) return [];
  const limits = ['--core=0', `--nofile=${MOST_DESCRIPTORS}`, `--fsize=${MOST_FILE_BYTES}`];
  const way = [prlimit, ...limits, '--'];
  return works(way) ? way : [];
}

function find(name: string): string | null {
  if (process.platform !== 'linux') return null;
  return ['/usr/bin', '/bin'].map((folder) => `${folder}/${name}`).find(existsSync) ?? null;
}

function works([command = '', ...args]: readonly string[]): boolean {
  const { status } = spawnSync(command, [...args, 'true'], { stdio: 'ignore', timeout: PROBE_MS });
  return status === 0;
}
