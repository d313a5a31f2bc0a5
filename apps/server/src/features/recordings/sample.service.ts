import type { Actor } from '../../platform/actor.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Clock } from '../../ports/clock.ts';
import * as resultsRepo from './results.repo.ts';
import { sampleConversation } from './sample-conversation.ts';
import type { SummariesService } from './summaries.service.ts';
import * as textsRepo from './texts.repo.ts';

const TITLE = 'Sample: planning an open day';

interface Deps {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  summaries: SummariesService;
}

/**
 * A sample for those who have nothing of their own yet. Its notes are made by this installation's engines, like any others;
 * it uses no quota and counts in no figure.
 */
export class SampleService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The notes of the account's sample, which is made now unless it is there. @throws {AppError} `rate-limited`, `not-found` where it is deleted at the same moment */
  async open(actor: Actor, address: string): Promise<{ summaryId: string }> {
    const { db, limiter } = this.#deps;
    await limiter.count('sample', { address, account: actor.email });
    return await db.transaction(async (tx) => ({
      summaryId: await this.#notesOf(tx, await this.#sample(tx, actor)),
    }));
  }

  async #sample(tx: Transaction, { userId }: Actor): Promise<textsRepo.TextInput> {
    const text = { rawText: sampleConversation, title: TITLE, createdAt: this.#deps.clock.now() };
    const inserted = await textsRepo.insertSample(tx, userId, text);
    const sample = inserted ?? (await textsRepo.findSample(tx, userId));
    if (!sample) throw new AppError('not-found');
    return sample;
  }

  async #notesOf(tx: Transaction, sample: textsRepo.TextInput): Promise<string> {
    const [newest] = await resultsRepo.summariesOfSources(tx, { textInputIds: [sample.id] });
    return newest?.id ?? (await this.#deps.summaries.startOfText(tx, sample, 'notes'));
  }
}
