// Programs that come from the system's packages. What can't be installed is named, with the command that installs it.
import { run } from './run.mjs';
import { log, withProgress } from './log.mjs';
import { which } from './paths.mjs';

const APT = [
  '-o',
  'DPkg::Lock::Timeout=180',
  '-o',
  'Acquire::Retries=1',
  '-o',
  'Acquire::http::Timeout=20',
];

/**
 * Installs packages of a Debian-like system, where we may without asking for a password.
 * @param {string[]} packages
 * @param {string} purpose for people, e.g. `the tests`
 * @returns {Promise<boolean>} whether they are there now
 */
export async function installPackages(packages, purpose) {
  const missing = await missingOf(packages);
  if (missing.length === 0) return true;
  const names = missing.join(' ');
  const runAsRoot = await wayToRoot();
  if (!which('apt-get') || !runAsRoot) {
    log(
      `For ${purpose}, install: ${which('apt-get') ? `sudo apt-get install -y ${names}` : names}`,
    );
    return false;
  }
  const { code, output } = await withProgress(`Installing ${names} for ${purpose}`, async () => {
    const first = await install(runAsRoot, missing);
    if (first.code === 0) return first;
    // A fresh machine has no lists of packages, an old one outdated ones.
    await runAsRoot('apt-get', ['update', '-q', ...APT]);
    return install(runAsRoot, missing);
  });
  if (code === 0) return true;
  const reason =
    output.split('\n').findLast((line) => line.startsWith('E:')) ?? `apt-get ended with ${code}`;
  log(
    `${names} could not be installed (${reason.trim()}). Later: sudo apt-get install -y ${names}`,
  );
  return false;
}

const install = (runAsRoot, packages) =>
  runAsRoot('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...APT, ...packages]);

async function missingOf(packages) {
  if (!which('dpkg-query')) return packages;
  const { output } = await run('dpkg-query', [
    '-W',
    '-f',
    '${Package} ${db:Status-Status}\\n',
    ...packages,
  ]);
  const installed = new Set(
    output
      .split('\n')
      .filter((line) => line.endsWith(' installed'))
      .map((line) => line.split(' ')[0]),
  );
  return packages.filter((name) => !installed.has(name));
}

/** Runs a command as root, as ourselves or through a sudo that asks nothing; undefined where neither is to be had. */
async function wayToRoot() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (process.getuid?.() === 0) return (command, args) => run(command, args, { env });
  if (!which('sudo') || (await run('sudo', ['-n', 'true'])).code !== 0) return undefined;
  return (command, args) =>
    run('sudo', ['-n', 'env', 'DEBIAN_FRONTEND=noninteractive', command, ...args]);
}
