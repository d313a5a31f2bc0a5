import type { Point, Question } from '../../port.ts';
import { sentencesOf } from '../plan/explained.ts';
import { isUnspaced } from '../words.ts';

const MOST = 7;
/** What stands for the words to be remembered. */
const GAP = '_____';
/** `Millennium _____`, `vers de _____`: the words beside it give it away, or belong to it. */
const PART_OF_NAME =
  /(?<=[\p{Ll},] (?!I )\p{Lu}\p{Ll}+ )_____|_____ (?=\p{Lu}\p{Ll})|(?<=\p{Ll} (?:de|d['’]))\s?_____/u;

/**
 * Questions to test oneself with: statements of the source, each with the key phrase left out that tells most of it. Such
 * a question is right in any language; it carries the words left out, and its citation leads to them.
 * @param points statements, in the order of the source.
 * @param phrases key phrases of the whole, best first; each is asked for once.
 * @param answered questions that stand in the source with their answers.
 */
export function withGaps(
  points: readonly Point[],
  phrases: readonly string[],
  answered: readonly Question[] = [],
): Question[] {
  const asked = new Map<string, Question>();
  const isAsked = (text: string): boolean =>
    sentencesOf(text).some((sentence) =>
      answered.some((one) => `${one.text} ${one.answer ?? ''}`.includes(sentence)),
    );
  for (const phrase of phrases) {
    if (asked.size + answered.length >= MOST) break;
    const found = points
      .filter(({ text }) => !asked.has(text) && !isAsked(text))
      .flatMap((point) => question(point, phrase))
      // Best is a statement that begins with what is asked for: it explains it.
      .toSorted((a, b) => a.asks.text.indexOf(GAP) - b.asks.text.indexOf(GAP))
      .at(0);
    if (found) asked.set(found.statement, found.asks);
  }
  return [...answered, ...points.flatMap(({ text }) => asked.get(text) ?? [])].toSorted(
    (a, b) => (a.refs[0] ?? 0) - (b.refs[0] ?? 0),
  );
}

function question(point: Point, phrase: string): { statement: string; asks: Question }[] {
  const [answer] = point.text.match(patternOf(phrase)) ?? [];
  const gapped = point.text.replaceAll(patternOf(phrase), GAP);
  // What is left must still say something; `Thickness. If …` only has its heading there.
  if (answer === undefined || gapped.startsWith(`${GAP}.`)) return [];
  if (gapped.replaceAll(GAP, '').trim().length < phrase.length) return [];
  if (PART_OF_NAME.test(gapped)) return [];
  return [{ statement: point.text, asks: { ...point, text: gapped, answer } }];
}

function patternOf(phrase: string): RegExp {
  const literal = phrase.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return isUnspaced(phrase)
    ? new RegExp(literal, 'giu')
    : new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu');
}
