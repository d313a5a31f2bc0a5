import type { OutputType, Point } from '../../port.ts';
import type { Analysis } from '../weighing/analysis.ts';
import type { Document, Unit } from '../document.ts';
import { firstCharacters } from '../clip.ts';
import { pointsWithSpeakers } from '../point.ts';
import type { Worth } from '../weighing/score.ts';
import { choose } from '../weighing/select.ts';
import { labelOf } from '../speakers.ts';
import { countWords } from '../words.ts';

/** Share of the source that its overview may take, and the least and most words it then has. */
const LENGTHS: Record<OutputType, { share: number; least: number; most: number }> = {
  summary: { share: 0.25, least: 40, most: 180 },
  notes: { share: 0.15, least: 30, most: 90 },
};

/** How many words an overview has where no one says. */
export function overviewWords(outputType: OutputType, words: number): number {
  const { share, least, most } = LENGTHS[outputType];
  return Math.round(Math.min(most, Math.max(least, words * share)));
}

/** The units that together say most of the whole within `words`, in the order of the source. */
export function overviewUnits(analysis: Analysis, worth: Worth, words: number): number[] {
  const costOf = printedWords(analysis.document);
  const chosen = choose(analysis, {
    ...worth,
    fits: (unit, chosen) => costOf([...chosen, unit]) <= words,
  });
  return chosen.length > 0 ? chosen.sort((a, b) => a - b) : bestAlone(worth);
}

/** How many words units have as they are printed: in order, each with its speaker's name only where that changes. */
export function printedWords(document: Document): (units: readonly number[]) => number {
  const { units } = document;
  const labels = units.map((unit) => countWords(labelOf(unit, document)));
  return (chosen) => {
    let sum = 0;
    let speaker: string | undefined;
    for (const [at, index] of chosen.toSorted((a, b) => a - b).entries()) {
      const unit = units[index];
      if (at === 0 || unit?.speaker !== speaker) sum += labels[index] ?? 0;
      sum += unit?.length ?? 0;
      speaker = unit?.speaker;
    }
    return sum;
  };
}

/** Where no unit is short enough, the best one: its end is left out. */
function bestAlone({ among, scores }: Worth): number[] {
  return [...among].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, 1);
}

/** The overview as statements of at most `words` words in all. */
export function overviewPoints(
  chosen: readonly Unit[],
  analysis: Analysis,
  words: number,
): Point[] {
  const points = pointsWithSpeakers(chosen, analysis.document);
  const [only] = points;
  if (points.length !== 1 || !only || countWords(only.text) <= words) return points;
  return [{ ...only, text: firstWords(only.text, words) }];
}

/** The units that say most within so many words, as they were said. */
export function extractedOverview(analysis: Analysis, worth: Worth, words: number): Point[] {
  const { units } = analysis.document;
  const chosen = overviewUnits(analysis, worth, words).flatMap((unit) => units[unit] ?? []);
  return overviewPoints(chosen, analysis, words);
}

/** The beginning of a text with at most `count` words, and an ellipsis. */
function firstWords(text: string, count: number): string {
  let end = 0;
  for (const match of text.matchAll(/\S+\s*/gu)) {
    const next = match.index + match[0].length;
    if (countWords(text.slice(0, next)) > count) break;
    end = next;
  }
  if (end > 0)
    return `${text
      .slice(0, end)
      .trimEnd()
      .replace(/[,;:.–—-]+$/u, '')}…`;
  // Of a run without spaces as many characters: in scripts without spaces a word has one or two.
  return `${firstCharacters(text, count)}…`;
}
