import type { Database } from '../../../platform/database/client.ts';
import { indexNotes } from '../../../platform/database/search-notes.ts';
import * as searchPassages from '../../../platform/database/search-passages.ts';
import { firstWords } from './first-words.ts';
import * as textsRepo from './texts.repo.ts';
import * as transcriptsRepo from './transcripts.repo.ts';

/** Sources that are looked up at a time. */
const BATCH = 100;

/**
 * Cuts the search passages of what has none, stores the first words of texts, and indexes notes: recordings and texts from before there were any, and those that the release before
 * changes while it runs beside this one. Search works meanwhile, on what is there.
 */
export class SearchIndexService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A transaction for each source: work under way waits for none but its own. */
  async fill(): Promise<void> {
    await this.#fillPassages();
    while ((await indexNotes(this.#db, BATCH)) > 0);
  }

  async #fillPassages(): Promise<void> {
    for (;;) {
      const { uploadIds, textInputIds } = await searchPassages.unindexed(this.#db, BATCH);
      if (uploadIds.length + textInputIds.length === 0) return;
      for (const id of uploadIds)
        await this.#db.transaction(async (tx) => {
          if (await transcriptsRepo.lockTranscript(tx, id))
            await transcriptsRepo.indexTranscript(tx, id);
        });
      for (const id of textInputIds)
        await this.#db.transaction(async (tx) => {
          const text = await textsRepo.lockText(tx, id);
          if (!text) return;
          await textsRepo.setFirstWords(tx, id, firstWords(text.rawText));
          await textsRepo.indexText(tx, id);
        });
    }
  }
}
