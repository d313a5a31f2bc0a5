import { type Flagged, measureVerifier } from './measure-verifier.ts';

/**
 * How many true and how many invented statements of a set the verifier flags.
 *   node tools/with.mjs packages/summarizer/src/evaluation/verifier-report.ts [development | held-out]
 */
const [set = 'development'] = process.argv.slice(2);
const share = ({ flagged, count }: Flagged): string =>
  `${flagged}/${count} (${((100 * flagged) / Math.max(1, count)).toFixed(0)}%)`;

for (const width of [0, 2]) {
  const measured = measureVerifier(set, width);
  const title = width === 0 ? 'exact references' : `references ${width} turns too wide`;
  process.stdout.write(
    `${set}, ${title}: invented flagged ${share(measured.invented)}, true flagged ${share(measured.true)}\n`,
  );
  for (const [name, group] of measured.groups)
    process.stdout.write(
      `  ${name.padEnd(12)} invented ${share(group.invented)}, true ${share(group.true)}\n`,
    );
}
