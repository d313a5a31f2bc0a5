import { mailTexts } from '@notelark/contracts/messages/en/mail';
import { type PlanId, planIds, plans } from '@notelark/contracts/plans';
import type { AccountPlans } from '../../platform/account-plans.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Logger } from '../../platform/log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileService } from '../files/service.ts';
import type { MailService } from '../mail/service.ts';
import * as repo from './repo.ts';
import * as retention from './repo.retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nothing goes before its owner has known of it for this long (decision F2). */
const NOTICE_DAYS = 7;
const BATCH = 100;

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  files: FileService;
  mail: MailService;
  publicUrl: URL;
  plans: AccountPlans;
}

/** Keeps what users have made as long as their plan says (decision F2). */
export class RetentionService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Tells who has to be told, then deletes what is past its time. */
  async run(): Promise<void> {
    for (const plan of planIds) {
      const { storageDays } = plans[plan].limits;
      if (storageDays === null) continue;
      await this.#tell(plan, storageDays);
      await this.#delete(plan, storageDays);
    }
  }

  async #tell(plan: PlanId, storageDays: number): Promise<void> {
    const { db, clock } = this.#parts;
    const madeUntil = daysBefore(clock.now(), storageDays - NOTICE_DAYS);
    for (;;) {
      const users = await retention.usersToTell(
        db,
        this.#parts.plans.storedAs(plan),
        madeUntil,
        BATCH,
      );
      for (const user of users) await this.#tellOne(user, plan, madeUntil);
      if (users.length < BATCH) return;
    }
  }

  /** The mail leaves if and only if it is noted that it did. */
  async #tellOne(
    user: { id: string; email: string; timeZone: string },
    plan: PlanId,
    madeUntil: Date,
  ): Promise<void> {
    const { db, clock, mail, publicUrl } = this.#parts;
    const now = clock.now();
    const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: user.timeZone });
    await db.transaction(async (tx) => {
      const count = await retention.markTold(tx, user.id, madeUntil, now);
      if (count === 0) return;
      await mail.enqueue(tx, {
        to: user.email,
        template: mailTexts.storageEnds,
        params: {
          items: count === 1 ? '1 item' : `${count} items`,
          plan: plans[plan].name,
          days: plans[plan].limits.storageDays ?? 0,
          date: format.format(daysBefore(now, -NOTICE_DAYS)),
        },
        actionUrl: new URL('/dashboard', publicUrl).href,
      });
    });
  }

  async #delete(plan: PlanId, storageDays: number): Promise<void> {
    const { db, clock, log, files } = this.#parts;
    const now = clock.now();
    const time = {
      madeUntil: daysBefore(now, storageDays),
      toldUntil: daysBefore(now, NOTICE_DAYS),
    };
    const stored = this.#parts.plans.storedAs(plan);
    let deleted = 0;
    for (;;) {
      const uploads = await retention.pastItsTime(db, 'uploads', stored, time, BATCH);
      const texts = await retention.pastItsTime(db, 'texts', stored, time, BATCH);
      for (const { id, userId } of uploads) {
        await db.transaction(async (tx) => {
          const row = await repo.deleteUpload(tx, id, userId);
          if (row) await files.deleteAfter(tx, userId, [row.fileKey, row.playbackKey]);
        });
      }
      for (const { id, userId } of texts) await repo.deleteText(db, id, userId);
      deleted += uploads.length + texts.length;
      if (uploads.length + texts.length === 0) break;
    }
    if (deleted > 0) log.info({ plan, deleted }, 'deleted what was past its time');
  }
}

const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS);
