import { getDocumentProxy } from 'unpdf';
import { limits } from '../limits.ts';
import { problemAt, ReadError } from '../transcript.ts';
import type { DecodedText } from './decode-text.ts';

const MARK = '%PDF-';
/** Readers accept bytes before the mark. */
const MARK_WITHIN = 1_024;

export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MARK_WITHIN)).includes(MARK);

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * The text of a PDF, line by line as it is laid out. Pages that can't be read are left out.
 * @throws {ReadError} `damaged`, `locked`, `no-text`, `too-long`
 */
export async function readPdf(bytes: Uint8Array): Promise<DecodedText> {
  const document = await open(bytes);
  if (document.numPages > limits.pages)
    throw new ReadError('too-long', `${document.numPages} pages`);
  const result: DecodedText = { text: '', problems: [] };
  const lines: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    try {
      lines.push(...(await linesOf(document, page)));
    } catch (error) {
      result.problems.push(problemAt(lines.length + 1, 'cut-off', String(error)));
    }
  }
  result.text = lines.join('\n');
  if (result.text.trim() === '') throw new ReadError('no-text', 'no text on any page');
  return result;
}

async function open(bytes: Uint8Array): Promise<Document> {
  try {
    // The library takes over the bytes that it is given.
    return await getDocumentProxy(bytes.slice(), {
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: 0,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ReadError(isLocked ? 'locked' : 'damaged', 'the PDF can’t be opened', {
      cause: error,
    });
  }
}

async function linesOf(document: Document, number: number): Promise<string[]> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const text = items
    .flatMap((item) => ('str' in item ? [item.str, item.hasEOL ? '\n' : ''] : []))
    .join('');
  page.cleanup();
  return text.split('\n');
}
