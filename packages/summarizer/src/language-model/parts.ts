import type { Budget } from './budget.ts';
import { split, type Segment } from './segments.ts';

/** Neighbours that go through the model together. Every segment is in exactly one part. */
export interface Part {
  segments: Segment[];
  /** The segments before it: shown so that the model understands the start, not to be summarised again. */
  context: Segment[];
}

/** How many segments of context a part is given. */
const OVERLAP = 2;
/** A part ends at a topic boundary, if there is one after this share of it. */
const EARLIEST_END = 0.5;
/** A segment below this many tokens is not cut any further. */
const LEAST_PIECE = 120;

/**
 * Cuts a source into parts. All of it in one where it fits one pass, else parts of `budget.part` tokens that end where a
 * topic ends.
 * @param topicStarts turns with which a new topic starts, ascending.
 */
export function partsOf(segments: Segment[], budget: Budget, topicStarts: number[]): Part[] {
  const total = sum(segments);
  if (total <= budget.onePass) return segments.length === 0 ? [] : [{ segments, context: [] }];
  const starts = new Set(topicStarts);
  const parts: Part[] = [];
  for (let from = 0; from < segments.length;) {
    const to = endOf(segments, from, budget.part, starts);
    parts.push({ segments: segments.slice(from, to), context: contextOf(segments, from) });
    from = to;
  }
  return parts;
}

/**
 * The two halves of a part that was too much for the model, or null where it is too small to be cut. A part of one
 * segment is cut inside it.
 */
export function halves(part: Part, language?: string): [Part, Part] | null {
  const segments = part.segments.length === 1 ? cutOpen(part.segments, language) : part.segments;
  if (segments.length < 2) return null;
  const total = sum(segments);
  let middle = 1;
  let before = segments[0]?.tokens ?? 0;
  while (middle < segments.length - 1 && before < total / 2) {
    before += segments[middle]?.tokens ?? 0;
    middle += 1;
  }
  return [
    { segments: segments.slice(0, middle), context: part.context },
    { segments: segments.slice(middle), context: contextOf(segments, middle) },
  ];
}

function cutOpen([segment]: Segment[], language?: string): Segment[] {
  if (segment === undefined || segment.tokens < 2 * LEAST_PIECE) return [];
  return split(segment, Math.ceil(segment.tokens * 0.6), language);
}

/** Index after the last segment of the part that starts at `from`: at least one segment is in it. */
function endOf(segments: Segment[], from: number, most: number, starts: Set<number>): number {
  let tokens = 0;
  let boundary = 0;
  for (let index = from; index < segments.length; index += 1) {
    const segment = segments[index];
    if (segment === undefined) break;
    const startsTopic = !segment.continued && starts.has(segment.turn);
    if (index > from && startsTopic && tokens >= most * EARLIEST_END) boundary = index;
    tokens += segment.tokens;
    if (tokens > most && index > from) return boundary || index;
  }
  return segments.length;
}

function contextOf(segments: Segment[], from: number): Segment[] {
  return segments.slice(Math.max(0, from - OVERLAP), from);
}

/** The size of a part without its context. */
export function tokensOf({ segments }: Part): number {
  return sum(segments);
}

/** The turns that stand in a part, ascending. */
export function turnsOf({ segments }: Part): number[] {
  return [...new Set(segments.map((segment) => segment.turn))];
}

function sum(segments: Segment[]): number {
  return segments.reduce((total, segment) => total + segment.tokens, 0);
}
