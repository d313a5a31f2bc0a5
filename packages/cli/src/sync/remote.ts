import { eachRow, isProblem, type Notelark } from '@notelark/client';
import { hashOf } from './folder.ts';

/** A recording or text whose notes are ready. */
export interface RemoteNote {
  id: string;
  kind: 'upload' | 'text';
  /** Of its newest result. */
  summaryId: string;
  title: string;
  /** Changes when there is something new to fetch. */
  version: string;
}

export interface Remote {
  notes: RemoteNote[];
  /** Everything that exists, ready or not. */
  ids: Set<string>;
}

/** Raised when files come out differently for the same notes: then all are fetched once more. */
const FORMAT = 1;

/** The oldest first: what is added meanwhile comes at the end, so no page is missed. */
const QUERY = { sort: 'oldest' } as const;

export async function listRemote(notelark: Notelark): Promise<Remote> {
  const remote: Remote = { notes: [], ids: new Set() };
  for await (const row of eachRow(notelark.listUploads, QUERY)) add(remote, row, 'upload');
  for await (const row of eachRow(notelark.listTexts, QUERY)) add(remote, row, 'text');
  return remote;
}

interface Row {
  id: string;
  title: string;
  status: string;
  folder: string | null;
  tags: readonly string[];
  summaries: readonly { id: string }[];
  work: { revision: number } | null;
}

function add({ notes, ids }: Remote, row: Row, kind: RemoteNote['kind']): void {
  const { id, title, status, folder, tags, summaries, work } = row;
  if (ids.has(id)) return;
  ids.add(id);
  const [newest] = summaries;
  if (status !== 'ready' || !newest) return;
  const facts = [FORMAT, title, folder, tags, newest.id, work?.revision];
  notes.push({ id, kind, summaryId: newest.id, title, version: hashOf(JSON.stringify(facts)) });
}

export async function fetchNote({ exportResult }: Notelark, summaryId: string): Promise<string> {
  const query = { panel: 'summary', format: 'obsidian' } as const;
  return await (await exportResult({ params: { id: summaryId }, query })).text();
}

/** Asks for one that was not in the list: pages shift when something is deleted meanwhile. */
export async function isGone({ getUpload, getText }: Notelark, id: string): Promise<boolean> {
  const found = await Promise.all([getUpload, getText].map((get) => exists(get, id)));
  return !found.includes(true);
}

async function exists(
  get: (input: { params: { id: string } }) => Promise<unknown>,
  id: string,
): Promise<boolean> {
  try {
    await get({ params: { id } });
    return true;
  } catch (error) {
    if (isProblem(error, 'not-found')) return false;
    throw error;
  }
}
