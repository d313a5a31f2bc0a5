// `npm run bench`: what is fast, measured on this machine. `npm run bench -- decode` runs only that one; a number behind a name
// is its argument: `npm run bench -- idle 60`.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { BenchResult } from './result.ts';

const HELPERS = new Set(['run', 'result']);

interface Chosen {
  name: string;
  argument: number | undefined;
}

async function runBench({ name, argument }: Chosen): Promise<BenchResult[]> {
  const module: unknown = await import(new URL(`./${name}.ts`, import.meta.url).href);
  if (!isBench(module)) throw new Error(`bench/${name}.ts has no run()`);
  return await module.run(argument);
}

function isBench(
  module: unknown,
): module is { run: (argument?: number) => Promise<BenchResult[]> } {
  return typeof module === 'object' && module !== null && 'run' in module;
}

/** One row for each result: its name, its figures, and how they stand to what is promised. */
function print(results: BenchResult[]): void {
  for (const { name, figures, target, met } of results) {
    console.log(`\n${name}`);
    for (const [figure, value] of Object.entries(figures)) {
      console.log(`  ${figure.padEnd(38)} ${typeof value === 'number' ? round(value) : value}`);
    }
    if (target) console.log(`  ${'target'.padEnd(38)} ${target}: ${met ? 'met' : 'NOT MET'}`);
  }
}

/** Three significant digits are what a run on a shared machine can tell. */
function round(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

const all = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
  .filter((name) => !HELPERS.has(name));

function readArguments(given: string[]): Chosen[] {
  return given.flatMap((name, at) => {
    if (/^\d+$/.test(name)) return [];
    if (!all.includes(name))
      throw new Error(`No bench called ${name}: there are ${all.join(', ')}`);
    const next = given[at + 1] ?? '';
    return [{ name, argument: /^\d+$/.test(next) ? Number(next) : undefined }];
  });
}

const chosen = readArguments(process.argv.slice(2));
const every = all.map((name): Chosen => ({ name, argument: undefined }));
const results: BenchResult[] = [];
for (const one of chosen.length > 0 ? chosen : every) {
  const measured = await runBench(one);
  print(measured);
  results.push(...measured);
}
if (results.some(({ met }) => met === false)) process.exitCode = 1;
