import PdfKit from 'pdfkit';
import { directionOf } from '../direction.ts';
import { plain, type Run } from '../document.ts';
import { type Atom, atomsOf } from './atoms.ts';
import { familyOf, fontFile } from './fonts.ts';
import { linesOf } from './lines.ts';
import { visualOrder } from './order.ts';
import { stretchesOf } from './stretches.ts';

const MARGIN = 64;
const LINE_HEIGHT = 1.5;
/** From the top of a line to where its letters stand, in sizes. */
const ASCENT = 1.07;
const INK = '#1c2333';
const FAINT = '#5c667d';
const LINK = '#8a5a00';
const NUMBER_SIZE = 9;
/** A heading stands with the first lines below it; a short paragraph is not divided between pages, a long one not after a line. */
const BELOW_HEADING = 3;
const SHORT_PARAGRAPH = 3;

const linesTogether = (lines: number, tag: TextStyle['tag']): number => {
  if (tag !== undefined && tag !== 'LI') return lines + BELOW_HEADING;
  return lines <= SHORT_PARAGRAPH ? lines : 2;
};

const colorOf = ({ href, quiet }: Pick<Atom, 'href' | 'quiet'>, color: string): string => {
  if (href !== undefined) return LINK;
  return quiet ? FAINT : color;
};

export interface TextStyle {
  size: number;
  /** Points from the edge where the paragraph begins. */
  indent?: number;
  color?: string;
  bold?: boolean;
  spaceBefore?: number;
  spaceAfter?: number;
  /** What it is, for those who have it read to them. */
  tag?: 'H1' | 'H2' | 'H3' | 'LI';
  /** Stands in the indent of the first line, e.g. a bullet or a time. */
  marker?: string;
}

interface Element {
  structure: PDFKit.PDFStructureElement;
  tag: string;
  end: () => void;
}

type Look = Pick<Atom, 'text' | 'family' | 'bold'>;

/** Sets paragraphs on A4 pages, in any of the scripts, each in its direction. Points throughout. */
export class PdfPages {
  readonly #pdf: PDFKit.PDFDocument;
  /** The whole document, in the file's structure. */
  readonly #root: PDFKit.PDFStructureElement;
  readonly #loaded = new Set<string>();
  readonly #widths = new Map<string, number>();
  #y = MARGIN;
  /** The list that the paragraphs of now belong to. */
  #list: PDFKit.PDFStructureElement | null = null;

  constructor(title: string, language: string | null) {
    this.#pdf = new PdfKit({
      size: 'A4',
      margin: 0,
      autoFirstPage: true,
      // Page numbers are written once the number of pages is known.
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      info: { Title: title, Creator: 'Notelark', Producer: 'Notelark' },
      lang: language ?? 'und',
      displayTitle: true,
    });
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  paragraph(runs: readonly Run[], style: TextStyle): void {
    const { size, indent = 0, spaceBefore = 0, spaceAfter = size * 0.6, tag } = style;
    const base = directionOf(plain(runs));
    const styled = style.bold === true ? runs.map((run) => ({ ...run, bold: true })) : runs;
    const lines = linesOf(atomsOf(styled), this.#textWidth - indent, (atom) =>
      this.#measure(atom, size),
    );
    if (this.#y > MARGIN) this.#y += spaceBefore;
    const element = this.#element(tag);
    const height = size * LINE_HEIGHT;
    for (const [at, line] of lines.entries()) {
      this.#makeRoom(at === 0 ? height * linesTogether(lines.length, tag) : height);
      element.structure.add(this.#pdf.markStructureContent(element.tag));
      if (at === 0 && style.marker !== undefined) this.#marker(style.marker, size, indent, base);
      this.#line(line.atoms, line.widths, style, base);
      this.#pdf.endMarkedContent();
      this.#y += height;
    }
    element.end();
    this.#y += spaceAfter;
  }

  /** What a paragraph is in the file's structure. Items that follow each other are one list. */
  #element(tag: TextStyle['tag']): Element {
    if (tag === 'LI') {
      this.#list ??= this.#added(this.#pdf.struct('L'));
      const item = this.#pdf.struct('LI');
      const body = this.#pdf.struct('LBody');
      this.#list.add(item);
      item.add(body);
      return { structure: body, tag: 'LBody', end: () => [body, item].forEach((one) => one.end()) };
    }
    this.#endList();
    const structure = this.#added(this.#pdf.struct(tag ?? 'P'));
    return { structure, tag: tag ?? 'P', end: () => structure.end() };
  }

  #added(structure: PDFKit.PDFStructureElement): PDFKit.PDFStructureElement {
    this.#root.add(structure);
    return structure;
  }

  #endList(): void {
    this.#list?.end();
    this.#list = null;
  }

  /** `2 / 7` below each page of a longer document, which is no content. */
  #numberPages(): void {
    const { count } = this.#pdf.bufferedPageRange();
    if (count === 1) return;
    for (let page = 0; page < count; page += 1) {
      this.#pdf.switchToPage(page);
      const text = `${page + 1} / ${count}`;
      const look = { text, family: familyOf('1'), bold: false };
      const x = this.#pdf.page.width - MARGIN - this.#measure(look, NUMBER_SIZE);
      this.#y = this.#pdf.page.height - MARGIN * 0.65;
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      this.#draw(look, x, NUMBER_SIZE, FAINT);
      this.#pdf.endMarkedContent();
    }
  }

  /** The finished file. */
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    this.#endList();
    this.#root.end();
    this.#numberPages();
    const chunks: Uint8Array[] = [];
    this.#pdf.end();
    for await (const chunk of this.#pdf as AsyncIterable<Uint8Array>) chunks.push(chunk);
    return new Uint8Array(Buffer.concat(chunks));
  }

  get #textWidth(): number {
    return this.#pdf.page.width - 2 * MARGIN;
  }

  #makeRoom(height: number): void {
    if (this.#y + height <= this.#pdf.page.height - MARGIN) return;
    this.#pdf.addPage();
    this.#y = MARGIN;
  }

  /** Right-to-left paragraphs are indented from the right and begin there. */
  #line(
    atoms: readonly Atom[],
    widths: readonly number[],
    style: TextStyle,
    base: 'ltr' | 'rtl',
  ): void {
    const { size, indent = 0, color = INK } = style;
    const width = widths.reduce((sum, each) => sum + each, 0);
    let x = base === 'ltr' ? MARGIN + indent : this.#pdf.page.width - MARGIN - indent - width;
    for (const stretch of stretchesOf(visualOrder(atoms, base))) {
      const own = stretch.atoms.reduce((sum, atom) => sum + this.#measure(atom, size), 0);
      this.#draw(stretch, x, size, colorOf(stretch, color));
      if (stretch.href !== undefined)
        this.#pdf.link(x, this.#y, own, size * LINE_HEIGHT, stretch.href);
      x += own;
    }
  }

  #marker(marker: string, size: number, indent: number, base: 'ltr' | 'rtl'): void {
    const look = { text: marker, family: familyOf(marker), bold: false };
    const gap = this.#measure(look, size) + size * 0.5;
    const x =
      base === 'ltr' ? MARGIN + indent - gap : this.#pdf.page.width - MARGIN - indent + size * 0.5;
    this.#draw(look, x, size, FAINT);
  }

  /** All fonts stand on one line, whatever their ascent. */
  #draw(drawn: Look, x: number, size: number, color: string): void {
    this.#font(drawn)
      .fontSize(size)
      .fillColor(color)
      .text(drawn.text, x, this.#y + size * ASCENT, { lineBreak: false, baseline: 'alphabetic' });
  }

  #measure(atom: Look, size: number): number {
    const key = `${atom.family}${atom.bold ? '*' : ''}${atom.text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known * size;
    const width = this.#font(atom).fontSize(1000).widthOfString(atom.text) / 1000;
    this.#widths.set(key, width);
    return width * size;
  }

  #font({ family, bold }: Pick<Atom, 'family' | 'bold'>): PDFKit.PDFDocument {
    const name = `${family}${bold ? '-bold' : ''}`;
    if (!this.#loaded.has(name)) {
      this.#pdf.registerFont(name, fontFile(family, bold));
      this.#loaded.add(name);
    }
    return this.#pdf.font(name);
  }
}
