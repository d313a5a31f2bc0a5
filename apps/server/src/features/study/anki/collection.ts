import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { CARD_GAP, type CardKind } from '@notelark/api/study-cards';
import { BASIC, CLOZE, noteTypes } from './note-types.ts';
import { configuration, deckOf, deckOptions, SCHEMA, SCHEMA_VERSION } from './schema.ts';

/** A card as files have it. */
export interface DeckCard {
  id: string;
  kind: CardKind;
  front: string;
  back: string;
  /** Title of the recording or text. */
  source: string;
  /** Seconds; null: it has no times. */
  start: number | null;
  /** Of the moment in Notelark; null: the recording was deleted. */
  url: string | null;
}

export interface CollectionRequest {
  cards: readonly DeckCard[];
  now: Date;
}

/** Parts a note's fields. */
const FIELD_SEPARATOR = '\u001F';
const PARENT = 'Notelark';

/**
 * Cards as a collection of Anki (schema 11, which every version since 2.1 imports). Notes are known by ids that stay the same, so that
 * importing again updates them and doubles none; each recording is a deck below "Notelark".
 */
export function toCollection({ cards, now }: CollectionRequest): Uint8Array {
  const database = new DatabaseSync(':memory:');
  try {
    database.exec(SCHEMA);
    const decks = decksOf(cards);
    const seconds = Math.floor(now.getTime() / 1000);
    database
      .prepare('insert into col values (1, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?, ?)')
      .run(
        seconds,
        now.getTime(),
        now.getTime(),
        SCHEMA_VERSION,
        configuration,
        noteTypes(seconds),
        decksJson(decks, seconds),
        deckOptions,
        '{}',
      );
    insertAll(database, cards, { decks, now: now.getTime() });
    return database.serialize();
  } finally {
    database.close();
  }
}

interface Context {
  /** Ids by name. */
  decks: ReadonlyMap<string, number>;
  now: number;
}

function insertAll(
  database: DatabaseSync,
  cards: readonly DeckCard[],
  { decks, now }: Context,
): void {
  const note = database.prepare('insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)');
  const card = database.prepare(
    'insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, ?)',
  );
  database.exec('begin');
  for (const [index, one] of cards.entries()) {
    const id = now + index;
    const seconds = Math.floor(now / 1000);
    const fields = fieldsOf(one);
    const [first = ''] = fields;
    const model = one.kind === 'cloze' ? CLOZE : BASIC;
    note.run(
      id,
      guidOf(one.id),
      model,
      seconds,
      ' notelark ',
      fields.join(FIELD_SEPARATOR),
      plain(first),
      checksum(first),
      '',
    );
    card.run(id, id, decks.get(deckNameOf(one)) ?? 1, seconds, index + 1, '');
  }
  database.exec('commit');
}

/** Front or text, back, and where it was said. */
function fieldsOf({ kind, front, back, ...source }: DeckCard): string[] {
  const said = sourceOf(source);
  if (kind !== 'cloze') return [toHtml(front), toHtml(back), said];
  // Two braces or colons would end the gap.
  const hidden = toHtml(back).replaceAll('}}', '} }').replaceAll('::', ': :');
  return [toHtml(front).replaceAll(CARD_GAP, () => `{{c1::${hidden}}}`), '', said];
}

function sourceOf({ source, start, url }: Pick<DeckCard, 'source' | 'start' | 'url'>): string {
  const label = start === null ? source : `${source}, ${timeOf(start)}`;
  return url === null ? toHtml(label) : `<a href="${toHtml(url)}">${toHtml(label)}</a>`;
}

/** `04:12`, `1:04:12`. */
function timeOf(start: number): string {
  const seconds = Math.floor(start);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  const hours = Math.floor(seconds / 3600);
  return hours === 0 ? parts.join(':') : [hours, ...parts].join(':');
}

const toHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u001F', ' ')
    .replaceAll(/\r\n|[\n\r]/g, '<br>');

/** As Anki compares first fields: without tags. */
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').trim();

/** Anki's way to find notes with the same first field: the first 32 bits of its SHA-1. */
const checksum = (field: string): number =>
  Number.parseInt(createHash('sha1').update(plain(field)).digest('hex').slice(0, 8), 16);

/** Stays the same for a card, whenever it is exported. */
const guidOf = (id: string): string =>
  createHash('sha256').update(`notelark ${id}`).digest('base64url').slice(0, 12);

const deckNameOf = ({ source }: DeckCard): string =>
  `${PARENT}::${source.replaceAll('::', ': :').replaceAll(/\s+/gu, ' ').trim() || 'Cards'}`;

/** Ids that stay the same for a name; 1 is Anki's own default deck. */
function decksOf(cards: readonly DeckCard[]): Map<string, number> {
  const names = [PARENT, ...new Set(cards.map(deckNameOf))];
  return new Map(names.map((name) => [name, idOfName(name)]));
}

/** 13 digits, as Anki's own ids have. */
const idOfName = (name: string): number =>
  1_000_000_000_000 +
  (Number.parseInt(createHash('sha256').update(name).digest('hex').slice(0, 10), 16) %
    600_000_000_000);

const decksJson = (decks: ReadonlyMap<string, number>, seconds: number): string =>
  JSON.stringify(
    Object.fromEntries(
      [['Default', 1] as const, ...decks].map(([name, id]) => [id, deckOf(id, name, seconds)]),
    ),
  );
