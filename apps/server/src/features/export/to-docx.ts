import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { directionOf } from './direction.ts';
import { type Block, type ExportDocument, plain, type Run } from './document.ts';

const BULLETS = 'bullets';
const NUMBERS = 'numbers';
const INDENT = 360;
const DEPTHS = [0, 1, 2, 3, 4, 5];
const HEADINGS = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const;

/** A Word document with real headings, lists and links; right-to-left paragraphs are marked as such. */
export async function toDocx({
  title,
  language,
  blocks,
}: ExportDocument): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({
    title,
    creator: 'Notelark',
    styles: {
      default: {
        document: {
          run: {
            font: 'Calibri',
            size: 22,
            // Otherwise Word checks the spelling by the language of its own installation.
            ...(language !== null && {
              language: { value: language, eastAsia: language, bidirectional: language },
            }),
          },
          paragraph: { spacing: { after: 120, line: 276 } },
        },
      },
    },
    numbering: {
      config: [numbering(BULLETS, LevelFormat.BULLET), numbering(NUMBERS, LevelFormat.DECIMAL)],
    },
    sections: [
      {
        children: [
          new Paragraph({
            heading: HeadingLevel.TITLE,
            children: [new TextRun(title)],
            bidirectional: directionOf(title) === 'rtl',
          }),
          ...paragraphsOf(blocks),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

function numbering(reference: string, format: (typeof LevelFormat)[keyof typeof LevelFormat]) {
  return {
    reference,
    levels: DEPTHS.map((level) => ({
      level,
      format,
      text: format === LevelFormat.BULLET ? '•' : `%${level + 1}.`,
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: INDENT } } },
    })),
  };
}

/** Each ordered list counts anew: a list begins where its marker says 1. */
function paragraphsOf(blocks: readonly Block[]): Paragraph[] {
  let list = 0;
  return blocks.map((block) => {
    if (block.kind === 'item' && block.depth === 0 && block.marker === '1.') list += 1;
    return paragraphOf(block, list);
  });
}

function paragraphOf(block: Block, list: number): Paragraph {
  if (block.kind === 'segment') return segmentOf(block);
  const rtl = directionOf(plain(block.runs)) === 'rtl';
  const children = childrenOf(block.runs, rtl);
  if (block.kind === 'heading')
    return new Paragraph({ heading: HEADINGS[block.level], bidirectional: rtl, children });
  if (block.kind === 'paragraph') return new Paragraph({ bidirectional: rtl, children });
  const level = Math.min(block.depth, DEPTHS.length - 1);
  if (block.checked !== null)
    return new Paragraph({
      bidirectional: rtl,
      indent: { left: INDENT * (level + 1), hanging: INDENT },
      children: [new TextRun(block.checked ? '☒ ' : '☐ '), ...children],
    });
  const numbered =
    block.marker === null
      ? { reference: BULLETS, level }
      : { reference: NUMBERS, level, instance: list };
  return new Paragraph({ bidirectional: rtl, numbering: numbered, children });
}

function segmentOf({ time, speaker, text }: Extract<Block, { kind: 'segment' }>): Paragraph {
  const rtl = directionOf(text) === 'rtl';
  return new Paragraph({
    bidirectional: rtl,
    children: [
      new TextRun({ text: `${time}  `, color: '5C667D' }),
      ...(speaker === null
        ? []
        : [new TextRun({ text: `${speaker}: `, bold: true, rightToLeft: rtl })]),
      new TextRun({ text, rightToLeft: rtl }),
    ],
  });
}

function childrenOf(runs: readonly Run[], rtl: boolean): ParagraphChild[] {
  return runs.map((run) => {
    const text = new TextRun({
      text: run.text.replaceAll('\n', ' '),
      rightToLeft: rtl,
      ...(run.bold === true && { bold: true }),
      ...(run.italic === true && { italics: true }),
      ...(run.href !== undefined && { style: 'Hyperlink' }),
    });
    return run.href === undefined
      ? text
      : new ExternalHyperlink({ link: run.href, children: [text] });
  });
}
