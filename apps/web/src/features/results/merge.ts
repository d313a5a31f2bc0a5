import { diff3MergeRegions } from 'node-diff3';
import type { TextEdit } from './queries.ts';
import type { Rebased } from './use-saving.ts';

/** An edit of a text on top of what was saved meanwhile. */
export const rebaseText = (original: string, mine: string, newest: TextEdit): Rebased<string> => ({
  edit: mergeTexts(original, mine, newest.text),
  version: newest.version,
});

/**
 * Two edits of one text as one, line by line.
 * @returns null where both changed the same lines
 */
export function mergeTexts(original: string, mine: string, theirs: string): string | null {
  const [base, a, b] = [original, mine, theirs].map((text) => text.split('\n'));
  const merged = diff3MergeRegions(a ?? [], base ?? [], b ?? []).map((region) =>
    region.stable
      ? region.bufferContent
      : mergeLines(region.oContent, region.aContent, region.bContent),
  );
  return merged.some((lines) => lines === null) ? null : merged.flat().join('\n');
}

/** Neighboring lines of which each was changed by one of the two. */
function mergeLines(
  original: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | null {
  if (mine.length !== original.length || theirs.length !== original.length)
    return mine.join('\n') === theirs.join('\n') ? [...mine] : null;
  const merged = original.map((line, at) => {
    const [my = '', their = ''] = [mine[at], theirs[at]];
    if (my === line || my === their) return their;
    return their === line ? my : null;
  });
  return merged.every((line) => line !== null) ? merged : null;
}
