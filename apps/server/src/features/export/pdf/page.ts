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

export interface TextStyle {
  size: number;
  /** Points from the edge where the paragraph begins. */
  indent?: number;
  color?: string;
  bold?: boolean;
  spaceAfter?: number;
  /** Stands in the indent of the first line, e.g. a bullet or a time. */
  marker?: string;
}

type Look = Pick<Atom, 'text' | 'family' | 'bold'>;

/** Sets paragraphs on A4 pages, in any of the scripts, each in its direction. Points throughout. */
export class PdfPages {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #loaded = new Set<string>();
  readonly #widths = new Map<string, number>();
  #y = MARGIN;

  constructor(title: string) {
    this.#pdf = new PdfKit({
      size: 'A4',
      margin: 0,
      autoFirstPage: true,
      info: { Title: title, Creator: 'Notelark', Producer: 'Notelark' },
      lang: 'und',
      displayTitle: true,
    });
  }

  paragraph(runs: readonly Run[], style: TextStyle): void {
    const { size, indent = 0, spaceAfter = size * 0.6 } = style;
    const base = directionOf(plain(runs));
    const styled = style.bold === true ? runs.map((run) => ({ ...run, bold: true })) : runs;
    const lines = linesOf(atomsOf(styled), this.#textWidth - indent, (atom) =>
      this.#measure(atom, size),
    );
    for (const [at, line] of lines.entries()) {
      this.#makeRoom(size * LINE_HEIGHT);
      if (at === 0 && style.marker !== undefined) this.#marker(style.marker, size, indent, base);
      this.#line(line.atoms, line.widths, style, base);
      this.#y += size * LINE_HEIGHT;
    }
    this.#y += spaceAfter;
  }

  /** The finished file. */
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
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
      this.#draw(stretch, x, size, stretch.href === undefined ? color : LINK);
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
