import { randomUUID } from 'node:crypto';
import { uploadLimits } from '@notelark/api/plans';
import type { LiveDetails } from '@notelark/api/live-details';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { NotesService, WantedNotes } from '../recordings/notes/notes.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { readDetails } from './details.ts';
import { coveredCharacters } from './live.policy.ts';
import * as repo from './live.repo.ts';

interface Deps {
  db: Database;
  limiter: RateLimiter;
  notes: NotesService;
  usage: UsageService;
}

interface AskedNotes extends Omit<WantedNotes, 'details'> {
  details?: LiveDetails | undefined;
}

/** Who asks, from where, and until when. */
interface From {
  address: string;
  signal: AbortSignal;
}

/** Seconds after which the request before is done, mostly. */
const RETRY_SECONDS = 5;

/**
 * Notes of a transcript that is not saved. The transcript comes from the client, so it is compared with what the server
 * metered: text that the user's live recordings can't have produced counts as a pasted text.
 */
export class GenerateService {
  readonly #deps: Deps;
  /** The users whose notes are being made in this process: one request each. */
  readonly #busy = new Set<string>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Notes as Markdown.
   * @throws {AppError} `text-empty`, `text-too-long`, `text-quota-exceeded`, `summary-failed`, `rate-limited`.
   */
  async generate(actor: Actor, asked: AskedNotes, { address, signal }: From): Promise<string> {
    const { limiter, notes } = this.#deps;
    const wanted = { ...asked, details: readDetails(asked.details) };
    if (wanted.transcript.trim() === '') throw new AppError('text-empty');
    await limiter.count('generate-notes', { address, account: actor.email });
    return await this.#alone(actor, async () => {
      const isCharged = await this.#isCharged(actor, wanted.transcript.length);
      const markdown = await notes.generate(wanted, signal);
      if (isCharged) await this.#charge(actor);
      return markdown;
    });
  }

  async #alone<T>({ userId }: Actor, work: () => Promise<T>): Promise<T> {
    if (this.#busy.has(userId))
      throw new AppError('rate-limited', {
        params: { seconds: RETRY_SECONDS },
        retryAfterSeconds: RETRY_SECONDS,
        detail: 'notes of this user are being made already',
      });
    this.#busy.add(userId);
    try {
      return await work();
    } finally {
      this.#busy.delete(userId);
    }
  }

  /** Whether the text uses up a text summary. @throws {AppError} where there is none left, or the text is too long. */
  async #isCharged(actor: Actor, characters: number): Promise<boolean> {
    const { db, usage } = this.#deps;
    const seconds = await repo.recordedSeconds(db, actor.userId);
    if (characters <= coveredCharacters(seconds)) return false;
    if (characters > uploadLimits.maxTextCharacters) throw new AppError('text-too-long');
    await usage.assertRoom(actor, 'text', 1);
    return true;
  }

  /** Once the notes are made: failed work costs nothing. */
  async #charge({ userId }: Actor): Promise<void> {
    const { db, usage } = this.#deps;
    const wanted = { userId, kind: 'text', amount: 1, sourceId: randomUUID() } as const;
    await db.transaction((tx) => usage.reserve(tx, wanted));
  }
}
