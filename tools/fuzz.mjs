// `npm run fuzz -- --requests 10000 --seed 1`: sends requests to every route of the API document, most of them nearly valid,
// and fails where one is answered with 500. The same seed sends the same requests.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { toolEnv, inRoot, NODE } from './lib/paths.mjs';
import { isMain, onSignal, runTool } from './lib/tool.mjs';
import { setUp } from './setup.mjs';

async function main() {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
    },
  });
  await setUp({ tests: true });
  const env = { ...toolEnv(), FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed };
  const vitest = [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'server'];
  const test = 'apps/server/src/compose/fuzz.server.test.ts';
  process.exitCode = await new Promise((resolve) => {
    const child = spawn(NODE, [...vitest, test], { env, stdio: 'inherit', cwd: inRoot() });
    onSignal((signal) => child.kill(signal));
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 128));
  });
}

if (isMain(import.meta.url)) await runTool(main);
