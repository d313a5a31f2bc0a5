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
