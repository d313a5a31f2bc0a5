// `npm run house`: the repository in figures (docs/house.md). `npm run house -- FOLDER` measures the sources of another one.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot, ROOT, SETUP_FOLDER } from '../tools/lib/paths.mjs';
import { checkSources } from '../tools/lib/source-rules.mjs';

const LONG_FUNCTION = 50;
const NOT_OURS =
  /(^|\/)(node_modules|dist|build|\.next|\.setup|coverage|vendor|generated|migrations|__generated__|public)(\/|$)/;
const TEST =
  /(\.(test|spec|stories)\.[cm]?[tj]sx?$)|(^|\/)(__tests__|__mocks__|tests?|e2e|testing|cypress|playwright)\//;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

interface Figures {
  /** TypeScript and JavaScript sources that ship, without tests. */
  files: number;
  lines: number;
  median: number;
  p90: number;
  max: number;
  functions: number;
  /** Functions over fifty lines. */
  long: number;
  /** The keyword in a type. */
  any: number;
  tests: number;
}

function measure(root: string): Figures {
  const names = globSync('**/*.{ts,tsx,mts,js,jsx,mjs}', { cwd: root }).filter(
    (name) => !NOT_OURS.test(name) && !name.endsWith('.d.ts'),
  );
  const shipped = names.filter((name) => !TEST.test(name));
  const sizes: number[] = [];
  const found = { functions: 0, long: 0, any: 0 };
  for (const name of shipped) {
    const text = readFileSync(path.join(root, name), 'utf8');
    sizes.push(lineCount(text));
    count(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true), found);
  }
  sizes.sort((a, b) => a - b);
  return {
    files: shipped.length,
    lines: sizes.reduce((sum, size) => sum + size, 0),
    median: at(sizes, 0.5),
    p90: at(sizes, 0.9),
    max: at(sizes, 1),
    ...found,
    tests: names.length - shipped.length,
  };
}

function count(file: ts.SourceFile, found: Pick<Figures, 'functions' | 'long' | 'any'>): void {
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.any += 1;
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      found.functions += 1;
      const lines =
        file.getLineAndCharacterOfPosition(node.end).line -
        file.getLineAndCharacterOfPosition(node.getStart(file)).line +
        1;
      if (lines > LONG_FUNCTION) found.long += 1;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** The files that `recordings/README.md` leads through, from upload to notes. */
function pathOfARecording(): string[] {
  const folder = 'apps/server/src/features/recordings';
  const readme = inRoot(folder, 'README.md');
  if (!existsSync(readme)) return [];
  return [...new Set(readFileSync(readme, 'utf8').match(/[\w./-]+\.tsx?\b/g) ?? [])];
}

interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** Seconds of the last `npm test` by tier, as its report has them. */
function secondsByTier(): string[] {
  const file = path.join(SETUP_FOLDER, 'vitest.json');
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const sums = new Map<string, number>();
  for (const { name, startTime, endTime } of report.testResults)
    sums.set(tierOf(name), (sums.get(tierOf(name)) ?? 0) + (endTime - startTime) / 1000);
  return [...sums].map(([tier, seconds]) => `${tier} ${Math.round(seconds)} s`);
}

const tierOf = (file: string): string =>
  /apps\/web\//.test(file)
    ? 'web'
    : /apps\/server\/src\/(features|testing|compose)/.test(file)
      ? 'server'
      : 'unit';

const row = (name: string, of: Figures): string =>
  `| ${[name, of.files, of.lines, of.median, of.p90, of.max, of.functions, `${of.long} (${((100 * of.long) / Math.max(1, of.functions)).toFixed(1)}%)`, of.any, of.tests].join(' | ')} |`;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function house(folders: readonly string[]): Promise<void> {
  print(
    '| repository | files | lines | median | p90 | longest | functions | over 50 lines | `any` | test files |',
  );
  print('|---|---|---|---|---|---|---|---|---|---|');
  if (folders.length > 0) {
    for (const folder of folders) print(row(path.basename(path.resolve(folder)), measure(folder)));
    return;
  }
  print(row('Notelark', measure(ROOT)));
  const { tables, faults } = await checkSources(ROOT);
  print(`\nFiles from upload to notes, engines apart: ${pathOfARecording().length}`);
  print(`Tables: ${tables}; faults: ${faults.length}`);
  print(`Time of the last tests, summed: ${secondsByTier().join(', ') || 'none (run npm test)'}`);
}

await house(process.argv.slice(2));
