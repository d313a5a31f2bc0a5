import type { Point, Topic } from '../../port.ts';
import type { Analysis } from '../weighing/analysis.ts';
import type { Unit } from '../document.ts';
import { keyPhrases } from '../weighing/key-phrases.ts';
import { pointsWithSpeakers } from '../point.ts';
import type { Worth } from '../weighing/score.ts';
import { segment } from '../weighing/segment.ts';
import { choose } from '../weighing/select.ts';
import { titleOf } from '../titles/document-title.ts';

/** Words of a section in a text of USUAL_WORDS; shorter texts have shorter sections. */
const SECTION_WORDS = 1500;
const USUAL_WORDS = 8000;
const SHORTEST_SECTION_WORDS = 350;
/** Texts below this need no sections. */
const LEAST_WORDS = 300;
const MOST_SECTIONS = 24;
/** Words of a section for each of its points. */
const WORDS_FOR_A_POINT = 150;

/** How many sections a text of so many words has. */
function sectionCount(words: number): number {
  if (words < LEAST_WORDS) return 1;
  const size = SECTION_WORDS * Math.sqrt(words / USUAL_WORDS);
  const bounded = Math.min(SECTION_WORDS, Math.max(SHORTEST_SECTION_WORDS, size));
  return Math.min(MOST_SECTIONS, Math.max(1, Math.round(words / bounded)));
}

/** The first unit of each section. A section begins with a turn. */
export function sectionStarts({ document }: Analysis): number[] {
  const { units } = document;
  const starts = units.flatMap((unit, at) => (beginsTurn(unit, units[at - 1]) ? [at] : []));
  return segment(units, sectionCount(document.words), starts);
}

function beginsTurn(unit: Unit, before: Unit | undefined): boolean {
  const first = unit.refs[0] ?? 0;
  return (before?.refs ?? []).every((ref) => ref < first);
}

/** The sections of a document with their points; none where it is too short to need any. */
export function sectionsOf(analysis: Analysis, worth: Worth, said: readonly number[]): Topic[] {
  const { document } = analysis;
  if (document.words < LEAST_WORDS) return [];
  const starts = sectionStarts(analysis);
  const titles = new Set<string>();
  return starts.flatMap((start, at) => {
    const end = starts[at + 1] ?? document.units.length;
    const units = document.units.slice(start, end);
    const points = sectionPoints(analysis, worth, { start, end }, said);
    const title = titleOf(keyPhrases(document, analysis.idf, 6, units), titles);
    return [{ title, firstTurn: at === 0 ? 0 : (units[0]?.refs[0] ?? 0), points }];
  });
}

function sectionPoints(
  analysis: Analysis,
  worth: Worth,
  { start, end }: { start: number; end: number },
  said: readonly number[],
): Point[] {
  const { units } = analysis.document;
  const inside = worth.among.filter((unit) => unit >= start && unit < end);
  const words = units.slice(start, end).reduce((sum, unit) => sum + unit.length, 0);
  const wanted = Math.min(4, Math.max(2, Math.round(words / WORDS_FOR_A_POINT)));
  const fits = (_: number, chosen: readonly number[]): boolean => chosen.length < wanted;
  const fresh = choose(analysis, { ...worth, among: inside, said, fits });
  const chosen = fresh.length > 0 ? fresh : inside.slice(0, 1);
  const inOrder = chosen.sort((a, b) => a - b).flatMap((unit) => units[unit] ?? []);
  return pointsWithSpeakers(inOrder, analysis.document);
}
