import type { Point, SummaryDocument } from '../port.ts';
import type { TurnPlaces } from './citations.ts';

/** A line that the reader wrote while they listened. */
export interface OwnNote {
  text: string;
  /** When, in seconds of the recording; null where that is not known. */
  at: number | null;
  /** What was being said then: stands beneath a note to which no generated point belongs. */
  heard?: MarkedPassage;
}

/** A passage that the reader marked while it was said. */
export interface MarkedPassage {
  turn: number;
  text: string;
}

/** The points that belong to each own note, and the document without them. */
export interface Divided {
  under: Point[][];
  rest: SummaryDocument;
}

/** Seconds between a note and what it is about, mostly: one writes about what has just been said. */
const NEAR = 45;
/** Longer ago, the words have to agree as well. */
const AROUND = 180;
const LEAST_SCORE = 2;
/** Shorter words are mostly particles. */
const WORD = /[\p{L}\p{N}]{4,}/gu;

/**
 * Finds the generated points that each own note is about, by its words and its time. Points of topics and key points move
 * beneath the note; decisions, tasks and questions stay where their readers look for them.
 */
export function divideByOwnNotes(
  document: SummaryDocument,
  own: readonly OwnNote[],
  places: TurnPlaces,
): Divided {
  const under: Point[][] = own.map(() => []);
  const notes = own.map(({ text, at }) => ({ at, words: wordsOf(text) }));
  const staysOf = (points: readonly Point[]): Point[] =>
    points.filter((point) => {
      const best = bestOf(notes.map((note) => scoreOf(note, point, places)));
      if (best !== null) under[best]?.push(point);
      return best === null;
    });
  const rest = {
    ...document,
    keyPoints: staysOf(document.keyPoints),
    topics: document.topics.map((topic) => ({ ...topic, points: staysOf(topic.points) })),
  };
  for (const points of under) points.sort((a, b) => (a.refs[0] ?? 0) - (b.refs[0] ?? 0));
  return { under, rest };
}

/** Index of the highest score; null where none is high enough. */
function bestOf(scores: readonly number[]): number | null {
  const best = Math.max(...scores, 0);
  return best < LEAST_SCORE ? null : scores.indexOf(best);
}

interface Note {
  at: number | null;
  words: ReadonlySet<string>;
}

function scoreOf({ at, words }: Note, point: Point, places: TurnPlaces): number {
  const shared = [...wordsOf(point.text)].filter((word) => words.has(word)).length;
  return shared + nearness(at, point, places);
}

function nearness(at: number | null, { refs }: Point, places: TurnPlaces): number {
  if (at === null) return 0;
  const starts = refs.flatMap((ref) => places[ref]?.start ?? []);
  const away = Math.min(...starts.map((start) => Math.abs(start - at)));
  if (away <= NEAR) return LEAST_SCORE;
  return away <= AROUND ? 1 : 0;
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(WORD) ?? []);
