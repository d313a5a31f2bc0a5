import type { SummarySource, TurnPlaces } from '@notelark/summarizer';
import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.ts';
import { readSource, type SourceKey } from '../sources/source.ts';
import { documentOf } from '../notes/render.ts';
import { firstWords } from '../sources/first-words.ts';
import * as resultsRepo from '../notes/results.repo.ts';
import * as summariesRepo from '../notes/summaries.repo.ts';
import { accessTo } from '../access/team-access.ts';
import * as textsRepo from '../sources/texts.repo.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

export type { SourceKey } from '../sources/source.ts';

/** A statement of notes that the verifier has let through. */
export interface CheckedStatement {
  text: string;
  /** Positions of the turns that it rests on. */
  refs: number[];
}

/** A source as a reader has it. */
export interface ReadableSource extends SourceKey {
  title: string;
  /** Of its newest notes; null: there are none. */
  summaryId: string | null;
  createdAt: Date;
  turns: SummarySource['turns'];
  places: TurnPlaces;
}

/** Recordings and texts for other features: only those that the actor may read. */
export class SourcesService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Null where it is gone, not complete, or not for this reader. */
  async read(actor: Actor, key: SourceKey): Promise<ReadableSource | null> {
    const [head, source] = await Promise.all([this.#head(key), readSource(this.#db, key)]);
    if (!head || !source) return null;
    if (!(await accessTo(this.#db, actor, { ...key, userId: head.userId }))) return null;
    const [newest] = await this.#summaries(key);
    const { title, createdAt } = head;
    const { turns } = source.summarizable;
    return {
      ...key,
      title,
      createdAt,
      summaryId: newest?.id ?? null,
      turns,
      places: source.places,
    };
  }

  /** Its title for this reader; null as for `read`. */
  async titleOf(actor: Actor, key: SourceKey): Promise<string | null> {
    const head = await this.#head(key);
    const access = head && (await accessTo(this.#db, actor, { ...key, userId: head.userId }));
    return access ? head.title : null;
  }

  /** The statements of its newest notes that are verified, and rest on passages that have not changed since; what was decided or promised first. */
  async checkedStatements(key: SourceKey): Promise<CheckedStatement[]> {
    for (const { id } of await this.#summaries(key)) {
      const summary = await summariesRepo.findSummary(this.#db, id);
      const document = summary && documentOf(summary);
      if (!document) continue;
      const { decisions, actionItems, keyPoints, overview, topics, terms } = document;
      const points = topics.flatMap((topic) => topic.points);
      return [...decisions, ...actionItems, ...keyPoints, ...points, ...overview, ...terms].flatMap(
        ({ text, refs, verified, changed }) =>
          verified && !changed && refs.length > 0 ? [{ text, refs }] : [],
      );
    }
    return [];
  }

  async #summaries({ uploadId, textInputId }: SourceKey) {
    return await resultsRepo.summariesOfSources(
      this.#db,
      uploadId === null ? { textInputIds: [textInputId ?? ''] } : { uploadIds: [uploadId] },
    );
  }

  async #head({ uploadId, textInputId }: SourceKey) {
    if (uploadId !== null) {
      const upload = await uploadsRepo.findUpload(this.#db, uploadId);
      return upload && { ...upload, title: upload.title ?? upload.filename };
    }
    const text = await textsRepo.findText(this.#db, textInputId ?? '');
    return text && { ...text, title: text.title ?? firstWords(text.rawText) };
  }
}
