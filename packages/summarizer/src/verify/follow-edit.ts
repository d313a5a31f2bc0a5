import { mapStatements, restsOn } from '../documents.ts';
import type { Point, SummaryDocument } from '../port.ts';

/** What an edit of the source did to one turn. */
export interface TurnMove {
  /** Indices of the turns that hold its words now, ascending; empty where it was removed. */
  now: readonly number[];
  /** It reads otherwise than before. */
  changed: boolean;
}

/**
 * The document about the edited source: references point to where the turns stand now, and statements that cite a turn
 * whose words changed are due for another check (`changed`).
 * @param moves for each turn of the source before the edit.
 * @param reworded the statements get the same other words as the turns: what was verified stays so.
 */
export function followEdit(
  document: SummaryDocument,
  moves: readonly TurnMove[],
  reworded = false,
): SummaryDocument {
  const moved = mapStatements(document, (point) => [movePoint(point, moves, reworded)]);
  const topics = moved.topics.map((topic) => ({
    ...topic,
    firstTurn: startOf(topic.firstTurn, moves),
  }));
  const dropped = document.dropped?.map(({ text, refs }) => ({
    text,
    refs: movedRefs(refs, moves),
  }));
  return { ...moved, topics, ...(dropped && { dropped }) };
}

/** Whether any statement is due for another check. */
export function hasChangedStatements(document: SummaryDocument): boolean {
  let found = false;
  mapStatements(document, (point) => {
    found ||= point.changed === true;
    return [point];
  });
  return found;
}

function movePoint<P extends Point>(point: P, moves: readonly TurnMove[], reworded: boolean): P {
  const { doubt } = point;
  const cited = restsOn(point);
  const rests = doubt?.turn === undefined ? cited : [...cited, doubt.turn];
  const isKept = reworded && point.verified && point.changed !== true;
  const isChanged = !isKept && rests.some((turn) => moves[turn]?.changed ?? true);
  const against = doubt?.turn === undefined ? undefined : moves[doubt.turn]?.now[0];
  const { turn: _, ...reason } = doubt ?? { kind: 'gone' as const };
  return {
    ...point,
    refs: movedRefs(point.refs, moves),
    ...(point.parts && {
      parts: point.parts.map((part) => ({ ...part, refs: movedRefs(part.refs, moves) })),
    }),
    ...(doubt && { doubt: against === undefined ? reason : { ...reason, turn: against } }),
    ...(isChanged && { changed: true }),
  };
}

const movedRefs = (refs: readonly number[], moves: readonly TurnMove[]): number[] =>
  ascending(refs.flatMap((ref) => moves[ref]?.now ?? []));

const ascending = (turns: readonly number[]): number[] =>
  [...new Set(turns)].toSorted((a, b) => a - b);

/** The first turn that is left of a section. */
function startOf(turn: number, moves: readonly TurnMove[]): number {
  const left = moves.slice(turn).find(({ now }) => now.length > 0);
  return left?.now[0] ?? 0;
}
