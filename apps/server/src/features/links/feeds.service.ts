import type { ErrorCode } from '@notelark/api/errors';
import { MAX_FEEDS } from '@notelark/api/link-states';
import type { Episode, Feed, Wanted } from '@notelark/api/links';
import type { LanguageTag } from '@notelark/api/languages';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { AppError, errorSentence } from '../../platform/errors.ts';
import type { Logger } from '../../platform/log.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ActorsService } from '../accounts/actors.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import * as repo from './feeds.repo.ts';
import { type InspectService, newEpisodes } from './inspect.service.ts';
import type { LinksService } from './links.service.ts';

interface Deps {
  db: Database;
  clock: Clock;
  log: Logger;
  limiter: RateLimiter;
  actors: ActorsService;
  usage: UsageService;
  inspector: InspectService;
  links: LinksService;
}

const HOUR_MS = 3_600_000;
/** After failures the next look comes later: twice as late each time, a day at most. */
const MOST_HOURS = 24;
/** Of one look. A show that publishes more at once was moved, not continued. */
const MOST_NEW = 5;
/** Ids that are remembered: more than a feed shows at once. */
const MOST_KNOWN = 2_000;
const BATCH = 50;

/** Podcasts that are followed: new episodes are brought as long as the quota allows. */
export class FeedsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async list({ userId }: Actor): Promise<Feed[]> {
    return (await repo.feedsOf(this.#deps.db, userId)).map(asFeed);
  }

  /** From now on; what is there already is known. @throws {AppError} `link-…`, `too-many-feeds`, `rate-limited` */
  async follow(
    { userId, email }: Actor,
    { url, ...wanted }: Wanted & { url: string },
    { address, signal }: { address: string; signal: AbortSignal },
  ): Promise<Feed> {
    const { db, clock, limiter, inspector } = this.#deps;
    await limiter.count('link', { address, account: email });
    const read = await inspector.readFeed(url, { etag: null, lastModified: null }, signal);
    if (!read) throw new AppError('link-not-feed');
    const now = clock.now();
    return await db.transaction(async (tx) => {
      if ((await repo.countFeeds(tx, userId)) >= MAX_FEEDS)
        throw new AppError('too-many-feeds', { params: { limit: MAX_FEEDS } });
      const { title, etag, lastModified, episodes } = read;
      const state = { title, etag, lastModified, known: guidsOf(episodes) };
      const times = { checkedAt: now, nextCheckAt: inHours(now, 1), createdAt: now };
      return asFeed(await repo.addFeed(tx, { ...wanted, ...state, ...times, userId, url }));
    });
  }

  /** @throws {AppError} `not-found` */
  async unfollow({ userId }: Actor, id: string): Promise<void> {
    if (!(await repo.removeFeed(this.#deps.db, id, userId))) throw new AppError('not-found');
  }

  /** Looks at those whose turn it is, one after the other. */
  async checkDue(signal: AbortSignal): Promise<void> {
    const { db, clock } = this.#deps;
    for (;;) {
      const due = await repo.dueFeeds(db, clock.now(), BATCH);
      for (const feed of due) await this.#check(feed, signal);
      if (due.length < BATCH) return;
    }
  }

  async #check(feed: repo.StoredFeed, signal: AbortSignal): Promise<void> {
    const { db, clock, log, inspector } = this.#deps;
    try {
      const read = await inspector.readFeed(feed.url, feed, signal);
      const now = clock.now();
      const looked = { checkedAt: now, nextCheckAt: inHours(now, 1), failures: 0, errorCode: null };
      if (!read) return await repo.changeFeed(db, feed.id, looked);
      const { etag, lastModified, episodes } = read;
      const fresh = newEpisodes(episodes, feed.known).slice(0, MOST_NEW);
      const known = [...new Set([...guidsOf(episodes), ...feed.known])].slice(0, MOST_KNOWN);
      await db.transaction(async (tx) => {
        await repo.changeFeed(tx, feed.id, { ...looked, etag, lastModified, known });
        for (const episode of fresh) await this.#bring(tx, feed, episode);
      });
    } catch (error) {
      signal.throwIfAborted();
      log.info({ err: error, feedId: feed.id }, 'a podcast could not be read');
      await this.#postpone(feed, error);
    }
  }

  /** One that is too long for what is left of the month, or is one too many, is not fetched: its owner may retry it. */
  async #bring(tx: Transaction, feed: repo.StoredFeed, episode: Episode): Promise<void> {
    const { actors, usage, links, log } = this.#deps;
    const { id: feedId, userId, outputType, keepOriginal, spokenLanguage } = feed;
    const actor = await actors.byId(userId);
    if (!actor) return;
    const { url, title } = episode;
    const link = {
      url,
      title,
      feedId,
      outputType,
      keepOriginal,
      summaryOptions: feed.summaryOptions ?? undefined,
      spokenLanguage: spokenLanguage as LanguageTag | null,
    };
    try {
      if (episode.seconds !== null)
        await usage.assertRoom(actor, 'audio', Math.ceil(episode.seconds));
      await links.add(tx, userId, link);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.info({ feedId, code: error.code }, 'a new episode was left out');
      await links.addRefused(tx, userId, link, error);
    }
  }

  async #postpone({ id, failures }: repo.StoredFeed, error: unknown): Promise<void> {
    const { db, clock } = this.#deps;
    const now = clock.now();
    await repo.changeFeed(db, id, {
      checkedAt: now,
      nextCheckAt: inHours(now, Math.min(MOST_HOURS, 2 ** (failures + 1))),
      failures: failures + 1,
      errorCode: error instanceof AppError ? error.code : 'link-unreachable',
    });
  }
}

const inHours = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);

const guidsOf = (episodes: readonly Episode[]): string[] =>
  episodes.map(({ guid }) => guid).slice(0, MOST_KNOWN);

const asFeed = ({ id, url, title, checkedAt, errorCode, createdAt }: repo.StoredFeed): Feed => ({
  id,
  url,
  title,
  checkedAt: checkedAt?.toISOString() ?? null,
  error:
    errorCode === null
      ? null
      : { code: errorCode, message: errorSentence(errorCode as ErrorCode, { status: '' }) },
  createdAt: createdAt.toISOString(),
});
