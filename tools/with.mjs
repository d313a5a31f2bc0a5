// `node tools/with.mjs [--speech] PROGRAM [ARGUMENTS]`: runs one of our TypeScript programs (a benchmark, an evaluation) on a
// checkout on which nothing may have been installed yet. What set-up says goes to stderr: stdout is the program's.
import { spawn } from 'node:child_process';
import { houseEnv, NODE } from './lib/house.mjs';
import { isMain, onSignal, runTool } from './lib/tool.mjs';
import { setUp } from './setup.mjs';

async function main() {
  const given = process.argv.slice(2);
  const speech = given[0] === '--speech';
  await setUp({ speech });
  process.exitCode = await runProgram(speech ? given.slice(1) : given);
}

/** In our place: with our folder, our input and output, our signals. */
function runProgram(args) {
  return new Promise((resolve) => {
    const child = spawn(NODE, args, { env: houseEnv(), stdio: 'inherit' });
    onSignal((signal) => child.kill(signal));
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 128));
  });
}

if (isMain(import.meta.url)) await runTool(main);
