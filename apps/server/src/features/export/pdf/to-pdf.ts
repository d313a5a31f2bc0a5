import type { Block, ExportDocument } from '../document.ts';
import { PdfPages } from './page.ts';

const BODY = 10.5;
const ITEM_INDENT = 20;
const TIME_INDENT = 56;
const HEADING_SIZE = { 1: 17, 2: 14, 3: 12 } as const;

/** A PDF whose text can be selected and found, in any of the scripts that the fonts have. */
export async function toPdf({ title, blocks }: ExportDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pages = new PdfPages(title);
  pages.paragraph([{ text: title }], { size: 21, bold: true, spaceAfter: 16 });
  for (const block of blocks) setBlock(pages, block);
  return pages.bytes();
}

function setBlock(pages: PdfPages, block: Block): void {
  switch (block.kind) {
    case 'heading':
      pages.paragraph(block.runs, { size: HEADING_SIZE[block.level], bold: true, spaceAfter: 6 });
      break;
    case 'paragraph':
      pages.paragraph(block.runs, { size: BODY });
      break;
    case 'item':
      pages.paragraph(block.runs, {
        size: BODY,
        indent: ITEM_INDENT * (block.depth + 1),
        marker: markerOf(block),
        spaceAfter: 3,
      });
      break;
    case 'segment':
      pages.paragraph([...speakerOf(block.speaker), { text: block.text }], {
        size: BODY,
        indent: TIME_INDENT,
        marker: block.time,
        spaceAfter: 4,
      });
      break;
  }
}

const speakerOf = (speaker: string | null) =>
  speaker === null ? [] : [{ text: `${speaker}: `, bold: true }];

/** The general font has no ballot boxes. */
function markerOf({ marker, checked }: Extract<Block, { kind: 'item' }>): string {
  if (checked !== null) return checked ? '[x]' : '[–]';
  return marker ?? '•';
}
