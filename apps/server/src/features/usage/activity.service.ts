import type { ActivityEntry, ProfileActivity } from '@notelark/api/usage';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { shorten } from '../../platform/shorten.ts';
import type { Clock } from '../../ports/clock.ts';
import * as activity from './activity.repo.ts';
import { lastDays } from './calendar.policy.ts';

const WEEK = 7;
const NEWEST_OF_EACH = 5;
const RECENT = 8;
const TITLE_CHARACTERS = 50;
/** Code points that are read for a title: a character as people count them may have several. */
const TITLE_FETCH = 4 * TITLE_CHARACTERS;

/** What a user has done lately, for the profile. */
export class ActivityService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async profile({ userId, timeZone }: Actor): Promise<ProfileActivity> {
    const days = lastDays(this.#clock.now(), timeZone, WEEK);
    const edges = [...days.map((day) => day.start), ...days.slice(-1).map((day) => day.end)];
    const [totals, counts, uploads, texts] = await Promise.all([
      activity.totals(this.#db, userId),
      activity.madeBetween(this.#db, userId, edges),
      activity.newestUploads(this.#db, userId, NEWEST_OF_EACH),
      activity.newestTexts(this.#db, userId, NEWEST_OF_EACH, TITLE_FETCH),
    ]);
    return {
      totalSummaries: totals.summaries,
      totalUploads: totals.uploads,
      week: days.map(({ date }, index) => ({ date, count: counts[index] ?? 0 })),
      recent: newest([
        ...uploads.map((made) => entry('upload', made)),
        ...texts.map((made) =>
          entry('text_summary', { ...made, title: shorten(made.title, TITLE_CHARACTERS) }),
        ),
      ]),
    };
  }
}

const entry = (
  type: ActivityEntry['type'],
  { createdAt, title }: activity.Made,
): ActivityEntry => ({
  type,
  date: createdAt.toISOString(),
  title,
});

const newest = (entries: ActivityEntry[]): ActivityEntry[] =>
  entries.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, RECENT);
