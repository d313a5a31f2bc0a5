// `npm run bench`: what is fast, measured on this machine. `npm run bench -- decode` runs only that one.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { BenchResult } from './result.ts';

const HELPERS = new Set(['run', 'result']);

async function runBench(name: string): Promise<BenchResult[]> {
  const module: unknown = await import(new URL(`./${name}.ts`, import.meta.url).href);
  if (!isBench(module)) throw new Error(`bench/${name}.ts has no run()`);
  return await module.run();
}

function isBench(module: unknown): module is { run: () => Promise<BenchResult[]> } {
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
const named = process.argv.slice(2);
for (const name of named) {
  if (!all.includes(name)) throw new Error(`No bench called ${name}: there are ${all.join(', ')}`);
}
const results: BenchResult[] = [];
for (const name of named.length > 0 ? named : all) {
  const measured = await runBench(name);
  print(measured);
  results.push(...measured);
}
if (results.some(({ met }) => met === false)) process.exitCode = 1;
