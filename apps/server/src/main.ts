import { runProcess, type Roles } from './main-process.ts';

/** The parts of the product that a process may run, by the argument that it is started with. */
const PARTS: Record<string, Roles> = {
  all: { web: true, worker: true },
  web: { web: true, worker: false },
  worker: { web: false, worker: true },
};

const [part = 'all'] = process.argv.slice(2);
const roles = PARTS[part];
if (roles) await runProcess(roles);
else {
  process.stderr.write(
    `There is no part "${part}" of Notelark. Parts: ${Object.keys(PARTS).join(', ')}.\n`,
  );
  process.exitCode = 2;
}
