import type { Point, Question } from '../port.ts';
import { isUnspaced } from './words.ts';

const MOST = 7;
/** What stands for the words to be remembered. */
const GAP = '_____';

/**
 * Questions to test oneself with: statements of the source, each with the key phrase left out that tells most of it. Such
 * a question is right in any language; it carries the words left out, and its citation leads to them.
 * @param points statements, in the order of the source.
 * @param phrases key phrases of the whole, best first; each is asked for once.
 */
export function selfTestOf(points: readonly Point[], phrases: readonly string[]): Question[] {
  const asked = new Map<string, Question>();
  for (const phrase of phrases) {
    if (asked.size === MOST) break;
    const found = points
      .filter(({ text }) => !asked.has(text))
      .flatMap((point) => question(point, phrase))
      // Best is a statement that begins with what is asked for: it explains it.
      .toSorted((a, b) => a.asks.text.indexOf(GAP) - b.asks.text.indexOf(GAP))
      .at(0);
    if (found) asked.set(found.statement, found.asks);
  }
  return points.flatMap(({ text }) => asked.get(text) ?? []);
}

function question(point: Point, phrase: string): { statement: string; asks: Question }[] {
  const [answer] = point.text.match(patternOf(phrase)) ?? [];
  const gapped = point.text.replaceAll(patternOf(phrase), GAP);
  // What is left must still say something.
  if (answer === undefined || gapped.replaceAll(GAP, '').trim().length < phrase.length) return [];
  return [{ statement: point.text, asks: { ...point, text: gapped, answer } }];
}

function patternOf(phrase: string): RegExp {
  const literal = phrase.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return isUnspaced(phrase)
    ? new RegExp(literal, 'giu')
    : new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu');
}
