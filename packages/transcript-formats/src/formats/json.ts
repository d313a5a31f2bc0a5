import { type Problem, problemAt } from '../transcript.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const recordsOf = (value: unknown): JsonRecord[] => listOf(value).filter(isRecord);
export const stringOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** A time that a file may have written as a number or as text; null where it is none. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

/** Milliseconds as seconds. */
export const fromMillis = (value: unknown): number | null => {
  const millis = numberOf(value);
  return millis === null ? null : millis / 1_000;
};

interface LooseJson {
  value: unknown;
  problems: Problem[];
}

/**
 * The value of a JSON text. Of one that breaks off or is damaged, the part up to the last whole element before the damage.
 * Null where nothing of it can be read.
 */
export function parseLoosely(text: string): LooseJson | null {
  try {
    return { value: JSON.parse(text) as unknown, problems: [] };
  } catch {
    return repaired(text);
  }
}

interface Cut {
  end: number;
  /** What closes the brackets that are open there. */
  closing: string;
}

/** Characters that are parsed at most to repair one text: a second or two of work. */
const PARSED_CHARACTERS = 200_000_000;

/** Leaves damaged elements out, one after the other; what is left of the end is cut off. */
function repaired(text: string): LooseJson | null {
  const problems: Problem[] = [];
  let present = text;
  let [budget, linesLeftOut] = [PARSED_CHARACTERS, 0];
  for (;;) {
    const cuts = cutsOf(present);
    const found = lastWhole(present, cuts);
    budget -= present.length * Math.log2(cuts.length + 2);
    if (!found) return null;
    const { cut, at, value } = found;
    const [gap = ''] = /^[,\s]*/.exec(present.slice(cut.end)) ?? [];
    const damage = cut.end + gap.length;
    const line = linesIn(present.slice(0, damage)) + linesLeftOut + 1;
    const damaged = present.slice(damage, damage + 200);
    const next = cuts.slice(at + 1).find(({ closing }) => closing === cut.closing);
    if (!next || budget < 0)
      return { value, problems: [...problems, problemAt(line, 'cut-off', damaged)] };
    problems.push(problemAt(line, 'shape', damaged));
    const without = present.slice(0, cut.end) + present.slice(next.end);
    const whole = tryParse(without);
    if (whole !== undefined) return { value: whole, problems };
    linesLeftOut += linesIn(present) - linesIn(without);
    present = without;
  }
}

/** Line breaks. */
const linesIn = (text: string): number => text.split('\n').length - 1;

/** The last place up to which a text is valid: a text that is valid up to one cut is valid up to all before it. */
function lastWhole(text: string, cuts: readonly Cut[]) {
  let [low, high] = [0, cuts.length - 1];
  let best: { value: unknown; cut: Cut; at: number } | null = null;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const cut = cuts[middle];
    const value = cut && tryParse(text.slice(0, cut.end) + cut.closing);
    if (cut && value !== undefined) {
      best = { value, cut, at: middle };
      low = middle + 1;
    } else high = middle - 1;
  }
  return best;
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Ends of objects and lists inside of lists: places where a text can be closed without losing a part of an element. */
function cutsOf(text: string): Cut[] {
  const cuts: Cut[] = [];
  const open: string[] = [];
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isString) {
      if (char === '\\') at += 1;
      // A string ends with its line at the latest: a lost quote costs one line, not the rest.
      else if (char === '"' || char === '\n') isString = false;
    } else if (char === '"') isString = true;
    else if (char === '{') open.push('}');
    else if (char === '[') open.push(']');
    else if (char === '}' || char === ']') {
      if (open.pop() !== char) return cuts;
      if (open.at(-1) === ']')
        cuts.push({ end: at + 1, closing: open.length > 64 ? '' : open.toReversed().join('') });
    }
  }
  return cuts;
}
