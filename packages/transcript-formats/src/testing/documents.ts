import { strToU8, zipSync } from 'fflate';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A Word document as Teams writes it: a paragraph for each turn, a break between its head and its words. */
export function docxOf(paragraphs: readonly (readonly string[])[]): Uint8Array {
  const body = paragraphs.map((lines) => {
    const runs = lines.map(
      (line) => `<w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r>`,
    );
    return `<w:p>${runs.join('<w:r><w:br/></w:r>')}</w:p>`;
  });
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}<w:sectPr/></w:body></w:document>`,
    ),
  });
}

/** A PDF of one page with these lines, in Latin letters. */
export function pdfOf(lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 11 Tf 14 TL 50 780 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const xref = `xref\n0 6\n0000000000 65535 f \n${table}`;
  return strToU8(
    `${file}${xref}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}
