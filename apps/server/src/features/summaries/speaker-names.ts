import { escapeMarkdown } from './markdown-escape.ts';

/** A speaker's old and new name. */
export interface Renaming {
  from: string;
  to: string;
}

/** The Markdown of notes with the new name wherever the old one stands as a word of its own, just so written. */
export function renameIn(markdown: string, { from, to }: Renaming): string {
  const written = escapeMarkdown(from);
  const pattern = written.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return markdown.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu'),
    () => escapeMarkdown(to),
  );
}

/** Who has another name now than when the turns were read first. */
export function renamingsBetween(
  before: readonly { speaker?: string }[],
  now: readonly { speaker?: string }[],
): Renaming[] {
  const names = new Map<string, string>();
  for (const [at, { speaker: from }] of before.entries()) {
    const to = now[at]?.speaker;
    if (from !== undefined && to !== undefined && from !== to) names.set(from, to);
  }
  return [...names].map(([from, to]) => ({ from, to }));
}
