import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@notelark/api/errors';
import { MAX_OPEN_LINKS } from '@notelark/api/link-states';
import type { Link, LinkPreview, Wanted } from '@notelark/api/links';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { AppError, errorSentence } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ArrivalsService } from '../recordings/intake/arrivals.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { bringLink } from './bring-link.job.ts';
import type { InspectService } from './inspect.service.ts';
import * as repo from './links.repo.ts';

interface Deps {
  db: Database;
  clock: Clock;
  queue: JobQueue;
  limiter: RateLimiter;
  usage: UsageService;
  arrivals: ArrivalsService;
  inspector: InspectService;
}

export interface NewLink extends Wanted {
  url: string;
  title?: string | undefined;
  /** As it was declared. */
  seconds: number | null;
}

const LISTED = 50;
const LISTED_DAYS = 7;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const SHOWN_EPISODES = 100;

/** Recordings that are brought by their addresses: asked for, watched, cancelled. The work itself is `BringService`'s. */
export class LinksService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws {AppError} `link-…`, `rate-limited` */
  async preview(
    { email }: Actor,
    url: string,
    { address, signal }: { address: string; signal: AbortSignal },
  ): Promise<LinkPreview> {
    const { limiter, inspector } = this.#deps;
    await limiter.count('link', { address, account: email });
    const found = await inspector.inspect(url, signal);
    if (found.kind === 'feed') {
      const { kind, title, episodes } = found;
      return { kind, title, episodes: episodes.slice(0, SHOWN_EPISODES) };
    }
    const { kind, title, bytes, seconds } = found;
    return { kind, title, bytes, seconds };
  }

  async list({ userId }: Actor): Promise<Link[]> {
    const { db, clock } = this.#deps;
    const since = new Date(clock.now().getTime() - LISTED_DAYS * DAY_MS);
    return (await repo.linksOf(db, userId, since, LISTED)).map(asLink);
  }

  /** @throws {AppError} `link-address`, `too-many-links`, `audio-quota-exceeded`, `team-quota-exceeded` */
  async create(actor: Actor, { seconds, ...wanted }: NewLink): Promise<Link> {
    const { username, password } = new URL(wanted.url);
    if (username !== '' || password !== '') throw new AppError('link-address');
    if (seconds !== null) await this.#deps.usage.assertRoom(actor, 'audio', Math.ceil(seconds));
    return asLink(await this.#deps.db.transaction((tx) => this.add(tx, actor.userId, wanted)));
  }

  /** Adds a link as a part of `tx`. @throws {AppError} `too-many-links` */
  async add(
    tx: Transaction,
    userId: string,
    { url, title, ...wanted }: Omit<NewLink, 'seconds'> & { feedId?: string },
  ): Promise<repo.StoredLink> {
    await this.#assertRoom(tx, userId);
    const createdAt = this.#deps.clock.now();
    const values = { ...wanted, id: randomUUID(), userId, url, title: title ?? '', createdAt };
    const added = await repo.addLink(tx, values);
    await this.#enqueue(tx, added);
    return added;
  }

  /** Adds one that can't be brought as things stand: its owner reads why in the list, and may retry it. */
  async addRefused(
    tx: Transaction,
    userId: string,
    { url, title, ...wanted }: Omit<NewLink, 'seconds'> & { feedId: string },
    { code, params }: AppError,
  ): Promise<void> {
    const refused = { state: 'failed', errorCode: code, errorParams: params } as const;
    const createdAt = this.#deps.clock.now();
    await repo.addLink(tx, { ...wanted, ...refused, userId, url, title: title ?? '', createdAt });
  }

  /** @throws {AppError} `not-found`, `nothing-to-retry`, `too-many-links` */
  async retry({ userId }: Actor, id: string): Promise<Link> {
    return await this.#deps.db.transaction(async (tx) => {
      const link = await repo.lockOwnLink(tx, id, userId);
      if (!link) throw new AppError('not-found');
      if (link.state !== 'failed' && link.state !== 'cancelled')
        throw new AppError('nothing-to-retry');
      await this.#assertRoom(tx, userId);
      const begun = { state: 'waiting', errorCode: null, errorParams: null } as const;
      const changed = await repo.changeLink(tx, id, begun);
      await this.#enqueue(tx, link);
      return asLink(changed ?? link);
    });
  }

  /** Cancels what is under way, which its work notices; what is over leaves the list. @throws {AppError} `not-found` */
  async remove({ userId }: Actor, id: string): Promise<void> {
    const { db, arrivals } = this.#deps;
    const link = await db.transaction(async (tx) => {
      const found = await repo.lockOwnLink(tx, id, userId);
      if (!found) throw new AppError('not-found');
      if (isOver(found)) await repo.removeLink(tx, id);
      else await repo.changeLink(tx, id, { state: 'cancelled' });
      return found;
    });
    // What is being fetched is dropped by its work, which holds the file.
    if (link.transferId !== null && link.state !== 'fetching' && link.state !== 'done')
      await arrivals.abandon(link.transferId);
  }

  /** Forgets what was over a month ago. */
  async sweep(): Promise<void> {
    const { db, clock } = this.#deps;
    await repo.removeOld(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
  }

  async #assertRoom(tx: Transaction, userId: string): Promise<void> {
    if ((await repo.countOpen(tx, userId)) >= MAX_OPEN_LINKS)
      throw new AppError('too-many-links', { params: { limit: MAX_OPEN_LINKS } });
  }

  async #enqueue(tx: Transaction, { id, userId }: repo.StoredLink): Promise<void> {
    await this.#deps.queue.enqueue(tx, bringLink, { linkId: id }, { ownerId: userId });
  }
}

const isOver = ({ state }: repo.StoredLink): boolean => state !== 'waiting' && state !== 'fetching';

const asLink = (link: repo.StoredLink): Link => ({
  ...link,
  title: link.title || link.url,
  error:
    link.errorCode === null
      ? null
      : {
          code: link.errorCode,
          message: errorSentence(link.errorCode as ErrorCode, link.errorParams ?? {}),
        },
  createdAt: link.createdAt.toISOString(),
});
