import { MAX_MISHEARD, MAX_NOTE_CHARACTERS, MAX_TERM_CHARACTERS } from './vocabulary-limits.ts';

/** Why a line of a list was left out. */
export const lineFaults = ['no-term', 'too-long', 'too-many-forms', 'full'] as const;
export type LineFault = (typeof lineFaults)[number];

/** What a list says of a term. */
export interface ListedTerm {
  term: string;
  misheard: string[];
  note: string;
}

export interface ReadList {
  terms: (ListedTerm & { line: number })[];
  skipped: { line: number; reason: LineFault; text: string }[];
}

const HEADINGS = ['Term', 'Misheard as', 'Note'] as const;
const SHOWN_CHARACTERS = 80;

/** A vocabulary as CSV (RFC 4180). */
export function writeList(terms: readonly ListedTerm[]): string {
  const rows = terms.map(({ term, misheard, note }) => [term, misheard.join(' | '), note]);
  return [[...HEADINGS], ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

/** Quoted; a leading sign that a spreadsheet takes for a formula is preceded by an apostrophe, which `readList` removes. */
const csvField = (text: string): string =>
  `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** Reads what `writeList` writes, CSV of spreadsheets with commas, semicolons or tabs, and plain lists of one term a line. */
export function readList(list: string): ReadList {
  const text = list.replace(/^\uFEFF/, '');
  const read: ReadList = { terms: [], skipped: [] };
  for (const { line, fields } of rowsOf(text, separatorOf(text))) {
    const [term = '', forms = '', note = ''] = fields.map(plain);
    if ((line === 1 && isHeading(term)) || fields.every((field) => field.trim() === '')) continue;
    const misheard = [
      ...new Set(
        forms
          .split('|')
          .map(plain)
          .filter((form) => form !== ''),
      ),
    ];
    const reason = faultOf(term, misheard, note);
    if (reason)
      read.skipped.push({ line, reason, text: fields.join(', ').slice(0, SHOWN_CHARACTERS) });
    else read.terms.push({ line, term, misheard, note });
  }
  return read;
}

const plain = (field: string): string =>
  field
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

const isHeading = (term: string): boolean => term.toLowerCase() === HEADINGS[0].toLowerCase();

function faultOf(term: string, misheard: readonly string[], note: string): LineFault | null {
  const phrases = [term, ...misheard];
  if (phrases.some((phrase) => !/[\p{L}\p{N}]/u.test(phrase)) || term.includes('|'))
    return 'no-term';
  if (misheard.length > MAX_MISHEARD) return 'too-many-forms';
  const isLong = phrases.some((phrase) => phrase.length > MAX_TERM_CHARACTERS);
  return isLong || note.length > MAX_NOTE_CHARACTERS ? 'too-long' : null;
}

/** By the first line: spreadsheets write semicolons where the comma is the decimal sign. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  if (first.includes('\t')) return '\t';
  return first.includes(';') && !first.includes(',') ? ';' : ',';
}

interface Row {
  /** Where it begins, from 1. */
  line: number;
  fields: string[];
}

/** The rows of a CSV text. A quote that is not closed ends at the end of the text. */
function* rowsOf(text: string, separator: string): Generator<Row> {
  let row: Row = { line: 1, fields: [''] };
  let line = 1;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    const last = row.fields.length - 1;
    const field = row.fields[last] ?? '';
    if (sign === '\n') line += 1;
    if (quoted && sign === '"' && text[at + 1] === '"') {
      row.fields[last] = `${field}"`;
      at += 1;
    } else if (sign === '"' && (quoted || field.trim() === '')) {
      quoted = !quoted;
    } else if (!quoted && sign === separator) {
      row.fields.push('');
    } else if (!quoted && sign === '\n') {
      yield row;
      row = { line, fields: [''] };
    } else row.fields[last] = field + sign;
  }
  yield row;
}
