// `node tools/with.mjs [--speech] [--settings] PROGRAM [ARGUMENTS]`: runs one of our TypeScript programs (a benchmark, an
// evaluation) on a checkout on which nothing may have been installed yet. What set-up says goes to stderr: stdout is the
// program's. `--speech`: with what turns speech into text. `--settings`: with the settings of `.env`, as the server.
import { runProgram } from './lib/program.mjs';
import { settingsFlags } from './lib/setting.mjs';
import { isMain, runTool } from './lib/tool.mjs';
import { setUp } from './setup.mjs';

const OURS = new Set(['--speech', '--settings']);

async function main() {
  const given = process.argv.slice(2);
  const at = given.findIndex((argument) => !OURS.has(argument));
  const [asked, program] = at < 0 ? [given, []] : [given.slice(0, at), given.slice(at)];
  await setUp({ speech: asked.includes('--speech') });
  const settings = asked.includes('--settings') ? settingsFlags() : [];
  process.exitCode = await runProgram([...settings, ...program]);
}

if (isMain(import.meta.url)) await runTool(main);
