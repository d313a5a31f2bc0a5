import type { HistoryQuery, Progress, TextRow, UploadRow } from '@notelark/api/library';
import { historyPageSize } from '@notelark/api/output-types';
import { type PlanId, plans } from '@notelark/api/plans';
import type { z } from 'zod';
import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.ts';
import { shorten } from '../../../platform/shorten.ts';
import { gistOf } from '../notes/gist.ts';
import { firstWords } from '../sources/first-words.ts';
import { historyStatusOf, progressOf, type WorkRows } from '../results/work.policy.ts';
import * as resultsRepo from '../notes/results.repo.ts';
import * as history from './history.repo.ts';
import { deletedFrom } from '../sources/retention.policy.ts';

type Query = z.output<typeof HistoryQuery>;
/** What rows of uploads and of texts have in common. */
type PageRow = Pick<
  Awaited<ReturnType<ReturnType<typeof history.historyPages>['uploads']>>[number],
  'id' | 'createdAt' | 'folder' | 'tags' | 'summary' | 'beginning' | 'notice'
>;

const SNIPPET = 100;
const NO_EXCERPT = { match: null, matchedIn: null };
const RECENT = 5;

/** What a user has made, sorted, searched and filtered over the whole of it. */
export class HistoryService {
  readonly #db: Database;
  readonly #pages: ReturnType<typeof history.historyPages>;

  constructor(db: Database) {
    this.#db = db;
    this.#pages = history.historyPages(db);
  }

  async uploads({ userId, plan }: Actor, query: Query): Promise<UploadRow[]> {
    const filter = filterOf(query);
    const found = bySource(await this.#pages.uploads(userId, filter));
    const excerpts = await searching(filter, found, (ids) =>
      history.uploadExcerpts(this.#db, ids, filter.search),
    );
    return found.map((rows) => {
      const [upload] = rows;
      const { id, filename, durationSeconds, speakers, sample } = upload;
      const title = upload.title ?? filename;
      const nameMatches = isNamed([filename, title], filter.search);
      const excerpt = nameMatches ? NO_EXCERPT : (excerpts.get(id) ?? NO_EXCERPT);
      const own = { filename, title, durationSeconds, speakers, sample };
      return Object.assign(historyRow(rows, upload, plan), own, excerpt);
    });
  }

  async texts({ userId, plan }: Actor, query: Query): Promise<TextRow[]> {
    const filter = filterOf(query);
    const found = bySource(await this.#pages.texts(userId, filter));
    const excerpts = await searching(filter, found, (ids) =>
      history.textExcerpts(this.#db, ids, filter.search),
    );
    return found.map((rows) => {
      const [{ id, text, sample, ...row }] = rows;
      const snippet = shorten(text.replaceAll(/\s+/g, ' ').trim(), SNIPPET);
      const title = row.title ?? firstWords(text);
      const excerpt = excerpts.get(id) ?? NO_EXCERPT;
      return Object.assign(historyRow(rows, null, plan), { snippet, title, sample }, excerpt);
    });
  }

  /** The newest summaries, for the debug tools. */
  async recent({ userId }: Actor) {
    const rows = await resultsRepo.recentSummaries(this.#db, userId, RECENT);
    return rows.map(({ summary, upload }) => ({
      id: summary.id,
      outputType: summary.outputType,
      status: progressOf({ summary, upload }).status,
      createdAt: summary.createdAt.toISOString(),
      summaryText: summary.summaryText,
    }));
  }
}

const isNamed = (names: readonly string[], search: string): boolean =>
  names.some((name) => name.toLowerCase().includes(search.toLowerCase()));

const filterOf = ({
  q = '',
  status,
  type,
  folder,
  tag,
  sort,
  offset,
}: Query): history.HistoryFilter => ({
  search: q,
  status: status ?? null,
  outputType: type ?? null,
  folder: folder ?? null,
  tag: tag ?? null,
  sort,
  offset,
  limit: historyPageSize,
});

async function searching(
  { search }: history.HistoryFilter,
  found: readonly [{ id: string }, ...unknown[]][],
  find: (ids: readonly string[]) => Promise<Map<string, history.Excerpt>>,
): Promise<Map<string, history.Excerpt>> {
  if (search === '' || found.length === 0) return new Map();
  return await find(found.map(([{ id }]) => id));
}

/** The rows of each source, in the order of the page. */
function bySource<Row extends { id: string }>(rows: readonly Row[]): [Row, ...Row[]][] {
  const sources = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const known = sources.get(row.id);
    if (known) known.push(row);
    else sources.set(row.id, [row]);
  }
  return [...sources.values()];
}

/** Without a summary the work has not begun; the specification calls that "Processing". */
function historyRow(
  rows: readonly [PageRow, ...PageRow[]],
  upload: WorkRows['upload'],
  plan: PlanId,
) {
  const [{ id, createdAt, folder, tags, summary: newest, beginning, notice }] = rows;
  const work: Progress | null = newest ? progressOf({ summary: newest, upload }) : null;
  return {
    id,
    createdAt: createdAt.toISOString(),
    summaries: rows.flatMap(({ summary }) =>
      summary ? [{ id: summary.id, outputType: summary.outputType }] : [],
    ),
    status: work ? historyStatusOf(work) : ('processing' as const),
    outputType: newest?.outputType ?? null,
    work,
    gist: beginning === null ? null : gistOf(beginning),
    folder,
    tags,
    deletedFrom: deletedFrom(notice, plans[plan].limits.storageDays)?.toISOString() ?? null,
  };
}
