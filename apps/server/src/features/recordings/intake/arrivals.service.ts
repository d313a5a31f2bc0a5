import { Readable } from 'node:stream';
import type { Origin } from '@notelark/api/intake';
import type { OutputType } from '@notelark/api/output-types';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { type DataStore, Upload } from '@tus/server';
import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import type { TransferOutcome, TransferService } from './transfers.service.ts';
import * as transfersRepo from '../sources/transfers.repo.ts';

interface Deps {
  db: Database;
  transfers: TransferService;
  store: DataStore;
}

/** A file that the server itself fetches for someone. */
export interface Arrival {
  filename: string;
  /** Null where it is not known before its end. */
  sizeBytes: number | null;
  origin: Origin;
  outputType: OutputType;
  keepOriginal: boolean;
  summaryOptions?: SummaryOptions | undefined;
  spokenLanguage?: string | null | undefined;
  /** When its recording ended; absent: not known. */
  recordedAt?: Date | undefined;
}

/** More came than the account may upload. */
class TooManyBytesError extends Error {}

/**
 * Files that the server brings in itself, from an address or a folder: the same steps, limits and quotas as an upload, and as
 * resumable. `TransferService` keeps the rows.
 */
export class ArrivalsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Reserves minutes and room. @returns the transfer's id @throws as `TransferService.begin` */
  async begin(actor: Actor, arrival: Arrival): Promise<string> {
    const { transfers, store } = this.#deps;
    const { sizeBytes, origin } = arrival;
    const id = transfers.newId();
    const metadata = metadataOf(arrival);
    await transfers.begin(actor, { id, sizeBytes, metadata, origin });
    const size = sizeBytes === null ? {} : { size: sizeBytes };
    try {
      await store.create(new Upload({ id, offset: 0, metadata, ...size }));
    } catch (error) {
      await transfers.abandon(id);
      throw error;
    }
    return id;
  }

  /** How much of it is here; null where the transfer is gone, or its file was refused. */
  async progress(id: string): Promise<{ here: number; isWhole: boolean } | null> {
    const transfer = await transfersRepo.findTransfer(this.#deps.db, id);
    if (!transfer || transfer.errorCode !== null) return null;
    // Its file may be worked on, and deleted, by now.
    if (transfer.receivedAt) return { here: transfer.sizeBytes ?? 0, isWhole: true };
    return { here: (await this.#deps.store.getUpload(id)).offset, isWhole: false };
  }

  /**
   * Appends what comes. When the source breaks off, what came before is kept, and the error is thrown.
   * @param onBytes receives how many bytes are here
   * @throws {AppError} `file-too-large…`; what the source threw
   */
  async append(
    actor: Actor,
    id: string,
    {
      from,
      bytes,
      onBytes,
    }: { from: number; bytes: AsyncIterable<Uint8Array>; onBytes: (here: number) => void },
  ): Promise<number> {
    const { transfers, store } = this.#deps;
    const most = transfers.maxBytes(actor);
    let broken: { error: unknown } | null = null;
    let here = from;
    // The store keeps what it got only from a stream that ends.
    const whatComes = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
      try {
        for await (const block of bytes) {
          here += block.length;
          if (here > most) throw new TooManyBytesError();
          onBytes(here);
          yield block;
        }
      } catch (error) {
        broken = { error };
      }
    };
    const end = await store.write(Readable.from(whatComes(), { objectMode: false }), id, from);
    throwBroken(broken, () => transfers.tooLarge(actor, here));
    return end;
  }

  /** All bytes are here: the file becomes an upload. @throws {AppError} why it was refused */
  async finish(actor: Actor, id: string, bytes: number): Promise<TransferOutcome> {
    const { db, transfers, store } = this.#deps;
    const transfer = await transfersRepo.findTransfer(db, id, actor.userId);
    if (transfer?.sizeBytes === null) {
      await store.declareUploadLength(id, bytes);
      // A bucket's file is closed by the write that reaches its length.
      await store.write(Readable.from([]), id, bytes);
    }
    await transfers.received(id);
    return await transfers.complete(actor, id);
  }

  async abandon(id: string): Promise<void> {
    await this.#deps.transfers.abandon(id);
  }
}

function throwBroken(broken: { error: unknown } | null, tooLarge: () => AppError): void {
  if (broken === null) return;
  throw broken.error instanceof TooManyBytesError ? tooLarge() : broken.error;
}

/** As a page would send it. */
function metadataOf({ filename, outputType, keepOriginal, ...wanted }: Arrival) {
  const { summaryOptions, spokenLanguage, recordedAt } = wanted;
  return {
    filename,
    outputType,
    keepOriginal: String(keepOriginal),
    template: summaryOptions?.template ?? '',
    instructions: summaryOptions?.instructions ?? '',
    outputLanguage: summaryOptions?.outputLanguage ?? '',
    spokenLanguage: spokenLanguage ?? '',
    recordedAt: recordedAt?.toISOString() ?? '',
  };
}
