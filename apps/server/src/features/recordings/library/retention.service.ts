import { keepLonger, mailTexts } from '../../mail/texts.ts';
import { type PlanId, planIds, plans } from '@notelark/api/plans';
import type { AccountPlans } from '../../../platform/account-plans.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FileService } from '../../files/files.service.ts';
import type { MailService } from '../../mail/mail.service.ts';
import { daysAfter, daysBefore, EXPIRED_DAYS, NOTICE_DAYS } from '../sources/retention.policy.ts';
import * as retentionRepo from '../sources/retention.repo.ts';
import * as textsRepo from '../sources/texts.repo.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

const BATCH = 100;

interface Deps {
  db: Database;
  clock: Clock;
  log: Logger;
  files: FileService;
  mail: MailService;
  publicUrl: URL;
  plans: AccountPlans;
  /** Whether a longer period can be bought. */
  sells: boolean;
}

/**
 * Keeps what users have made as long as their plan says: deletes what is older, never without a notice by email that
 * announced this very period at least seven days before.
 */
export class RetentionService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Sends the notices that are due, deletes what has expired, and forgets what expired long ago. */
  async run(): Promise<void> {
    const { db, clock, plans: accountPlans } = this.#deps;
    for (const plan of planIds) {
      const { storageDays: days } = plans[plan].limits;
      if (days === null) continue;
      const period = { plan, days, plans: accountPlans.storedAs(plan) };
      await this.#notify(period);
      await this.#delete(period);
    }
    await retentionRepo.forgetExpiredBefore(db, daysBefore(clock.now(), EXPIRED_DAYS));
  }

  async #notify(period: Period): Promise<void> {
    const { db, clock } = this.#deps;
    const madeUntil = daysBefore(clock.now(), period.days - NOTICE_DAYS);
    for (;;) {
      const users = await retentionRepo.usersToNotify(db, period, madeUntil, BATCH);
      for (const user of users) await this.#notifyOne(user, period, madeUntil);
      if (users.length < BATCH) return;
    }
  }

  /** The mail is sent if and only if the notice is recorded. */
  async #notifyOne(
    user: { id: string; email: string; timeZone: string },
    period: Period,
    madeUntil: Date,
  ): Promise<void> {
    const { db, clock, mail, publicUrl, sells } = this.#deps;
    const now = clock.now();
    const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: user.timeZone });
    await db.transaction(async (tx) => {
      const notice = { madeUntil, now };
      const count =
        (await uploadsRepo.markUploadsNotified(tx, user.id, period, notice)) +
        (await textsRepo.markTextsNotified(tx, user.id, period, notice));
      if (count === 0) return;
      await mail.enqueue(tx, {
        to: user.email,
        template: mailTexts.storageEnds,
        params: {
          items: count === 1 ? '1 item' : `${count} items`,
          plan: plans[period.plan].name,
          days: period.days,
          date: format.format(daysAfter(now, NOTICE_DAYS)),
          keepLonger: sells ? keepLonger : '',
        },
        // What is deleted first stands first.
        actionUrl: new URL('/dashboard?sort=oldest', publicUrl).href,
      });
    });
  }

  async #delete(period: Period): Promise<void> {
    const { db, clock, log } = this.#deps;
    const now = clock.now();
    const until = {
      madeUntil: daysBefore(now, period.days),
      notifiedUntil: daysBefore(now, NOTICE_DAYS),
    };
    let deleted = 0;
    for (const kind of ['uploads', 'texts'] as const) {
      for (;;) {
        const expired = await retentionRepo.findExpired(db, kind, period, until, BATCH);
        for (const item of expired) await this.#deleteOne(kind, item, period, until);
        deleted += expired.length;
        if (expired.length < BATCH) break;
      }
    }
    if (deleted > 0) log.info({ plan: period.plan, deleted }, 'deleted what has expired');
  }

  /** Deletes nothing where the plan has changed since the item was found. */
  async #deleteOne(
    kind: 'uploads' | 'texts',
    { id, userId }: { id: string; userId: string },
    period: Period,
    until: retentionRepo.ExpiredUntil,
  ): Promise<void> {
    const { db, clock, files } = this.#deps;
    await db.transaction(async (tx) => {
      if (!(await retentionRepo.isStillExpired(tx, kind, id, period, until))) return;
      await retentionRepo.markExpired(tx, kind, id, clock.now());
      if (kind === 'texts') await textsRepo.deleteText(tx, id, userId);
      const row = kind === 'uploads' ? await uploadsRepo.deleteUpload(tx, id, userId) : null;
      if (row) await files.deleteAfter(tx, userId, [row.fileKey, row.playbackKey]);
    });
  }
}

interface Period extends retentionRepo.RetentionPeriod {
  plan: PlanId;
}
