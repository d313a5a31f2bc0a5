import type { DeckFormat } from '@notelark/api/study-cards';
import { areListFilesInPlan } from '@notelark/api/export-formats';
import { downloadZip } from 'client-zip';
import { runTask } from '@notelark/toolkit/task';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MaterialService } from '../recordings/results/material.service.ts';
import type { DeckCard } from './anki/collection.ts';
import { toCsv } from './anki/to-csv.ts';
import * as repo from './study.repo.ts';
import { linkTo } from '@notelark/api/places';

interface Deps {
  db: Database;
  clock: Clock;
  material: MaterialService;
  publicUrl: URL;
}

export interface DeckFile {
  name: string;
  mediaType: string;
  content: string | Uint8Array<ArrayBuffer>;
}

interface DeckRequest extends repo.DeckChoice {
  format: DeckFormat;
}

const COLLECTION = new URL('./anki/collection.child.ts', import.meta.url);
const HEAP_MB = 512;
const MOST_CARDS = 20_000;

/** Decks as files, for Anki and for tables. */
export class DecksService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws {AppError} `export-no-cards`, `export-not-in-plan` */
  async export(actor: Actor, { format, ...deck }: DeckRequest): Promise<DeckFile> {
    if (!areListFilesInPlan(actor.plan)) throw new AppError('export-not-in-plan');
    const cards = await this.#cards(actor, deck);
    if (cards.length === 0) throw new AppError('export-no-cards');
    const name = nameOf(deck, cards);
    if (format === 'csv')
      return { name: `${name}.csv`, mediaType: 'text/csv; charset=utf-8', content: toCsv(cards) };
    return {
      name: `${name}.apkg`,
      mediaType: 'application/octet-stream',
      content: await this.#toApkg(cards),
    };
  }

  async #cards(actor: Actor, deck: repo.DeckChoice): Promise<DeckCard[]> {
    const { db, material, publicUrl } = this.#deps;
    const found = await repo.approvedCards(db, actor.userId, { deck, limit: MOST_CARDS });
    const pages = await material.pagesOf(
      actor,
      found.map(({ card }) => card),
    );
    return found.map(
      ({ card: { id, kind, front, back, title, passages, uploadId, textInputId } }) => {
        const page = pages.get(uploadId ?? textInputId ?? '');
        const [passage] = passages;
        const path =
          page === undefined ? null : `/results/${page}${passage ? linkTo(passage) : ''}`;
        const url = path === null ? null : new URL(path, publicUrl).href;
        return { id, kind, front, back, source: title, start: passage?.start ?? null, url };
      },
    );
  }

  async #toApkg(cards: readonly DeckCard[]): Promise<Uint8Array<ArrayBuffer>> {
    const now = this.#deps.clock.now();
    const request = { cards, now };
    const collection = await runTask<Uint8Array<ArrayBuffer>>(COLLECTION, request, {
      heapMb: HEAP_MB,
    });
    const files = [
      { name: 'collection.anki2', lastModified: now, input: collection },
      // No pictures or sounds.
      { name: 'media', lastModified: now, input: '{}' },
    ];
    return new Uint8Array(await downloadZip(files).arrayBuffer());
  }
}

/** After the folder, or the recording where all cards are of one. */
function nameOf({ folder }: repo.DeckChoice, cards: readonly DeckCard[]): string {
  const titles = new Set(cards.map(({ source }) => source));
  const [title = 'Study'] = titles;
  const name = folder ?? (titles.size === 1 ? title : 'Study');
  return (
    name
      .replaceAll(/[\\/:*?"<>|\p{C}]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'Study'
  );
}
