import { MAX_TAGS } from '@notelark/api/library';
import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import type { LabelChange } from '../../../platform/database/label-columns.ts';
import { labelsOf } from './labels.repo.ts';
import * as textsRepo from '../sources/texts.repo.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

export interface Filing extends LabelChange {
  uploadIds?: readonly string[] | undefined;
  textInputIds?: readonly string[] | undefined;
}

/** Folders and tags, in which a user files recordings and texts. */
export class LabelsService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  list({ userId }: Actor) {
    return labelsOf(this.#db, userId);
  }

  /** Changes all items or none. @throws {AppError} `not-found`, `too-many-tags` */
  async file(
    { userId }: Actor,
    { uploadIds = [], textInputIds = [], ...change }: Filing,
  ): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const filed = [
        ...(await uploadsRepo.fileUploads(tx, uploadIds, userId, change)),
        ...(await textsRepo.fileTexts(tx, textInputIds, userId, change)),
      ];
      const wanted = new Set([...uploadIds, ...textInputIds]);
      if (filed.length !== wanted.size) throw new AppError('not-found');
      if (filed.some(({ tags }) => tags.length > MAX_TAGS)) throw new AppError('too-many-tags');
    });
  }
}
