import type { HistoryQuery, Progress, TextRow, UploadRow } from '@notelark/api/library';
import { historyPageSize } from '@notelark/api/output-types';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { shorten } from '../../platform/shorten.ts';
import { gistOf } from './gist.ts';
import { firstWords } from './render.ts';
import { historyStatusOf, progressOf, type WorkRows } from './work.policy.ts';
import * as resultsRepo from './results.repo.ts';
import * as history from './history.repo.ts';

type Query = z.output<typeof HistoryQuery>;
type SummaryRow = Awaited<ReturnType<typeof resultsRepo.summariesOfSources>>[number];

interface Filed {
  id: string;
  createdAt: Date;
  folder: string | null;
  tags: string[];
}

interface OwnSummaries {
  summaries: readonly SummaryRow[];
  gist: string | null;
}

const SNIPPET = 100;
/** Code points that are read for a snippet: a character as people count them may have several. */
const SNIPPET_FETCH = 4 * SNIPPET;
const RECENT = 5;

/** What a user has made, sorted, searched and filtered over the whole of it. */
export class HistoryService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async uploads({ userId }: Actor, query: Query): Promise<UploadRow[]> {
    const filter = filterOf(query);
    const ids = await history.uploadPage(this.#db, userId, filter);
    if (ids.length === 0) return [];
    const [rows, summaries, speakers, excerpts] = await Promise.all([
      history.uploadsById(this.#db, ids),
      resultsRepo.summariesOfSources(this.#db, { uploadIds: ids }),
      history.speakerCounts(this.#db, ids),
      searching(filter, () => history.uploadExcerpts(this.#db, ids, filter.search)),
    ]);
    const own = await this.#withGists(ids, summaries, 'uploadId');
    return inOrder(ids, rows).map((upload) => {
      const { id, filename, durationSeconds } = upload;
      const title = upload.title ?? filename;
      const nameMatches = isNamed([filename, title], filter.search);
      const match = nameMatches ? null : (excerpts.get(id) ?? null);
      return Object.assign(historyRow(upload, own(id), upload), {
        filename,
        title,
        durationSeconds,
        speakers: speakers.get(id) ?? 0,
        match,
      });
    });
  }

  async texts({ userId }: Actor, query: Query): Promise<TextRow[]> {
    const filter = filterOf(query);
    const ids = await history.textPage(this.#db, userId, filter);
    if (ids.length === 0) return [];
    const [rows, summaries, excerpts] = await Promise.all([
      history.textsById(this.#db, ids, SNIPPET_FETCH),
      resultsRepo.summariesOfSources(this.#db, { textInputIds: ids }),
      searching(filter, () => history.textExcerpts(this.#db, ids, filter.search)),
    ]);
    const own = await this.#withGists(ids, summaries, 'textInputId');
    return inOrder(ids, rows).map((text) => {
      const snippet = shorten(text.beginning.replaceAll(/\s+/g, ' ').trim(), SNIPPET);
      const title = text.title ?? firstWords(text.beginning);
      const match = excerpts.get(text.id) ?? null;
      const { sample } = text;
      return Object.assign(historyRow(text, own(text.id), null), { snippet, title, match, sample });
    });
  }

  /** The summaries of each source, newest first, and what the newest says first. */
  async #withGists(
    sourceIds: readonly string[],
    summaries: readonly SummaryRow[],
    key: 'uploadId' | 'textInputId',
  ): Promise<(sourceId: string) => OwnSummaries> {
    const ownOf = (id: string) => summaries.filter((summary) => summary[key] === id);
    const newest = sourceIds.flatMap((id) => ownOf(id)[0]?.id ?? []);
    const beginnings = await history.summaryBeginnings(this.#db, newest);
    return (sourceId) => {
      const own = ownOf(sourceId);
      const beginning = beginnings.get(own[0]?.id ?? '');
      return { summaries: own, gist: beginning === undefined ? null : gistOf(beginning) };
    };
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
  find: () => Promise<Map<string, string>>,
): Promise<Map<string, string>> {
  return search === '' ? new Map<string, string>() : await find();
}

/** Without a summary the work has not begun; the specification calls that "Processing". */
function historyRow(
  { id, createdAt, folder, tags }: Filed,
  { summaries, gist }: OwnSummaries,
  upload: WorkRows['upload'],
) {
  const [newest] = summaries;
  const work: Progress | null = newest ? progressOf({ summary: newest.stage, upload }) : null;
  return {
    id,
    createdAt: createdAt.toISOString(),
    summaries: summaries.map(({ id, outputType }) => ({ id, outputType })),
    status: work ? historyStatusOf(work) : ('processing' as const),
    outputType: newest?.outputType ?? null,
    work,
    gist,
    folder,
    tags,
  };
}

/** A database gives the rows of a list of ids in any order. */
function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
