import type { OwnNote } from '@notelark/api/live-details';
import { escapeMarkdown, headingsIn } from '@notelark/summarizer';

/** Notes of a live recording with what their owner wrote in the meantime: lines that they lack come first. */
export function withOwnNotes(markdown: string, own: readonly OwnNote[]): string {
  const isThere = (text: string) =>
    markdown.includes(text) || markdown.includes(escapeMarkdown(text));
  const missing = own.filter(({ text }) => !isThere(text));
  if (missing.length === 0) return markdown;
  const items = missing.map(({ text }) => `- **${escapeMarkdown(text)}**`);
  return `## ${headingsIn(null).ownNotes}\n\n${items.join('\n')}\n\n${markdown}`;
}
