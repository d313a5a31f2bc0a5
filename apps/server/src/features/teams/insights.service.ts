import type { SharedResult, TeamLogEntry, TeamUsage } from '@notelark/api/team';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import * as logRepo from './log.repo.ts';
import { mayDo } from './teams.policy.ts';
import * as teamsRepo from './teams.repo.ts';
import type { TeamDeps } from './teams.service.ts';

const PAGE = 50;
/** Rows of the log in its CSV file, at most. */
const CSV_ROWS = 100_000;

/** What a team has used and done (product rule T6). */
export class TeamInsights {
  readonly #deps: TeamDeps;

  constructor(deps: TeamDeps) {
    this.#deps = deps;
  }

  /** @throws {AppError} `not-found` */
  async usage(actor: Actor): Promise<TeamUsage> {
    const { db, usage } = this.#deps;
    const { team, owner } = await this.#membership(actor);
    const { timeZone } = owner;
    const month = usage.monthName(timeZone);
    const rows = await teamsRepo.usageOf(db, { ownerId: team.ownerId, month, timeZone });
    const { days, start, end } = usage.monthSoFar(timeZone);
    const members = [...new Set(rows.map(({ email }) => email))].toSorted();
    return {
      month: { start: start.toISOString(), end: end.toISOString() },
      limits: usage.poolMinutes(owner.plan, owner.grantedLimits),
      used: minutesOf(rows),
      byMember: members.map((email) =>
        Object.assign(minutesOf(rows.filter((row) => row.email === email)), { email }),
      ),
      byDay: days.map((day) =>
        Object.assign(minutesOf(rows.filter((row) => row.day === day)), { day }),
      ),
    };
  }

  /** What the team shares. */
  async results(actor: Actor, offset: number): Promise<SharedResult[]> {
    return await this.#deps.sharing.page(actor, offset);
  }

  /** @throws {AppError} `not-found`, `team-forbidden` */
  async log(
    actor: Actor,
    after?: string,
  ): Promise<{ entries: TeamLogEntry[]; next: string | null }> {
    const rows = await this.#rows(actor, { after, limit: PAGE + 1 });
    const entries = rows.slice(0, PAGE);
    return { entries, next: rows.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
  }

  /** @throws {AppError} `not-found`, `team-forbidden` */
  async logCsv(actor: Actor): Promise<Response> {
    const rows = await this.#rows(actor, { after: undefined, limit: CSV_ROWS });
    const lines = rows.map(({ at, actor: by, action, target, details }) =>
      [at, by ?? '', action, target ?? '', detailsText(details)].map(csvField).join(','),
    );
    return new Response(`${['time,actor,action,member,details', ...lines].join('\r\n')}\r\n`, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="team-activity.csv"',
      },
    });
  }

  async #rows(
    actor: Actor,
    page: { after: string | undefined; limit: number },
  ): Promise<TeamLogEntry[]> {
    const { team, member } = await this.#membership(actor);
    if (!mayDo(member.role, { do: 'read-log' })) throw new AppError('team-forbidden');
    const rows = await logRepo.page(this.#deps.db, team.id, page);
    return rows.map(({ at, ...entry }) => Object.assign(entry, { at: at.toISOString() }));
  }

  async #membership(actor: Actor): Promise<teamsRepo.Membership> {
    const membership = await teamsRepo.findMembership(this.#deps.db, actor.userId);
    if (!membership) throw new AppError('not-found');
    return membership;
  }
}

type UsageRows = Awaited<ReturnType<typeof teamsRepo.usageOf>>;

function minutesOf(rows: UsageRows): { audio: number; live: number } {
  const of = (kind: 'audio' | 'live') =>
    rows.filter((row) => row.kind === kind).reduce((sum, { seconds }) => sum + seconds, 0);
  return { audio: Math.ceil(of('audio') / 60), live: Math.ceil(of('live') / 60) };
}

const detailsText = (details: TeamLogEntry['details']): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value ?? 'none'}`)
    .join('; ');

/** Quoted; a leading sign that a spreadsheet takes for a formula is defused. */
const csvField = (text: string): string =>
  `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
