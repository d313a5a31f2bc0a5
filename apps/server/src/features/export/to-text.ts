import { placeLink } from '@notelark/api/places';
import { type Block, type ExportDocument, type ExportSource, plain } from './document.ts';
import { timeOf } from './times.ts';

/** Plain text; a pasted text comes out to the letter. */
export function toText(source: ExportSource, document: ExportDocument): string {
  if (source.plainText !== null)
    return source.notice === null ? source.plainText : `${source.notice}\n\n${source.plainText}`;
  const lines = document.blocks.map(lineOf);
  return `${[document.title, '', ...lines].join('\n').replaceAll(/\n{3,}/g, '\n\n')}\n`;
}

function lineOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `\n${plain(block.runs)}\n`;
    case 'paragraph':
      return `${plain(block.runs)}\n`;
    case 'item':
      return `${'  '.repeat(block.depth)}${markerOf(block)} ${plain(block.runs)}`;
    default:
      return `[${block.time}] ${block.speaker === null ? '' : `${block.speaker}: `}${block.text}`;
  }
}

function markerOf({ marker, checked }: Extract<Block, { kind: 'item' }>): string {
  if (checked !== null) return checked ? '[x]' : '[ ]';
  return marker ?? '-';
}

/** Markdown, with the title as its heading. Citations, which lead into the page, become plain. */
export function toMarkdown(source: ExportSource): string {
  const notice = source.notice === null ? '' : `*${escapeMarkdown(source.notice)}*\n\n`;
  return `# ${escapeMarkdown(source.title)}\n\n${notice}${bodyOf(source)}\n`;
}

const CITATION = new RegExp(String.raw`\[([^\]]*)\]\(${placeLink}\)`, 'g');

function bodyOf({ markdown, segments, plainText }: ExportSource): string {
  if (segments !== null)
    return segments
      .map(
        ({ speaker, text, ...when }) =>
          `**${timeOf(when)}** ${speaker === null ? '' : `**${escapeMarkdown(speaker)}** `}${escapeMarkdown(text)}`,
      )
      .join('\n\n');
  if (markdown !== null) return markdown.replaceAll(CITATION, '($1)');
  return escapeMarkdown(plainText ?? '');
}

/** A stranger's words must stay words. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`)
    .replaceAll(/^(\s*)([-+]|\d+[.)])(\s)/gm, String.raw`$1\$2$3`);
