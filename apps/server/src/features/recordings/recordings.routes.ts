import type { OpenAPIHono } from '@hono/zod-openapi';
import { carriedRoutes } from '@notelark/api/carried-routes';
import { changesRoutes } from '@notelark/api/changes';
import { fixRoutes } from '@notelark/api/fixes';
import { functionsRoutes } from '@notelark/api/functions';
import { importRoutes } from '@notelark/api/imports';
import { libraryRoutes } from '@notelark/api/library-routes';
import { minutesRoutes } from '@notelark/api/minutes';
import { peopleRoutes } from '@notelark/api/people';
import { receiptRoutes } from '@notelark/api/receipts';
import { reviewRoutes } from '@notelark/api/review';
import { storageRoutes } from '@notelark/api/storage';
import { taskListRoutes } from '@notelark/api/task-list';
import { weekRoutes } from '@notelark/api/week';
import { type Handlers, type HttpServices, implement } from '../../platform/http/implement.ts';
import { answerEvents, answerPlayback } from './results/streams.routes.ts';
import type { ProgressFeed } from './results/feed.service.ts';
import type { FixesService } from './corrections/fixes.service.ts';
import type { FunctionsService } from './results/functions.service.ts';
import type { ImportAudioService } from './imports/import-audio.service.ts';
import type { ComparingService } from './notes/comparing.service.ts';
import type { HandWorkService } from './notes/hand-work.service.ts';
import type { ImportsService } from './imports/imports.service.ts';
import type { HistoryService } from './library/history.service.ts';
import type { ReviewService } from './sign-off/review.service.ts';
import type { SignOffService } from './sign-off/sign-off.service.ts';
import type { SampleService } from './intake/sample.service.ts';
import type { LabelsService } from './library/labels.service.ts';
import type { StorageForecasts } from './library/storage-forecast.service.ts';
import type { PeopleService } from './library/people.service.ts';
import type { ReceiptsService } from './sign-off/receipts.service.ts';
import type { ResultsService } from './results/results.service.ts';
import type { TeamSharing } from './library/team-sharing.service.ts';
import type { TaskListService } from './library/task-list.service.ts';
import type { TextsService } from './intake/texts.service.ts';
import type { TransferService } from './intake/transfers.service.ts';
import type { UploadsService } from './results/uploads.service.ts';
import type { WeekService } from './library/week.service.ts';
import type { VocabularyChangesService } from './pipeline/vocabulary-changes.service.ts';

export interface RecordingServices {
  feed: ProgressFeed;
  fixes: FixesService;
  functions: FunctionsService;
  comparing: ComparingService;
  handWork: HandWorkService;
  history: HistoryService;
  importAudio: ImportAudioService;
  imports: ImportsService;
  labels: LabelsService;
  people: PeopleService;
  receipts: ReceiptsService;
  results: ResultsService;
  review: ReviewService;
  sample: SampleService;
  signOff: SignOffService;
  sharing: TeamSharing;
  storage: StorageForecasts;
  taskList: TaskListService;
  texts: TextsService;
  transfers: TransferService;
  uploads: UploadsService;
  vocabularyChanges: VocabularyChangesService;
  weeks: WeekService;
}

type RecordingHandlers = Handlers<typeof libraryRoutes>;

export function serveRecordings(
  app: OpenAPIHono,
  services: RecordingServices,
  http: HttpServices,
): void {
  implement(
    app,
    libraryRoutes,
    { ...uploadHandlers(services), ...textHandlers(services), ...resultHandlers(services) },
    http,
  );
  implement(
    app,
    importRoutes,
    {
      'POST /api/imports/preview': ({ actor, body, address }) =>
        services.imports.preview(actor, body.files, address),
      'POST /api/imports': ({ actor, body, address }) =>
        services.imports.create(actor, body, address),
      'DELETE /api/uploads/{id}/audio': ({ actor, params }) =>
        services.importAudio.remove(actor, params.id),
    },
    http,
  );
  implement(
    app,
    taskListRoutes,
    { 'GET /api/tasks': ({ actor, query }) => services.taskList.page(actor, query) },
    http,
  );
  implement(
    app,
    peopleRoutes,
    {
      'GET /api/people/pairs': ({ actor }) => services.people.list(actor),
      'PUT /api/people/pairs': ({ actor, body }) => services.people.set(actor, body),
    },
    http,
  );
  implement(
    app,
    weekRoutes,
    { 'GET /api/week': ({ actor, query }) => services.weeks.of(actor, query.day) },
    http,
  );
  implement(
    app,
    receiptRoutes,
    {
      'GET /api/results/{id}/receipt': ({ actor, params }) =>
        services.receipts.issue(actor, params.id),
      'GET /api/receipts/key': async () => services.receipts.key(),
      'POST /api/receipts/verify': async ({ body }) => services.receipts.verify(body),
    },
    http,
  );
  implement(
    app,
    carriedRoutes,
    {
      'GET /api/results/{id}/hand-work': ({ actor, params }) =>
        services.handWork.preview(actor, params.id),
      'PUT /api/results/{id}/carried': ({ actor, params, body }) =>
        services.handWork.apply(actor, params.id, body),
    },
    http,
  );
  implement(
    app,
    changesRoutes,
    {
      'GET /api/results/{id}/changes': ({ actor, params, query }) =>
        services.comparing.compare(actor, params.id, query.since),
    },
    http,
  );
  const { signOff } = services;
  implement(
    app,
    minutesRoutes,
    {
      'GET /api/results/{id}/versions': ({ actor, params }) => signOff.versions(actor, params.id),
      'GET /api/results/{id}/sign-off': ({ actor, params }) => signOff.prepare(actor, params.id),
      'POST /api/results/{id}/settle': ({ actor, params, body }) =>
        signOff.settle(actor, params.id, body),
      'POST /api/results/{id}/sign-off': ({ actor, params, body }) =>
        signOff.sign(actor, params.id, body.version),
      'POST /api/receipts/find': ({ body }) => signOff.find(body.fingerprint),
    },
    http,
  );
  implement(
    app,
    reviewRoutes,
    {
      'GET /api/results/{id}/review': ({ actor, params }) => services.review.list(actor, params.id),
      'POST /api/results/{id}/review': ({ actor, params, body }) =>
        services.review.decide(actor, params.id, body),
      'POST /api/reviews/{id}/undo': ({ actor, params }) => services.review.undo(actor, params.id),
    },
    http,
  );
  implement(app, functionsRoutes, functionHandlers(services), http);
  implement(app, fixRoutes, fixHandlers(services), http);
  implement(
    app,
    storageRoutes,
    {
      'GET /api/storage-forecast': ({ actor, query }) =>
        services.storage.forecast(actor, query.plan, query.at),
      'GET /api/storage-notice': ({ actor }) => services.storage.notice(actor),
    },
    http,
  );
}

function fixHandlers({ fixes, vocabularyChanges }: RecordingServices): Handlers<typeof fixRoutes> {
  return {
    'POST /api/fixes/preview': ({ actor, body }) => fixes.preview(actor, body),
    'POST /api/fixes': ({ actor, body }) => fixes.apply(actor, body),
    'GET /api/fixes': async ({ actor }) => ({ fixes: await fixes.list(actor) }),
    'POST /api/fixes/{id}/undo': ({ actor, params }) => fixes.undo(actor, params.id),
    'GET /api/transcripts/{id}/vocabulary-changes': async ({ actor, params }) => ({
      changes: await vocabularyChanges.list(actor, params.id),
    }),
    'POST /api/transcripts/{id}/vocabulary-changes/undo': ({ actor, params }) =>
      vocabularyChanges.undo(actor, params.id),
  };
}

type HandlersOf<Path extends string> = Pick<
  RecordingHandlers,
  Extract<keyof RecordingHandlers, `${string} /api/${Path}${string}`>
>;

function uploadHandlers({ history, transfers, uploads }: RecordingServices): HandlersOf<'uploads'> {
  return {
    'GET /api/uploads': async ({ actor, query }) => ({ rows: await history.uploads(actor, query) }),
    'GET /api/uploads/{id}': ({ actor, params }) => uploads.get(actor, params.id),
    'GET /api/uploads/{id}/playback': async ({ actor, params, query, http }) =>
      answerPlayback(
        await uploads.play(actor, params.id, { ...query, range: http.req.header('range') }),
      ),
    'POST /api/uploads/{id}/complete': ({ actor, params }) => transfers.complete(actor, params.id),
    'DELETE /api/uploads/{id}': ({ actor, params }) => uploads.remove(actor, params.id),
  };
}

function textHandlers({
  history,
  labels,
  sample,
  texts,
}: RecordingServices): HandlersOf<'text-inputs' | 'sample' | 'labels'> {
  return {
    'GET /api/labels': ({ actor }) => labels.list(actor),
    'PATCH /api/labels': ({ actor, body }) => labels.file(actor, body),
    'POST /api/sample': ({ actor, address }) => sample.open(actor, address),
    'GET /api/text-inputs': async ({ actor, query }) => ({
      rows: await history.texts(actor, query),
    }),
    'POST /api/text-inputs': ({ actor, body }) => texts.create(actor, body),
    'GET /api/text-inputs/{id}': ({ actor, params }) => texts.get(actor, params.id),
    'PATCH /api/text-inputs/{id}': async ({ actor, params, body }) => ({
      version: await texts.edit(actor, params.id, body),
    }),
    'DELETE /api/text-inputs/{id}': ({ actor, params }) => texts.remove(actor, params.id),
  };
}

function resultHandlers({
  feed,
  history,
  results,
  sharing,
}: RecordingServices): HandlersOf<'results' | 'summaries' | 'transcripts'> {
  return {
    'GET /api/results/{id}': ({ actor, params }) => results.get(actor, params.id),
    'GET /api/results/{id}/progress': ({ actor, params }) => results.progress(actor, params.id),
    'GET /api/results/{id}/events': async ({ actor, params }) =>
      answerEvents(await feed.open(actor, params.id)),
    'PATCH /api/results/{id}/sharing': ({ actor, params, body }) =>
      results.share(actor, params.id, body.shared),
    'PATCH /api/results/{id}/team-access': ({ actor, params, body }) =>
      sharing.setAccess(actor, params.id, body.teamAccess),
    'PATCH /api/results/{id}/title': ({ actor, params, body }) =>
      results.rename(actor, params.id, body.title),
    'PATCH /api/transcripts/{id}': async ({ actor, params, body }) => ({
      version: await results.editTranscript(actor, params.id, body),
    }),
    'PATCH /api/transcripts/{id}/lines': async ({ actor, params, body }) => ({
      version: await results.editLines(actor, params.id, body),
    }),
    'PATCH /api/transcripts/{id}/speakers': ({ actor, params, body }) =>
      results.renameSpeaker(actor, params.id, body),
    'GET /api/summaries/recent': async ({ actor }) => ({ rows: await history.recent(actor) }),
    'PATCH /api/summaries/{id}': async ({ actor, params, body }) => ({
      version: await results.editSummary(actor, params.id, body),
    }),
    'PATCH /api/summaries/{id}/tasks': async ({ actor, params, body }) => ({
      version: await results.tickTask(actor, params.id, body),
    }),
    'POST /api/summaries/{id}/switch': async ({ actor, params }) => ({
      summaryId: await results.switchType(actor, params.id),
    }),
    'POST /api/summaries/{id}/again': async ({ actor, params, body }) => ({
      summaryId: await results.again(actor, params.id, body),
    }),
    'GET /api/summaries/{id}/others': async ({ actor, params }) => ({
      summaries: await results.others(actor, params.id),
    }),
    'POST /api/summaries/{id}/retry': ({ actor, params }) => results.retry(actor, params.id),
  };
}

function functionHandlers({ functions }: RecordingServices): Handlers<typeof functionsRoutes> {
  const success = { success: true } as const;
  return {
    'POST /api/functions/transcribe': ({ actor, body }) =>
      functions.transcribe(actor, body.uploadId).then(() => success),
    'POST /api/functions/summarize': ({ actor, body }) =>
      functions.summarize(actor, body.summaryId).then(() => success),
    'POST /api/functions/test-summarize': async ({ actor, address, http }) => ({
      ...success,
      ...(await functions.testSummarize(actor, address, http.req.raw.signal)),
    }),
  };
}
