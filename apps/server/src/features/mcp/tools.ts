import { HistoryQuery, Id, type Result, type TextRow, type UploadRow } from '@notelark/api/library';
import { linkTo, type Place, placeLink } from '@notelark/api/places';
import { MomentCursor } from '@notelark/api/moment-cursor';
import { MAX_TITLE_CHARACTERS } from '@notelark/api/library-routes';
import { paragraphsOf } from '@notelark/api/text-pieces';
import { z } from 'zod';
import type { Actor } from '../../platform/actor.ts';
import type { AskService } from '../ask/ask.service.ts';
import type { HistoryService } from '../recordings/library/history.service.ts';
import type { ResultsService } from '../recordings/results/results.service.ts';
import type { TaskListService } from '../recordings/library/task-list.service.ts';
import { pageOf } from './pages.ts';
import { defineTool, type Tool } from './tool.ts';

export interface ToolDeps {
  history: HistoryService;
  results: ResultsService;
  taskList: TaskListService;
  ask: AskService;
  /** Of links to results. */
  publicUrl: URL;
}

const ROWS = 20;
const Offset = z.int().min(0).default(0).describe('Where to go on; 0 for the beginning');
const ResultId = Id.describe('The id of a result, as search and list_recordings give it');

/** The tools, for any API key: what a key may not use is left out for it. */
export function createTools(deps: ToolDeps): Tool[] {
  return [...readingTools(deps), ...writingTools(deps)];
}

function readingTools({ history, results, taskList, ask, publicUrl }: ToolDeps): Tool[] {
  const pageUrl = (id: string) => new URL(`/results/${id}`, publicUrl).href;
  return [
    defineTool({
      name: 'search',
      title: 'Search',
      description:
        'Finds what was said about something: the best passages for a question or words, and the recordings and texts with these words in their title, transcript or notes, the newest first. Gives ids for read_notes and read_transcript.',
      scope: 'read',
      input: z.object({ query: z.string().trim().min(1).max(200), offset: Offset }),
      run: async (actor, { query: q, offset }) =>
        asJson({
          ...(offset === 0 && { passages: await passagesFor(ask, actor, q, pageUrl) }),
          ...(await historyPage(history, actor, { q, offset }, pageUrl)),
        }),
    }),
    defineTool({
      name: 'list_recordings',
      title: 'List recordings',
      description: `Lists recordings and texts, the newest first, ${ROWS} of each a page.`,
      scope: 'read',
      input: z.object({
        folder: z.string().max(200).optional(),
        tag: z.string().max(200).optional(),
        offset: Offset,
      }),
      run: async (actor, query) => asJson(await historyPage(history, actor, query, pageUrl)),
    }),
    defineTool({
      name: 'read_transcript',
      title: 'Read a transcript',
      description:
        'The transcript or original text, a line for each passage with its time, speaker and place (#s12), which the citations of the notes name. Long ones come in pages.',
      scope: 'read',
      input: z.object({ id: ResultId, offset: Offset }),
      run: async (actor, { id, offset }) =>
        pageOf(transcriptOf(await results.get(actor, id)), offset),
    }),
    defineTool({
      name: 'read_notes',
      title: 'Read notes',
      description:
        'The notes or summary in Markdown. Each citation links to the passage that a statement rests on. Long ones come in pages.',
      scope: 'read',
      input: z.object({ id: ResultId, offset: Offset }),
      run: async (actor, { id, offset }) =>
        pageOf(notesOf(await results.get(actor, id), pageUrl(id)), offset),
    }),
    defineTool({
      name: 'list_tasks',
      title: 'List tasks',
      description:
        'Tasks from the notes of all recordings and texts, the newest first, with owner, due day and where each was said.',
      scope: 'read',
      input: z.object({
        state: z.enum(['open', 'done']).default('open'),
        after: MomentCursor.optional().describe('`next` of the page before'),
      }),
      run: async (actor, query) => {
        const { tasks, next } = await taskList.page(actor, query);
        return asJson({
          tasks: tasks.map(({ citation, summaryId: id, ...task }) =>
            Object.assign(task, { id, said: citation && `${pageUrl(id)}${citation.target}` }),
          ),
          next,
        });
      },
    }),
  ];
}

function writingTools({ results }: ToolDeps): Tool[] {
  return [
    defineTool({
      name: 'tick_task',
      title: 'Tick a task',
      description: 'Ticks a task of the notes, or clears it. id and task as list_tasks gives them.',
      scope: 'write',
      input: z.object({ id: ResultId, task: z.int().min(0), done: z.boolean() }),
      run: async (actor, { id, task, done }) => {
        await results.tickTask(actor, id, { task, done });
        return done ? 'Ticked.' : 'Cleared.';
      },
    }),
    defineTool({
      name: 'rename',
      title: 'Rename',
      description: 'Gives a recording or text another title. An empty title restores the default.',
      scope: 'write',
      input: z.object({ id: ResultId, title: z.string().trim().max(MAX_TITLE_CHARACTERS) }),
      run: async (actor, { id, title }) =>
        `Its title is now: ${(await results.rename(actor, id, title)).title}`,
    }),
  ];
}

/** The best passages, each with the places that its lines have on the page. */
async function passagesFor(
  ask: AskService,
  actor: Actor,
  question: string,
  pageUrl: (id: string) => string,
) {
  const passages = await ask.passages(actor, question);
  return passages.map(
    ({ source: { summaryId: id, title, turns, places }, turns: shown, statement }) => {
      const [first] = shown.flatMap((turn) => places[turn] ?? []);
      const found = {
        id,
        title,
        url: id !== null && first ? `${pageUrl(id)}${linkTo(first)}` : null,
        lines: shown.flatMap((turn) => {
          const [line, place] = [turns[turn], places[turn]];
          return line && place ? [passage(place, line)] : [];
        }),
      };
      return statement === null ? found : Object.assign(found, { inTheNotes: statement });
    },
  );
}

/** Answers are for models: without white space they cost less. */
const asJson = (value: unknown): string => JSON.stringify(value);

interface PageQuery {
  q?: string;
  folder?: string | undefined;
  tag?: string | undefined;
  offset: number;
}

async function historyPage(
  history: HistoryService,
  actor: Actor,
  wanted: PageQuery,
  pageUrl: (id: string) => string,
) {
  const query = HistoryQuery.parse(wanted);
  const [uploads, texts] = await Promise.all([
    history.uploads(actor, query),
    history.texts(actor, query),
  ]);
  const rows = [
    ...uploads.map((row) => facts(row, 'recording', pageUrl)),
    ...texts.map((row) => facts(row, 'text', pageUrl)),
  ].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const isMore = Math.max(uploads.length, texts.length) >= ROWS;
  return { rows, nextOffset: isMore ? wanted.offset + ROWS : null };
}

function facts(
  { title, createdAt, status, folder, tags, match, gist, summaries, ...row }: UploadRow | TextRow,
  kind: 'recording' | 'text',
  pageUrl: (id: string) => string,
) {
  const id = summaries[0]?.id ?? null;
  const seconds = 'durationSeconds' in row ? row.durationSeconds : null;
  const excerpt = match ?? gist;
  return {
    id,
    kind,
    title,
    createdAt,
    status,
    ...(seconds !== null && { seconds: Math.round(seconds) }),
    ...(folder !== null && { folder }),
    ...(tags.length > 0 && { tags }),
    ...(excerpt !== null && { excerpt }),
    ...(id !== null && { url: pageUrl(id) }),
  };
}

function transcriptOf(result: Result): string {
  const lines = passagesOf(result);
  return lines.length === 0 ? `${result.title}\n\nThere is no transcript yet.` : lines.join('\n');
}

function passagesOf({ source }: Result): string[] {
  if (source.kind === 'text')
    return paragraphsOf(source.text).map((text, index) =>
      passage({ index, part: null }, { text, ...source.lines?.[index] }),
    );
  const { segments = [], timed = true } = source.transcript ?? {};
  return segments.map(({ index, text, start, speaker }) =>
    passage({ index, part: null }, { text, speaker, start: timed ? start : undefined }),
  );
}

interface Spoken {
  text: string;
  start?: number | undefined;
  speaker?: string | null | undefined;
}

function passage(place: Place, { text, start, speaker }: Spoken): string {
  const time = start === undefined ? '' : ` ${clock(start)}`;
  return `[${linkTo(place)}${time}] ${speaker ? `${speaker}: ` : ''}${text}`;
}

/** `1:02:03`, `02:03`. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  const hours = Math.floor(whole / 3600);
  return [...(hours > 0 ? [hours] : []), ...parts].join(':');
}

const CITATION = new RegExp(String.raw`\]\((${placeLink})\)`, 'g');

function notesOf({ title, summaryText, work }: Result, url: string): string {
  const notes = summaryText?.replaceAll(CITATION, (_, link: string) => `](${url}${link})`);
  return `# ${title}\n\n${notes ?? `There are no notes yet: ${work.error?.message ?? work.status}.`}`;
}
