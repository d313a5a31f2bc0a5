import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingsPage } from './settings-page.mjs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

it('docs/settings.md has what .env.example has, in the same words', () => {
  const [example, page] = [read('.env.example'), read('docs/settings.md')];
  expect(page, 'run `npm run settings`').toBe(settingsPage(example));
  const rows = page.split('\n').flatMap((line) => line.split(' | ', 1));
  expect(namesIn(rows.join('\n'), /`([A-Z][A-Z0-9_]*)/g)).toEqual(
    namesIn(example, /^#([A-Z][A-Z0-9_]*)=/gm),
  );
});

it('names what a comment explains in one row, with its defaults', () => {
  const example = `# Intro.

# ── Where it runs ──────

# The port.
#PORT=3000

# A bucket, as <name> or a|b,
# and its region.
#BUCKET=
#REGION=us-east-1
`;
  expect(settingsPage(example).split('\n').slice(-6)).toEqual([
    '',
    '| setting | what it does |',
    '|---|---|',
    '| `PORT=3000` | The port. |',
    String.raw`| ${'`BUCKET`<br>`REGION=us-east-1`'} | A bucket, as &lt;name> or a\|b, and its region. |`,
    '',
  ]);
});
