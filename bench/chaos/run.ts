// `npm run chaos -- NAME`: injects faults of one kind into real processes under load, and counts what is lost. A number behind
// the name is how many: `npm run chaos -- db-terminations 50`. docs/reliability.md has the results.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ChaosResult } from './result.ts';

type Run = (count?: number) => Promise<ChaosResult>;

const HELPERS = new Set(['run.ts', 'result.ts']);
const names = readdirSync(import.meta.dirname)
  .filter((file) => /^[\w-]+\.ts$/.test(file) && !HELPERS.has(file))
  .map((file) => path.basename(file, '.ts'));

async function load(name: string): Promise<Run> {
  const module: unknown = await import(new URL(`./${name}.ts`, import.meta.url).href);
  if (typeof module !== 'object' || module === null || !('run' in module))
    throw new Error(`bench/chaos/${name}.ts has no run()`);
  return module.run as Run;
}

function print({ fault, injected, lost, worstResumeSeconds, figures }: ChaosResult): void {
  console.log(`\n${fault}`);
  const resume = worstResumeSeconds === null ? '-' : worstResumeSeconds.toFixed(1);
  const all = { injected, lost, 'worst time to resume, s': resume, ...figures };
  for (const [figure, value] of Object.entries(all)) console.log(`  ${figure.padEnd(44)} ${value}`);
}

const [name = '', count] = process.argv.slice(2);
if (!existsSync(path.join(import.meta.dirname, `${name}.ts`)) || !names.includes(name)) {
  console.error(`Name one of: ${names.join(', ')}`);
  process.exit(1);
}
const result = await (await load(name))(count === undefined ? undefined : Number(count));
print(result);
if (result.lost > 0) process.exitCode = 1;
