import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { documentOf } from './blocks.ts';
import type { ExportSource } from './document.ts';
import { atomsOf } from './pdf/atoms.ts';
import { visualOrder } from './pdf/order.ts';
import { toPdf } from './pdf/to-pdf.ts';
import { toDocx } from './to-docx.ts';
import { renderPlain } from './render.ts';
import { toMarkdown, toText } from './to-text.ts';

const scripts = [
  'plain English words',
  'Ελληνικό κείμενο',
  'русский текст',
  '中文文本',
  '日本語',
  '한국어',
  'نص عربي',
  'טקסט',
];

const NOTICE = 'This transcript is a draft by PocketSphinx: expect wrong and missing words.';

const notes = (markdown: string): ExportSource => ({
  title: 'Lecture',
  markdown,
  plainText: null,
  segments: null,
  notice: null,
  language: null,
});

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) =>
      (await pdf.getPage(at + 1)).getTextContent(),
    ),
  );
  await pdf.destroy();
  return pages
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

test('a PDF has the text of every script, to be selected and found', async () => {
  const text = await textOfPdf(
    await toPdf(documentOf(notes(scripts.map((script) => `- ${script}`).join('\n')))),
  );
  for (const word of scripts.flatMap((script) => script.split(' '))) expect(text).toContain(word);
});

test('a PDF numbers its pages and tells what is a heading and a list', async () => {
  const items = Array.from({ length: 60 }, (_, at) => `- Item ${at}`).join('\n');
  const document = documentOf({ ...notes(`## Decisions\n\n${items}`), language: 'de' });
  const pdf = await getDocument({ data: await toPdf(document), verbosity: 0 }).promise;
  expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'de', Title: 'Lecture' });
  const page = await pdf.getPage(1);
  const roles = JSON.stringify(await page.getStructTree());
  for (const role of ['Document', 'H1', 'H2', 'L', 'LI', 'LBody'])
    expect(roles).toContain(`"${role}"`);
  const { items: shown } = await page.getTextContent();
  expect(shown.map((item) => ('str' in item ? item.str : ''))).toContain('1 / 2');
  await pdf.destroy();
});

test('right-to-left words stand in their order, numbers and Latin words inside it', () => {
  const line = visualOrder(atomsOf([{ text: 'واحد (اثنان) 2024 two words ثلاثة' }]), 'rtl');
  const fromLeft = line.map((atom) => atom.text).filter((text) => text.trim() !== '');
  expect(fromLeft).toEqual(['ثلاثة', 'two', 'words', '2024', '(', 'اثنان', ')', 'واحد']);
});

test('long texts go over as many pages as they need, and none of it is lost', async () => {
  const words = Array.from({ length: 3000 }, (_, at) => `word${at}`);
  const text = await textOfPdf(await toPdf(documentOf(notes(words.join(' ')))));
  expect(text.match(/word\d+/g)).toEqual(words);
});

test('a DOCX has real headings, lists and right-to-left paragraphs', async () => {
  const docx = unzipSync(
    await toDocx(
      documentOf(notes('## Topic\n\n- first\n\n1. one\n\nنص عربي\n\n[site](https://example.com)')),
    ),
  );
  const xml = strFromU8(docx['word/document.xml'] ?? new Uint8Array());
  expect(xml).toContain('<w:pStyle w:val="Heading2"/>');
  expect(xml.match(/<w:numPr>/g)).toHaveLength(2);
  expect(xml).toContain('<w:bidi/>');
  expect(xml).toContain('نص عربي');
  expect(strFromU8(docx['word/_rels/document.xml.rels'] ?? new Uint8Array())).toContain(
    'https://example.com',
  );
});

async function stylesOf(language: string | null): Promise<string> {
  const docx = unzipSync(await toDocx(documentOf({ ...notes('Prüfung'), language })));
  return strFromU8(docx['word/styles.xml'] ?? new Uint8Array());
}

test('a DOCX names its language, by which Word checks the spelling', async () => {
  expect(await stylesOf('de')).toMatch(/<w:lang [^>]*w:val="de"/);
  expect(await stylesOf(null)).not.toContain('<w:lang');
});

test('a pasted text comes out to the letter', () => {
  const source = { ...notes(''), markdown: null, plainText: ' as *it* was \n\n\nin  full' };
  expect(toText(source, documentOf(source))).toBe(source.plainText);
});

test('Markdown of a transcript has nothing of it taken as Markdown', () => {
  const segments = [{ start: 5, end: 6, text: '# not a heading *nor* <b>bold</b>', speaker: null }];
  expect(toMarkdown({ ...notes(''), markdown: null, segments })).toBe(
    '# Lecture\n\n**00:05** \\# not a heading \\*nor\\* \\<b\\>bold\\</b\\>\n',
  );
});

const said = (text: string) => expect(text).toContain('a draft by PocketSphinx');

test('a draft says so in every format: in its text, and in the data', async () => {
  const draft: ExportSource = {
    ...notes(''),
    markdown: null,
    notice: NOTICE,
    segments: [{ start: 1, end: 2, text: 'Words.', speaker: null }],
  };
  for (const format of ['txt', 'md', 'srt', 'vtt', 'json'] as const)
    said(renderPlain(draft, format));
  said(renderPlain({ ...draft, segments: null, plainText: 'Words.' }, 'txt'));
  expect(JSON.parse(renderPlain(draft, 'json'))).toMatchObject({ draft: true });
  const document = documentOf(draft);
  said(await textOfPdf(await toPdf(document)));
  said(strFromU8(unzipSync(await toDocx(document))['word/document.xml'] ?? new Uint8Array()));
});
