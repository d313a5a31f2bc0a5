import type { Transcriber } from '@notelark/speech';
import { isWrittenIn } from '@notelark/summarizer';
import type { SessionsService } from '../features/accounts/sessions.service.ts';
import type { ApiKeysService } from '../features/api-keys/api-keys.service.ts';
import { AlignAudioService } from '../features/recordings/imports/align-audio.service.ts';
import { ArrivalsService } from '../features/recordings/intake/arrivals.service.ts';
import { checkNotes } from '../features/recordings/jobs/check-notes.job.ts';
import { CorrectionsService } from '../features/recordings/corrections/corrections.service.ts';
import { type Credentials, ProgressFeed } from '../features/recordings/results/feed.service.ts';
import { FixesService } from '../features/recordings/corrections/fixes.service.ts';
import { FunctionsService } from '../features/recordings/results/functions.service.ts';
import { newTasks } from '../features/recordings/notes/new-tasks.ts';
import { ComparingService } from '../features/recordings/notes/comparing.service.ts';
import { HandWorkService } from '../features/recordings/notes/hand-work.service.ts';
import { HistoryService } from '../features/recordings/library/history.service.ts';
import { alignAudio } from '../features/recordings/jobs/align-audio.job.ts';
import { ImportAudioService } from '../features/recordings/imports/import-audio.service.ts';
import { ImportsService } from '../features/recordings/imports/imports.service.ts';
import { createMediaCheck } from '../features/recordings/sources/media.ts';
import { MaterialService } from '../features/recordings/results/material.service.ts';
import { NotesService } from '../features/recordings/notes/notes.service.ts';
import { indexSearch } from '../features/recordings/jobs/index-search.job.ts';
import { makePlaybackCopy } from '../features/recordings/jobs/playback-copy.job.ts';
import { PlaybackCopyService } from '../features/recordings/pipeline/playback-copy.service.ts';
import { PeopleService } from '../features/recordings/library/people.service.ts';
import { receiveUpload } from '../features/recordings/jobs/receive-upload.job.ts';
import { summarize } from '../features/recordings/jobs/summarize.job.ts';
import { SummarizeService } from '../features/recordings/pipeline/summarize.service.ts';
import { transcribe } from '../features/recordings/jobs/transcribe.job.ts';
import { TranscribeService } from '../features/recordings/pipeline/transcribe.service.ts';
import { ReceiptSigner } from '../features/recordings/sign-off/receipt-signature.ts';
import { ReceiptsService } from '../features/recordings/sign-off/receipts.service.ts';
import { serveRecordings } from '../features/recordings/recordings.routes.ts';
import { RestoringService } from '../features/recordings/corrections/restoring.service.ts';
import { ResultsService } from '../features/recordings/results/results.service.ts';
import { enforceRetention } from '../features/recordings/jobs/retention.job.ts';
import { RetentionService } from '../features/recordings/library/retention.service.ts';
import { ReviewService } from '../features/recordings/sign-off/review.service.ts';
import { RewritingService } from '../features/recordings/corrections/rewriting.service.ts';
import { LabelsService } from '../features/recordings/library/labels.service.ts';
import { SampleService } from '../features/recordings/intake/sample.service.ts';
import { SearchIndexService } from '../features/recordings/sources/search-index.service.ts';
import { SourcesService } from '../features/recordings/results/sources.service.ts';
import type { StorageForecasts } from '../features/recordings/library/storage-forecast.service.ts';
import {
  type LibraryEvents,
  SummariesService,
} from '../features/recordings/notes/summaries.service.ts';
import { sweepFixes } from '../features/recordings/jobs/sweep-fixes.job.ts';
import { sweepRecordings } from '../features/recordings/jobs/sweep.job.ts';
import { SignOffService, type TeamNews } from '../features/recordings/sign-off/sign-off.service.ts';
import { SweepService } from '../features/recordings/library/sweep.service.ts';
import { TeamSharing } from '../features/recordings/library/team-sharing.service.ts';
import { TaskListService } from '../features/recordings/library/task-list.service.ts';
import { TextsService } from '../features/recordings/intake/texts.service.ts';
import {
  type CalendarLookup,
  TranscriptionService,
} from '../features/recordings/pipeline/transcripts.service.ts';
import { serveTransfers } from '../features/recordings/intake/transfers.routes.ts';
import { TransferService } from '../features/recordings/intake/transfers.service.ts';
import { UploadsService } from '../features/recordings/results/uploads.service.ts';
import { VocabularyChangesService } from '../features/recordings/pipeline/vocabulary-changes.service.ts';
import { WeekService } from '../features/recordings/library/week.service.ts';
import { WorkControlService } from '../features/recordings/pipeline/work-control.service.ts';
import type { MailService } from '../features/mail/mail.service.ts';
import type { VocabularyService } from '../features/vocabulary/vocabulary.service.ts';
import type { UsageService } from '../features/usage/usage.service.ts';
import { bindJob, type Work } from '../platform/queue/queue.ts';
import { deriveKey } from '../platform/secret.ts';
import { productVersion } from '../platform/version.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { FilesModule } from './files.ts';
import { sampleRecording } from './sample-recording.ts';

export interface RecordingsModule extends FeatureModule {
  arrivals: ArrivalsService;
  history: HistoryService;
  taskList: TaskListService;
  weeks: WeekService;
  summaries: SummariesService;
  sweep: SweepService;
  retention: RetentionService;
  receipts: ReceiptsService;
  results: ResultsService;
  signOff: SignOffService;
  sharing: TeamSharing;
  texts: TextsService;
  transfers: TransferService;
  notes: NotesService;
  control: WorkControlService;
  fixes: FixesService;
  material: MaterialService;
  searchIndex: SearchIndexService;
  sources: SourcesService;
}

interface Deps {
  files: FilesModule;
  usage: UsageService;
  mail: MailService;
  storage: StorageForecasts;
  sells: boolean;
  sessions: SessionsService;
  keys: ApiKeysService;
  events: LibraryEvents;
  calendars: CalendarLookup;
  vocabulary: VocabularyService;
  teamNews: TeamNews;
}

/** What a page or a program watches with. */
const credentialsOf = ({ sessions, keys }: Deps): Credentials => ({
  living: async (actors) => {
    const idsOf = (isKey: boolean) =>
      actors.filter(({ scopes }) => (scopes !== null) === isKey).map(({ sessionId }) => sessionId);
    const [ofSessions, ofKeys] = await Promise.all([
      sessions.living(idsOf(false)),
      keys.living(idsOf(true)),
    ]);
    return new Set([...ofSessions, ...ofKeys]);
  },
});

const speaks =
  ({ engine, onlyLanguage }: Transcriber) =>
  (language: string): boolean =>
    engine.id !== 'none' && (onlyLanguage === null || onlyLanguage === language);

type Shared = ReturnType<typeof composeShared>;

export function composeRecordings(context: AppContext, deps: Deps): RecordingsModule {
  const shared = composeShared(context, deps);
  const transfers = composeTransfers(context, deps, shared);
  const uploads = new UploadsService({
    ...shared,
    store: deps.files.store,
    playbackKey: deriveKey(context.secret, 'playback'),
  });
  const texts = new TextsService(shared);
  const results = new ResultsService({ ...shared, uploads });
  const signer = new ReceiptSigner(deriveKey(context.secret, 'receipts'));
  const receipts = new ReceiptsService({
    ...context,
    signer,
    software: `Notelark ${productVersion}`,
  });
  const signOff = new SignOffService({ ...shared, signer });
  const feed = new ProgressFeed({ ...context, credentials: credentialsOf(deps) });
  const functions = new FunctionsService(shared);
  const history = new HistoryService(context.db);
  const taskList = new TaskListService(context.db);
  const weeks = new WeekService({ ...context, taskList });
  const { storage } = deps;
  const sharing = new TeamSharing(context);
  const fixes = new FixesService(shared);
  const services = {
    feed,
    fixes,
    functions,
    comparing: new ComparingService(shared.db),
    handWork: shared.handWork,
    history,
    importAudio: shared.importAudio,
    imports: new ImportsService(shared),
    labels: new LabelsService(context.db),
    people: new PeopleService(context.db),
    receipts,
    results,
    review: new ReviewService(shared),
    sample: new SampleService({
      ...shared,
      store: deps.files.store,
      recording: sampleRecording,
      understands: speaks(context.engines.transcriber),
    }),
    signOff,
    sharing,
    storage,
    taskList,
    texts,
    weeks,
    transfers,
    uploads,
    vocabularyChanges: shared.vocabularyChanges,
  };
  const searchIndex = new SearchIndexService(context.db);
  const sweep = new SweepService({ ...shared, transfers });
  const retention = new RetentionService(shared);
  const { transfers: store } = deps.files;
  return {
    arrivals: new ArrivalsService({ db: context.db, transfers, store }),
    history,
    taskList,
    weeks,
    summaries: shared.summaries,
    sweep,
    retention,
    receipts,
    results,
    signOff,
    sharing,
    texts,
    transfers,
    notes: shared.notes,
    control: new WorkControlService(shared),
    fixes,
    material: new MaterialService(context.db),
    searchIndex,
    sources: new SourcesService(context.db),
    serve: (app, http) => {
      serveTransfers(app, { service: transfers, store, locks: context.locks }, http);
      serveRecordings(app, services, http);
    },
    work: [
      bindJob(receiveUpload, { transfers }),
      ...pipelineWork(context, deps, shared),
      bindJob(sweepRecordings, { sweep }),
      bindJob(enforceRetention, { retention }),
      bindJob(checkNotes, { corrections: shared.corrections }),
      bindJob(sweepFixes, { fixes }),
      bindJob(indexSearch, { searchIndex }),
    ],
    endStreams: () => feed.stop(),
  };
}

/** What several services of the feature need. */
function composeShared(context: AppContext, deps: Deps) {
  const { files } = deps.files;
  const { usage, events } = deps;
  const summaries = new SummariesService({ ...context, usage, events, newTasks });
  const corrections = new CorrectionsService(context);
  const handWork = new HandWorkService({ ...context, summaries });
  const notes = new NotesService(context.engines.summarizer);
  const rewriting = new RewritingService({ ...context, corrections });
  const restoring = new RestoringService({ corrections, rewriting });
  const base = { ...context, ...deps, files, summaries, corrections, notes, rewriting, restoring };
  const shared = { ...base, handWork, vocabularyChanges: new VocabularyChangesService(base) };
  return {
    ...shared,
    transcription: new TranscriptionService(shared),
    importAudio: new ImportAudioService(shared),
  };
}

function composeTransfers(context: AppContext, { files }: Deps, shared: Shared): TransferService {
  return new TransferService({
    ...shared,
    files: files.store,
    store: files.transfers,
    room: files.room,
    check: createMediaCheck(files.store, context.engines.decoder),
    uploadMegabytes: context.config.uploadMegabytes,
  });
}

/** The jobs from a stored upload to its notes. */
function pipelineWork(context: AppContext, { files: { store } }: Deps, shared: Shared): Work[] {
  const { db, engines, log, metrics, config } = context;
  const { transcription, summaries, corrections, handWork, vocabulary, importAudio } = shared;
  const onRealTimeFactor = (factor: number) => metrics.realTimeFactor.observe(factor);
  const transcribing = {
    ...engines,
    db,
    log,
    files: store,
    service: transcription,
    vocabulary,
    onRealTimeFactor,
  };
  const { summarizer, decoder } = engines;
  const playback = new PlaybackCopyService({ db, files: store, decoder });
  const aligning = { ...engines, db, log, files: store, service: importAudio, playback };
  const summarizing = { db, log, summarizer, corrections, handWork, service: summaries };
  return [
    bindJob(
      transcribe,
      { work: new TranscribeService(transcribing), service: transcription },
      config.workerConcurrency,
    ),
    bindJob(makePlaybackCopy, { playback }),
    bindJob(alignAudio, {
      work: new AlignAudioService({ ...aligning, isWrittenIn }),
      service: importAudio,
    }),
    bindJob(
      summarize,
      { work: new SummarizeService(summarizing), service: summaries },
      config.workerConcurrency,
    ),
  ];
}
