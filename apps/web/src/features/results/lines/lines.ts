import type { EditedLine } from '@notelark/api/library';
import type { Block } from '../blocks.ts';

/** A line of a transcript while it is edited. */
export interface Line {
  /** Of the line in the editor; it stays while the text changes. */
  key: string;
  /** Of the segment that it was; null: it was split off another one. */
  index: number | null;
  /** Seconds. */
  start: number;
  end: number;
  text: string;
  speaker: string | null;
}

export const linesOf = (blocks: readonly Block[]): Line[] =>
  blocks.map(({ index, start, end, text, speaker }) => ({
    key: `s${index}`,
    index,
    start: start ?? 0,
    end: end ?? 0,
    text,
    speaker,
  }));

export const changeLine = (
  lines: readonly Line[],
  key: string,
  values: Partial<Pick<Line, 'text' | 'speaker'>>,
): readonly Line[] => lines.map((line) => (line.key === key ? { ...line, ...values } : line));

/** Splits a line at a place in its text; its time is shared by the letters. The same lines where a part would be empty. */
export function splitLine(
  lines: readonly Line[],
  key: string,
  at: number,
  newKey: string,
): readonly Line[] {
  const place = lines.findIndex((line) => line.key === key);
  const line = lines[place];
  if (!line) return lines;
  const [before, after] = [line.text.slice(0, at).trim(), line.text.slice(at).trim()];
  if (before === '' || after === '') return lines;
  const middle = line.start + ((line.end - line.start) * at) / line.text.length;
  const parts: Line[] = [
    { ...line, text: before, end: middle },
    { ...line, key: newKey, index: null, text: after, start: middle },
  ];
  return lines.toSpliced(place, 1, ...parts);
}

/** Merges a line with the one before it, whose speaker it gets. The same lines for the first. */
export function mergeLine(lines: readonly Line[], key: string): readonly Line[] {
  const place = lines.findIndex((line) => line.key === key);
  const [before, line] = [lines[place - 1], lines[place]];
  if (!before || !line) return lines;
  const text = [before.text.trim(), line.text.trim()].filter((part) => part !== '').join(' ');
  return lines.toSpliced(place - 1, 2, { ...before, text, end: line.end });
}

export interface LineChanges {
  /** Changed or new ones. */
  lines: EditedLine[];
  /** Indexes of those that are gone. */
  removed: number[];
}

/** What an edit did to the lines. A line without words is gone. */
export function changesOf(original: readonly Line[], edited: readonly Line[]): LineChanges {
  const before = new Map(original.map((line) => [line.index, line]));
  const kept = edited.filter(({ text }) => text.trim() !== '');
  const lines = kept
    .filter((line) => {
      const known = line.index === null ? undefined : before.get(line.index);
      return known !== line && (!known || !isSame(known, line));
    })
    .map(({ index, start, end, text, speaker }) => ({
      index,
      start,
      end,
      text: text.trim(),
      speaker,
    }));
  const standing = new Set(kept.map(({ index }) => index));
  const removed = original.flatMap(({ index }) =>
    index === null || standing.has(index) ? [] : [index],
  );
  return { lines, removed };
}

const isSame = (a: Line, b: Line): boolean =>
  a.text === b.text.trim() && a.speaker === b.speaker && a.start === b.start && a.end === b.end;

/** Whether the lines that an edit changes or removes are in the newest version as they were before the edit. */
export function isApart(
  original: readonly Line[],
  { lines, removed }: LineChanges,
  newest: readonly Line[],
): boolean {
  const [before, now] = [original, newest].map(
    (all) => new Map(all.map((line) => [line.index, line])),
  );
  const touched = [...lines.flatMap(({ index }) => index ?? []), ...removed];
  return touched.every((index) => {
    const [was, is] = [before?.get(index), now?.get(index)];
    return was !== undefined && is !== undefined && isSame(is, was);
  });
}

export const countOf = ({ lines, removed }: LineChanges): number => lines.length + removed.length;
