import type { Block, ExportDocument } from '../document.ts';
import { PdfPages } from './page.ts';

const BODY = 10.5;
const ITEM_INDENT = 20;
const TIME_INDENT = 56;
const HEADING_SIZE = { 1: 17, 2: 14, 3: 12 } as const;
/** The first level is the title's. */
const HEADING_TAG = { 1: 'H2', 2: 'H2', 3: 'H3' } as const;

/** A PDF whose text can be selected and found, in any of the scripts that the fonts have. */
export async function toPdf({
  title,
  language,
  blocks,
}: ExportDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pages = new PdfPages(title, language);
  pages.paragraph([{ text: title }], { size: 21, bold: true, spaceAfter: 16, tag: 'H1' });
  for (const block of blocks) setBlock(pages, block);
  return pages.bytes();
}

function setBlock(pages: PdfPages, block: Block): void {
  switch (block.kind) {
    case 'heading':
      pages.paragraph(block.runs, {
        size: HEADING_SIZE[block.level],
        bold: true,
        spaceBefore: HEADING_SIZE[block.level] * 0.7,
        spaceAfter: 6,
        tag: HEADING_TAG[block.level],
      });
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
        tag: 'LI',
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
