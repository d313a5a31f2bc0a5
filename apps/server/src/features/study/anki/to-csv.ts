import { CARD_GAP } from '@notelark/api/study-cards';
import type { DeckCard } from './collection.ts';

const HEADER = ['Kind', 'Front', 'Back', 'Sentence', 'Recording', 'Seconds', 'Link'];

/** Cards as a table (RFC 4180). A cell never begins like a formula: spreadsheets would run it. */
export function toCsv(cards: readonly DeckCard[]): string {
  const rows = cards.map(({ kind, front, back, source, start, url }) => [
    kind,
    front,
    back,
    kind === 'cloze' ? front.replaceAll(CARD_GAP, () => back) : '',
    source,
    start === null ? '' : String(start),
    url ?? '',
  ]);
  return `\uFEFF${[HEADER, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
