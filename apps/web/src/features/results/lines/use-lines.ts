import { useReducer } from 'react';
import { changeLine, type Line, mergeLine, splitLine } from './lines.ts';

type Lines = readonly Line[];

/** Where the caret goes after an edit. */
export interface Caret {
  key: string;
  at: number;
}

interface Edits {
  lines: Lines;
  caret: Caret | null;
  past: readonly Lines[];
  future: readonly Lines[];
  /** The line that was typed in last: what is typed in one line up to the end of a word is one step of undo. */
  typing: string | null;
  splits: number;
}

export type Edit =
  | { kind: 'type'; key: string; text: string; endsWord: boolean }
  | { kind: 'speaker'; key: string; speaker: string | null }
  | { kind: 'split'; key: string; at: number }
  | { kind: 'merge'; key: string }
  | { kind: 'undo' }
  | { kind: 'redo' };

function reduce(edits: Edits, edit: Edit): Edits {
  const { lines } = edits;
  switch (edit.kind) {
    case 'type': {
      const next = changeLine(lines, edit.key, { text: edit.text });
      const typing = edit.endsWord ? null : edit.key;
      if (edits.typing === edit.key)
        return { ...edits, lines: next, future: [], typing, caret: null };
      return { ...step(edits, next, null), typing };
    }
    case 'speaker':
      return step(edits, changeLine(lines, edit.key, { speaker: edit.speaker }), null);
    case 'split': {
      const key = `n${edits.splits}`;
      const next = splitLine(lines, edit.key, edit.at, key);
      return { ...step(edits, next, { key, at: 0 }), splits: edits.splits + 1 };
    }
    case 'merge': {
      const before = lines[lines.findIndex(({ key }) => key === edit.key) - 1];
      if (!before) return edits;
      const at = before.text.trim().length;
      return step(edits, mergeLine(lines, edit.key), { key: before.key, at });
    }
    case 'undo':
      return moved(edits, edits.past, 'past');
    default:
      return moved(edits, edits.future, 'future');
  }
}

const step = (edits: Edits, lines: Lines, caret: Caret | null): Edits =>
  lines === edits.lines
    ? edits
    : {
        ...edits,
        lines,
        caret,
        past: [...edits.past, edits.lines],
        future: [],
        typing: null,
      };

function moved(edits: Edits, from: readonly Lines[], side: 'past' | 'future'): Edits {
  const lines = from.at(-1);
  if (!lines) return edits;
  const other = side === 'past' ? 'future' : 'past';
  return {
    ...edits,
    lines,
    caret: null,
    typing: null,
    [side]: from.slice(0, -1),
    [other]: [...edits[other], edits.lines],
  };
}

/** The lines of a transcript while they are edited, with undo and redo. */
export function useLines(original: Lines) {
  return useReducer(reduce, {
    lines: original,
    caret: null,
    past: [],
    future: [],
    typing: null,
    splits: 0,
  });
}
