// `npm run words`: words that make our English hard to read, in comments, documents and in what users read. What was there
// before the check is counted in words-exceptions.json, by file; a count may only shrink: `npm run words -- --shrink` writes the
// lower ones.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { log } from './lib/log.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { isMain, runTool } from './lib/tool.mjs';

/** Each with what to write instead. */
const WORDS = [
  [/\bwhoever\b/gi, 'the reader, the caller, the person who …'],
  [/\b(nobody|somebody|everybody)\b/gi, 'no one, everyone, a user, a caller'],
  [/\btold apart\b/gi, 'distinguished; of speakers: diarization'],
  [/\bheed(s|ed)?\b/gi, 'follow, respect'],
  [/\bof (ours|theirs)\b/gi, 'our …, their …'],
  [/\b(is|are|was|were) told\b/gi, 'receives, is notified'],
  [/\bany more\b/gi, 'no longer'],
  [/\b(does|do|done) without\b/gi, 'skips, omits'],
  [/\bwhat (comes|came) of\b/gi, 'the result of'],
];

const FOLDERS = ['apps', 'packages', 'tools', 'bench', 'e2e', 'docs', '.github'];
const SKIPPED = /(^|\/)(node_modules|dist|evaluation-data|migrations|coverage|\.setup)(\/|$)/;
/** Documents that quote: releases that are out, and the notes of evaluation. */
const QUOTED = /^(CHANGELOG\.md|docs\/notes-before-and-after\.md|tools\/words(\.test)?\.mjs)$/;
const SENTENCES =
  /^(apps\/web\/src\/(messages|content)|packages\/api\/src\/sentences)\/|\/mail\/texts\.ts$/;
const EXCEPTIONS = inRoot('tools', 'words-exceptions.json');

/** @param {string} root @returns {string[]} the files that people read, from the root */
function filesIn(root) {
  const inFolders = FOLDERS.flatMap((folder) => walk(root, folder));
  const onTop = readdirSync(root).filter((name) => /\.(md|ts|mjs|cjs)$/.test(name));
  return [...onTop, ...inFolders].filter((name) => !QUOTED.test(name));
}

/** @returns {string[]} */
function walk(root, folder) {
  let entries;
  try {
    entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (SKIPPED.test(name)) return [];
    if (entry.isDirectory()) return walk(root, name);
    return /\.(ts|tsx|mjs|cjs|md)$/.test(name) ? [name] : [];
  });
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {{ line: number, word: string, instead: string }[]} in comments of code; anywhere in documents and sentences
 */
export function wordsIn(name, text) {
  const everywhere = name.endsWith('.md') || SENTENCES.test(name);
  return text.split('\n').flatMap((content, at) => {
    const read = everywhere ? content : commentOf(content);
    return WORDS.flatMap(([word, instead]) =>
      [...read.matchAll(word)].map(([found]) => ({ line: at + 1, word: found, instead })),
    );
  });
}

/** @param {string} line */
const commentOf = (line) =>
  /^\s*(?:\/\*\*?|\*|\/\/)(.*)$/.exec(line)?.[1] ?? /\s\/\/ (.*)$/.exec(line)?.[1] ?? '';

/**
 * @param {string} root
 * @param {Record<string, number>} allowed how many each file may have
 * @returns {{ faults: string[], counts: Record<string, number> }}
 */
export function checkWords(root, allowed) {
  const faults = [];
  /** @type {Record<string, number>} */
  const counts = {};
  for (const name of filesIn(root)) {
    const found = wordsIn(name, readFileSync(path.join(root, name), 'utf8'));
    if (found.length > 0) counts[name] = found.length;
    if (found.length > (allowed[name] ?? 0))
      faults.push(
        ...found.map(({ line, word, instead }) => `${name}:${line}: "${word}". Better: ${instead}`),
      );
  }
  for (const [name, count] of Object.entries(allowed))
    if ((counts[name] ?? 0) < count)
      faults.push(`${name}: fewer than its exceptions: npm run words -- --shrink`);
  return { faults, counts };
}

async function main() {
  const allowed = JSON.parse(readFileSync(EXCEPTIONS, 'utf8'));
  const { faults, counts } = checkWords(ROOT, allowed);
  if (process.argv.includes('--shrink')) {
    const kept = Object.entries(allowed)
      .map(([name, count]) => [name, Math.min(count, counts[name] ?? 0)])
      .filter(([, count]) => count > 0);
    writeFileSync(EXCEPTIONS, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
    return;
  }
  for (const fault of faults) log(fault);
  if (faults.length > 0) process.exitCode = 1;
}

if (isMain(import.meta.url)) await runTool(main);
