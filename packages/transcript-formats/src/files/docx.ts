import { SaxesParser } from 'saxes';
import { ReadError } from '../transcript.ts';
import { type DecodedText, decodeText } from './decode-text.ts';
import { problemAt } from '../transcript.ts';
import { unpack } from './archive.ts';

export const DOCX_BODY = 'word/document.xml';

/** Deleted text, field codes, and the fallback of what is already there in a newer form. */
const HIDDEN = new Set(['w:del', 'w:instrText', 'w:moveFrom', 'mc:Fallback']);
/** Elements that stand for characters. */
const MARKS: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
};

/**
 * The text of a Word document, a line for each paragraph and line break. Of a damaged body the part before the damage is
 * read. @throws {ReadError} `damaged`
 */
export function readDocx(bytes: Uint8Array): DecodedText {
  const [body] = unpack(bytes, (name) => name === DOCX_BODY);
  if (!body) throw new ReadError('damaged', `no ${DOCX_BODY}`);
  const { text: xml } = decodeText(body.bytes);
  const collected = createCollector();
  const parser = new SaxesParser();
  let damage: Error | null = null;
  parser.on('opentag', ({ name }) => collected.open(name));
  parser.on('closetag', ({ name }) => collected.close(name));
  parser.on('text', (text) => collected.add(text));
  parser.on('error', (error) => {
    damage = error;
    throw error;
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    if (damage === null) throw error;
  }
  const text = collected.text();
  if (damage !== null && text.trim() === '')
    throw new ReadError('damaged', 'the body can’t be read', { cause: damage });
  const lines = text.split('\n').length;
  return { text, problems: damage === null ? [] : [problemAt(lines, 'cut-off', '')] };
}

function createCollector() {
  const parts: string[] = [];
  let hidden = 0;
  let isText = false;
  return {
    open(name: string): void {
      if (HIDDEN.has(name)) hidden += 1;
      isText = name === 'w:t';
      const mark = MARKS[name];
      if (mark !== undefined && hidden === 0) parts.push(mark);
    },
    close(name: string): void {
      if (HIDDEN.has(name)) hidden -= 1;
      isText = false;
      if (name === 'w:p') parts.push('\n');
    },
    add(text: string): void {
      if (isText && hidden === 0) parts.push(text);
    },
    text: (): string => parts.join(''),
  };
}
