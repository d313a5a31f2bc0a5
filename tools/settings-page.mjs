import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Writes docs/settings.md from `.env.example`: `npm run settings`. Both say the same, and one of them is written by hand.

const at = (path) => new URL(`../${path}`, import.meta.url);

const HEADING = /^# ── (.+?) ─+$/;
const SETTING = /^#([A-Z][A-Z0-9_]*)=(.*)$/;

const INTRO = `# Settings

Every setting of Notelark, with its default. Put yours into \`.env\` beside [\`.env.example\`](../.env.example), or into the environment.
Nothing has to be set: an empty machine runs with the defaults. Where none is named, there is none, or it is made when it is needed.
[Operating](operating.md) explains how they work together. This page is made from \`.env.example\` by \`npm run settings\`.`;

/** The page that an `.env.example` gives. */
export function settingsPage(example) {
  return `${INTRO}\n\n${sectionsOf(example)
    .map(({ title, rows }) => `## ${title}\n\n${tableOf(rows)}`)
    .join('\n\n')}\n`;
}

/** Blocks of lines: a comment, and the settings that it explains. */
function sectionsOf(example) {
  const sections = [];
  for (const block of example.split(/\n\s*\n/)) {
    const lines = block.trim().split('\n');
    const title = HEADING.exec(lines[0])?.[1];
    if (title) sections.push({ title, rows: [] });
    const settings = lines.flatMap((line) => SETTING.exec(line)?.[0].slice(1) ?? []);
    const comment = lines.filter((line) => line.startsWith('# ') && !HEADING.test(line));
    if (settings.length > 0)
      sections.at(-1).rows.push({ settings, text: comment.map((line) => line.slice(2)).join(' ') });
  }
  return sections;
}

const tableOf = (rows) =>
  [
    '| setting | what it does |',
    '|---|---|',
    ...rows.map(
      ({ settings, text }) => `| ${settings.map(cellOf).join('<br>')} | ${escape(text)} |`,
    ),
  ].join('\n');

/** The name alone where there is no default. */
const cellOf = (setting) => `\`${setting.replace(/=$/, '')}\``;

const escape = (text) => text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;');

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(at('docs/settings.md'), settingsPage(readFileSync(at('.env.example'), 'utf8')));
