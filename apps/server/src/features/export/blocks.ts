import { blocksOfMarkdown } from './blocks-of-markdown.ts';
import type { Block, ExportDocument, ExportSource } from './document.ts';
import { timeOf } from './times.ts';

/** The panel as blocks, under its title. */
export function documentOf(source: ExportSource): ExportDocument {
  const { title, notice, language } = source;
  const warning: Block[] =
    notice === null ? [] : [{ kind: 'paragraph', runs: [{ text: notice, italic: true }] }];
  return { title, language, blocks: [...warning, ...blocksOf(source)] };
}

function blocksOf({ segments, markdown, plainText }: ExportSource): Block[] {
  if (segments !== null)
    return segments.map((segment) => ({
      kind: 'segment',
      time: timeOf(segment),
      speaker: segment.speaker,
      text: segment.text,
    }));
  if (markdown !== null) return blocksOfMarkdown(markdown);
  return (plainText ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((text) => ({ kind: 'paragraph', runs: [{ text }] }));
}
