import {
  areListFilesInPlan,
  type ExportFormat,
  type ExportPanel,
  isFormatInPlan,
  isProgramFormat,
  isTimedFormat,
  type TaskFormat,
} from '@notelark/api/export-formats';
import { isTimedSource } from '@notelark/api/timed-source';
import type { Result } from '@notelark/api/library';
import type { MinutesFormat } from '@notelark/api/minutes';
import type { WeekFormat } from '@notelark/api/week';
import { weekMarkdown, weekTitle } from '@notelark/api/week-groups';
import type { receiptFormats } from '@notelark/api/receipts';
import { exportedFor, exportedPanels } from '@notelark/api/export-formats';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { createLimiter } from '@notelark/toolkit/limiter';
import { runTask } from '@notelark/toolkit/task';
import type { ReceiptsService } from '../recordings/sign-off/receipts.service.ts';
import type { StudyService } from '../study/study.service.ts';
import type { ResultsService } from '../recordings/results/results.service.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SignOffService } from '../recordings/sign-off/sign-off.service.ts';
import type { WeekService } from '../recordings/library/week.service.ts';
import type { TaskListService } from '../recordings/library/task-list.service.ts';
import { toCalendar } from './programs/calendar.ts';
import { toTaskTable } from './programs/task-table.ts';
import { fileNameOf } from './file-name.ts';
import type { ExportSource } from './document.ts';
import { renderForProgram } from './programs/render-for-program.ts';
import { minutesSource } from './minutes.ts';
import { receiptSource } from './receipt.ts';
import { isLaidOut, renderPlain } from './render.ts';
import type { RenderRequest } from './render.child.ts';
import { sourceOf } from './source.ts';

/** Ten times what a document of 5,000 segments, three hours of talk, was laid out in. */
const HEAP_MB = 1024;
/** More at once would only take the processor from the requests that are served meanwhile. Owners take turns. */
const RENDERED_AT_ONCE = 1;

export interface ExportRequest {
  panel: ExportPanel;
  format: ExportFormat;
}

export interface ExportedFile {
  name: string;
  mediaType: string;
  content: string | Uint8Array<ArrayBuffer>;
}

interface Wanted {
  result: Result;
  source: ExportSource;
  format: ExportFormat;
  actor: Actor;
  signal: AbortSignal;
}

const MEDIA_TYPES: Record<ExportFormat, string> = {
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json; charset=utf-8',
  obsidian: 'text/markdown; charset=utf-8',
  notion: 'text/markdown; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  anki: 'text/tab-separated-values; charset=utf-8',
};

const TABLE = 'text/csv; charset=utf-8';

/** The end of a file's name. */
const ENDINGS: Partial<Record<ExportFormat, string>> = {
  obsidian: 'md',
  notion: 'md',
  anki: 'tsv',
};

interface Deps {
  receipts: ReceiptsService;
  results: ResultsService;
  signOff: SignOffService;
  taskList: TaskListService;
  study: StudyService;
  weeks: WeekService;
  clock: Clock;
  publicUrl: URL;
}

/** Results as files, for the page and for programs. */
export class ExportService {
  readonly #deps: Deps;
  readonly #oneByOne = createLimiter(RENDERED_AT_ONCE);

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * A panel of a result of the actor's own, or of one that the team shares. `signal` ends the work once it is no longer wanted.
   * @throws {AppError} `not-found`, `not-ready`, `export-unavailable`, `export-no-tasks`, `export-no-cards`,
   * `export-not-in-plan`.
   */
  async export(
    actor: Actor,
    id: string,
    { panel, format }: ExportRequest,
    signal: AbortSignal,
  ): Promise<ExportedFile> {
    const result = await this.#deps.results.get(actor, id);
    // What is shared by link can be read; its files are for its owner and the team.
    if (!result.mine && result.maker === null) throw new AppError('not-found');
    const hasTimes = panel === 'source' && isTimedSource(result.source);
    if (isProgramFormat(format) && panel !== 'summary') throw new AppError('export-unavailable');
    if (isTimedFormat(format) && !hasTimes) throw new AppError('export-unavailable');
    if (!isFormatInPlan(format, actor.plan)) throw new AppError('export-not-in-plan');
    const source = sourceOf(result, panel);
    if (!source) throw new AppError('not-ready');
    return {
      name: fileNameOf(source.title, panelName(result, panel, format), ENDINGS[format] ?? format),
      mediaType: MEDIA_TYPES[format],
      content: await this.#content({ result, source, format, actor, signal }),
    };
  }

  async #content({
    result,
    source,
    format,
    actor,
    signal,
  }: Wanted): Promise<ExportedFile['content']> {
    if (isLaidOut(format)) return await this.#render({ source, format }, actor, signal);
    if (!isProgramFormat(format)) return renderPlain(source, format);
    const url = this.#urlOf(result.id);
    const { taskList, study, clock } = this.#deps;
    const tasks = format === 'ics' ? await taskList.ofResult(actor, result.id) : [];
    const cards = format === 'anki' ? await study.approvedOf(actor, result.id) : [];
    return renderForProgram({ result, source, url, tasks, cards, now: clock.now() }, format);
  }

  /**
   * The tasks of all that the actor has.
   * @throws {AppError} `export-not-in-plan`
   */
  async exportTasks(
    actor: Actor,
    { format, state }: { format: TaskFormat; state: 'open' | 'done' },
  ): Promise<ExportedFile> {
    if (!areListFilesInPlan(actor.plan)) throw new AppError('export-not-in-plan');
    const { taskList, clock } = this.#deps;
    const listed = await taskList.all(actor, state);
    const tasks = listed.map((task) => Object.assign(task, { url: this.#urlOf(task.summaryId) }));
    if (format === 'csv')
      return { name: 'Tasks.csv', mediaType: TABLE, content: toTaskTable(tasks) };
    const kind = format === 'ics' ? 'VTODO' : 'VEVENT';
    const content = toCalendar(tasks, kind, clock.now());
    return { name: 'Tasks.ics', mediaType: MEDIA_TYPES.ics, content };
  }

  /**
   * A week, its lines by recording.
   * @throws {AppError} `export-not-in-plan`
   */
  async week(
    actor: Actor,
    { day, format }: { day?: string | undefined; format: WeekFormat },
    signal: AbortSignal,
  ): Promise<ExportedFile> {
    if (!isFormatInPlan(format, actor.plan)) throw new AppError('export-not-in-plan');
    const { weeks, publicUrl } = this.#deps;
    const week = await weeks.of(actor, day);
    const title = weekTitle(week);
    const markdown = weekMarkdown(week, publicUrl.origin);
    const source = { title, markdown, plainText: null, segments: null, notice: null };
    const shown: ExportSource = { ...source, language: 'en' };
    return {
      name: `${title}.${format}`,
      mediaType: MEDIA_TYPES[format],
      content: isLaidOut(format)
        ? await this.#render({ source: shown, format }, actor, signal)
        : renderPlain(shown, format),
    };
  }

  readonly #urlOf = (id: string): string => new URL(`/results/${id}`, this.#deps.publicUrl).href;

  /** The signed receipt, or the same to read. Every plan has both: it is no export of content. @throws {AppError} `not-found` */
  async receipt(
    actor: Actor,
    id: string,
    format: (typeof receiptFormats)[number],
    signal: AbortSignal,
  ): Promise<ExportedFile> {
    const signed = await this.#deps.receipts.issue(actor, id);
    return {
      name: fileNameOf(signed.receipt.result.title, exportedPanels.receipt, format),
      mediaType: MEDIA_TYPES[format],
      content:
        format === 'json'
          ? `${JSON.stringify(signed, null, 2)}\n`
          : await this.#render({ source: receiptSource(signed), format }, actor, signal),
    };
  }

  /**
   * A signed-off version with the quotations that its statements rest on. The signed JSON is no export: every plan has it.
   * @throws {AppError} `not-found`, `export-not-in-plan`
   */
  async minutes(
    actor: Actor,
    id: string,
    { number, format }: { number?: number | undefined; format: MinutesFormat },
    signal: AbortSignal,
  ): Promise<ExportedFile> {
    const signed = await this.#deps.signOff.document(actor, id, number);
    if (format !== 'json' && !isFormatInPlan(format, actor.plan))
      throw new AppError('export-not-in-plan');
    const panel = `${exportedPanels.minutes} ${signed.minutes.version}`;
    const file = {
      name: fileNameOf(signed.minutes.result.title, panel, format),
      mediaType: MEDIA_TYPES[format],
    };
    if (format === 'json') return { ...file, content: `${JSON.stringify(signed, null, 2)}\n` };
    const source = minutesSource(signed);
    return {
      ...file,
      content: isLaidOut(format)
        ? await this.#render({ source, format }, actor, signal)
        : renderPlain(source, format),
    };
  }

  async #render(
    request: RenderRequest,
    { userId }: Actor,
    signal: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const module = new URL('./render.child.ts', import.meta.url);
    const options = { heapMb: HEAP_MB, signal, reuse: true };
    try {
      return await this.#oneByOne(() => runTask(module, request, options), userId);
    } catch (cause) {
      if (!signal.aborted) throw cause;
      throw new AppError('malformed-request', { cause, detail: 'nobody waits for the document' });
    }
  }
}

/** Files of the same ending are named after the program that they are for. */
function panelName(
  { source, outputType }: Result,
  panel: ExportPanel,
  format: ExportFormat,
): string {
  if (format === 'obsidian' || format === 'notion')
    return `${exportedPanels[outputType]} ${exportedFor[format]}`;
  if (panel === 'summary') return exportedPanels[outputType];
  return source.kind === 'upload' ? exportedPanels.transcript : exportedPanels.text;
}
