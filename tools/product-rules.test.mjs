import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './lib/paths.mjs';

const RULES = 'docs/product-rules.md';
/** An id in a reference: "product rule Q7", "product rules Q1 to Q7". */
const REFERENCE = /(product rules?|decisions?) ([A-Z]\d+)(?: (?:to|and) ([A-Z]\d+))?/g;

/** @param {string} text @returns {string[]} */
const idsOf = (text) => [...text.matchAll(/^\| ([A-Z]\d+) \|/gm)].map(([, id]) => id);

/**
 * @param {string} text
 * @param {ReadonlySet<string>} known
 * @returns {string[]} references that lead nowhere, or to a document that a reader can't open
 */
function brokenReferences(text, known) {
  return [...text.matchAll(REFERENCE)].flatMap(([whole, kind, first, last]) => {
    const ids = [first, last].filter((id) => id !== undefined);
    return kind.startsWith('product') && ids.every((id) => known.has(id)) ? [] : [whole];
  });
}

describe('product rules', () => {
  const known = new Set(idsOf(readFileSync(path.join(ROOT, RULES), 'utf8')));

  it('are each written once', () => {
    const ids = idsOf(readFileSync(path.join(ROOT, RULES), 'utf8'));
    expect(ids.length).toBeGreaterThan(50);
    expect(ids).toEqual([...known]);
  });

  it('are found wherever code refers to one', () => {
    const files = globSync('{apps,packages,e2e,bench,tools}/**/*.{ts,tsx,mjs}', {
      cwd: ROOT,
      exclude: (name) => /(^|\/)(node_modules|dist|product-rules\.test\.mjs)$/.test(name),
    });
    const broken = files.flatMap((file) =>
      brokenReferences(readFileSync(path.join(ROOT, file), 'utf8'), known).map(
        (reference) => `${file}: ${reference}`,
      ),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(broken).toEqual([]);
  });

  it('a reference to a rule that is not there is found', () => {
    expect(brokenReferences('(product rule Q7), (product rule Z9), (decision Q7)', known)).toEqual([
      'product rule Z9',
      'decision Q7',
    ]);
  });
});
